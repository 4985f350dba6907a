import { site } from "../config/site";

const unavailable = `The form is not open at the moment. Please write to ${site.helpEmail} and ask for the book.`;

/** Said where the form stands. */
const invitation = "Leave your email address, and we send it to you.";

/** Said on both thank-you pages (specification section 2, route table). */
const ifMissing = "If you do not see it in a few minutes, please look in the spam folder.";

/** The two books that are sent by email (specification section 1). */
export const ebooks = {
  guide: {
    name: "Math Olympiad Guide",
    title: "Math Olympiad Guide",
    lead: "A book for parents and students who want to know how a maths olympiad works.",
    points: [
      "What a maths olympiad asks for",
      "How to practise a little every day",
      "How to use the hour of the exam",
    ],
    thankYouTitle: "Thank you",
    thankYou: `We have sent you an email with the Math Olympiad Guide attached. ${ifMissing}`,
    invitation,
    unavailable,
  },
  puzzles: {
    name: "Math Olympiad Puzzles",
    title: "Math Olympiad Puzzles",
    lead: "A book of maths puzzles for the kitchen table.",
    points: ["Puzzles to solve alone or together", "Practice for the Maths Olympiad", "Sent to you by email"],
    thankYouTitle: "Thank you",
    thankYou: `We have sent you an email with the Math Olympiad Puzzles attached. ${ifMissing}`,
    invitation,
    unavailable,
  },
} as const;
