import { class5, maths } from "./factories";

/** The id of the paper in these factories. */
export const paperId = "9a9e0000-0000-4000-8000-000000000005";

/** A row of `list_papers` as the site reads it; `otherSolvers` are organisers besides the author who could solve the paper. */
export function makeListedPaper(changes: Record<string, unknown> = {}) {
  return {
    examId: maths,
    examName: "Maths",
    classId: class5,
    className: "Class 5",
    classNumber: 5,
    kind: "exam",
    examOn: "2027-01-17",
    opensAt: "2027-01-17T05:30:00+00:00",
    enrolled: 12,
    paperId,
    status: "draft",
    questions: 2,
    unsolved: 2,
    disagreements: 0,
    isOverdue: false,
    hasAttempt: false,
    hasConflictOfInterest: false,
    isKeyKnown: true,
    isCancelled: false,
    otherSolvers: 1,
    ...changes,
  };
}

const items = [
  {
    n: 1,
    section: "A",
    question: "A baker fills 6 trays with 8 buns each and sells 30. How many buns are left?",
    options: ["18", "48", "24", "14"],
    topic: "Four Operations",
    level: 1,
    family: "buns-left",
  },
  {
    n: 2,
    section: "C",
    question:
      "A number is halved, 7 is added, and the sum is doubled. The result is 40. What was the number?",
    options: ["26", "13", "54", "66"],
    topic: "Number Puzzles",
    level: 3,
    family: "backwards",
  },
];

/** A paper of two questions as `open_paper` returns it. */
export function makeOpenedPaper(changes: Record<string, unknown> = {}) {
  return {
    outcome: "paper",
    revision: 1,
    items,
    passages: {},
    key: {
      1: {
        credited: ["18"],
        why: "6 × 8 = 48, and 48 − 30 = 18.",
        wrong: { "48": "counted all the buns", "24": "filled three trays", "14": "added 6 and 8" },
      },
      2: {
        credited: ["26"],
        why: "40 ÷ 2 = 20, 20 − 7 = 13, and twice 13 is 26.",
        wrong: {
          "13": "forgot to double at the end",
          "54": "added the 7 again",
          "66": "left the doubling out",
        },
      },
    },
    // The paper has only 2 of its 50 questions.
    lacks: ["2 of 50 questions"],
    solutions: [] as object[],
    ...changes,
  };
}

/** The same paper in the format of `read_paper_to_solve`. */
export function makePaperToSolve(changes: Record<string, unknown> = {}) {
  return {
    outcome: "paper",
    passages: {},
    items: items.map(({ n, section, question, options }) => ({
      n,
      section,
      question,
      options: options.toReversed(),
      fingerprint: `print-${n}`,
      is_solved: false,
    })),
    ...changes,
  };
}

/** A solver's choice for the first question, which differs from the key. */
export function makeSolution(changes: Record<string, unknown> = {}) {
  return {
    n: 1,
    fingerprint: "print-1",
    solver_id: "de300000-0000-4000-8000-000000000009",
    solver: "Ravi Menon",
    choice: "24",
    note: null,
    // The author and the solver have not agreed yet on the right answer.
    is_agreed: false,
    ...changes,
  };
}
