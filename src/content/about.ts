import { site } from "../config/site";
import type { Season } from "./editions";
import { writeList, writeNumber } from "./number-words";
import { withExamsOfSeason } from "./season-texts";
import { subjects } from "./subjects";

/** The page about the organiser. */
type About = {
  title: string;
  lead: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
};

/**
 * @param season of when
 * @returns the page about the organiser: olympiads that leave nobody out (specification section 2, route table)
 */
export function getAbout(season: Season): About {
  return {
    title: "About Us",
    lead: `${site.name} runs inclusive online olympiads for school students of classes 1 to 12, in ${writeNumber(subjects.length)} subjects.`,
    sections: [
      {
        heading: "An olympiad for every child",
        paragraphs: [
          "Often a child can sit an olympiad only if the school takes part. We think that any child who likes a good question should be able to try.",
          "So there is no selection. Every student of classes 1 to 12 can register, from any school and any board, with or without the school's help, and can sit the exam at home on the device the family has.",
        ],
      },
      {
        heading: "Questions worth thinking about",
        paragraphs: [
          "Our questions start from what is taught at school and go one notch further. They ask what follows, what fits, what would happen if, and they can be answered by thinking rather than by luck.",
          "There is no negative marking. A child who is not sure may still try, and learns more from it than from leaving the line empty.",
        ],
      },
      {
        heading: "Free practice, without limit",
        paragraphs: [
          `Mock tests cost nothing and need no account. Each has 10 questions and 12 minutes, and shows at once what was right and why. There are mock tests for all ${writeNumber(subjects.length)} subjects and every class.`,
        ],
      },
      {
        heading: `Twice a year, ${writeNumber(subjects.length)} subjects`,
        paragraphs: [
          withExamsOfSeason(
            season,
            `There is a summer edition in June and July and a winter edition in December and January. The subjects are ${writeList(subjects.map(({ name }) => name))}.`,
          ),
          "The first hundred ranks in each subject and class win medals and certificates, and the first ten a scholarship too. Everyone who takes part gets a digital certificate.",
        ],
      },
      {
        heading: "Made for children, so made with care",
        paragraphs: [
          "We ask only for what an exam needs. There are no advertisements on this site, no recording of sessions, and no child is tracked. A family can download what we know about it, and can delete it.",
        ],
      },
      {
        heading: "People who answer",
        paragraphs: [
          `Parents and students, but also schools, tutors, institutions and companies write to us at ${site.helpEmail}. We usually reply within 1 business day.`,
        ],
      },
    ],
  };
}
