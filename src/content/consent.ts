/** The wording that a parent agrees to; a new wording gets a new version (design section 3 no. 8). */
export const consent = {
  version: "2026-11",
  text: "I am the student’s parent or guardian, and I agree to receive updates about this account, exams and results by email and phone.",
} as const;
