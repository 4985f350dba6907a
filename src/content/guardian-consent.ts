/** The text of a consent, in plain words. */
type Wording = {
  /** Which data we use, why, and for how long. */
  points: readonly (readonly [term: string, text: string])[];
  /** The text of the tick box. */
  agreement: string;
};

/** The wording that a parent or guardian agrees to; a new wording gets a new version (docs/exam.md section 9, decision 070). */
export const guardianConsentVersion = "2026-11-30";

/** The consent to exams in three short lines, shown above its full text. */
export const examConsentInShort = [
  "We store your child’s answers, marks and rank.",
  "Only to mark the exam and send the certificate and award.",
  "Until you delete the account. You can withdraw consent at any time.",
] as const;

export const examConsent: Wording = {
  points: [
    [
      "What",
      "We store your child’s answers and when each was given, a record of events such as a lost connection, and the marks, rank, award and certificate.",
    ],
    ["Why", "To mark the exam, work out the rank and send the certificate and award. Nothing else."],
    [
      "How long",
      "Until you delete the account; after that we keep only the answers, the marks and the rank, without the name. If you withdraw consent, we no longer show the result. We delete the record of events as soon as you withdraw consent, or 30 days after the final result, whichever is earlier.",
    ],
  ],
  agreement: "I am an adult and this child’s parent or guardian, and I agree to this for the exams.",
};

export const cameraConsent: Wording = {
  points: [
    [
      "What",
      "If your child uses the camera in an exam, we take a small photo about every two minutes. No video, no sound.",
    ],
    [
      "Why",
      "An organiser checks the pictures of winners and of some students chosen at random. Not using the camera does not affect marks, ranks or awards.",
    ],
    [
      "How long",
      "The pictures are deleted 30 days after the final result, or as soon as you withdraw this consent. Only your family and the organisers can see them.",
    ],
  ],
  agreement:
    "I am an adult and this child’s parent or guardian, and I agree to camera pictures during the exam.",
};
