import { site } from "../config/site";

const unavailable = `The form is not available right now. Write to ${site.helpEmail} and we will email you the ebook.`;

/** Shown beside the form. */
const invitation = "Enter your email address and we will send it to you.";

/** Shown on both thank-you pages (docs/specification.md section 2, route table). */
const spamHint = "If you do not see it in a few minutes, please check your spam folder.";

/** The two books that are sent by email (docs/specification.md section 1). */
export const ebooks = {
  guide: {
    bookTitle: "Math Olympiad Guide",
    pageTitle: "Math Olympiad Guide",
    lead: "A free ebook for parents and students who want to know how a maths olympiad works.",
    points: [
      "What a maths olympiad tests",
      "How to practise a little every day",
      "How to use your 60 minutes well",
    ],
    thankYouTitle: "Thank you",
    thankYou: `We have sent you an email with the Math Olympiad Guide attached. ${spamHint}`,
    invitation,
    unavailable,
  },
  puzzles: {
    bookTitle: "Math Olympiad Puzzles",
    pageTitle: "Math Olympiad Puzzles",
    lead: "A free ebook of maths puzzles for the whole family.",
    points: ["Puzzles to solve alone or together", "Practice for the Maths Olympiad", "Sent to you by email"],
    thankYouTitle: "Thank you",
    thankYou: `We have sent you an email with the Math Olympiad Puzzles attached. ${spamHint}`,
    invitation,
    unavailable,
  },
} as const;
