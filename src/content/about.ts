import { site } from "../config/site";
import type { ExamCalendar } from "./editions";
import { formatList, formatNumber } from "./number-words";
import { addExamsOfEdition } from "./edition-texts";
import { subjects } from "./subjects";

/** The page about the organiser. */
type About = {
  title: string;
  lead: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
};

/**
 * @param calendar the exam calendar
 * @returns the page about the organiser and its inclusive olympiads (docs/specification.md section 2, route table)
 */
export function getAbout(calendar: ExamCalendar): About {
  return {
    title: "About Us",
    lead: `${site.name} runs inclusive online olympiads: any student of classes 1 to 12 can take part, in ${formatNumber(subjects.length)} subjects.`,
    sections: [
      {
        heading: "An olympiad for every child",
        paragraphs: [
          "Many olympiads are open only to children whose school takes part. We believe every child who loves a good question should get a chance.",
          "So any student of classes 1 to 12, from any school or board, can register directly, without going through the school, and take the exam at home on the family’s own device.",
        ],
      },
      {
        heading: "Questions worth thinking about",
        paragraphs: [
          "Our questions start from what is taught at school and go a step further. They ask students to apply what they know, and they reward thinking, not rote learning.",
          "There is no negative marking. A child who is not sure can still try. Children learn more by trying than by leaving a question blank.",
        ],
      },
      {
        heading: "Free, unlimited practice",
        paragraphs: [
          `Mock tests are free and need no account. Each has 10 questions in 12 minutes, and you see straight away what was right and why. There are mock tests for all ${formatNumber(subjects.length)} subjects and every class.`,
        ],
      },
      {
        heading: `Twice a year, ${formatNumber(subjects.length)} subjects`,
        paragraphs: [
          addExamsOfEdition(
            calendar,
            `There is usually a summer edition in June and July and a winter edition in December and January. Not every edition has every subject. The subjects are ${formatList(subjects.map(({ name }) => name))}.`,
          ),
          "The top 100 in each subject and class win medals and certificates, and the top 10 also win a scholarship. Everyone who takes part gets a digital certificate.",
        ],
      },
      {
        heading: "Made with care, for children",
        paragraphs: [
          "We ask only for the details that an exam needs. This site has no advertisements and does not track children. You can download your child’s data and delete the account yourself, in your profile.",
        ],
      },
      {
        heading: "We reply to every message",
        paragraphs: [
          `Parents, students, schools, tutors and companies can write to us at ${site.helpEmail}. We usually reply within 1 business day.`,
        ],
      },
    ],
  };
}
