/** What a consent is to, in plain words. */
type Wording = {
  /** What is done, why, and for how long. */
  points: readonly (readonly [term: string, text: string])[];
  /** What is ticked. */
  agreement: string;
};

/** The wording that a parent or guardian agrees to; a new wording gets a new version (exam section 9, decision 070). */
export const guardianConsentVersion = "2026-11";

export const examConsent: Wording = {
  points: [
    [
      "What",
      "We keep the answers of an exam and when they were given, what the exam's page noticed, such as a lost connection, and what comes of it: marks, rank, award and certificate.",
    ],
    ["Why", "To mark the exam, to rank it, and to send the certificate and the award. For nothing else."],
    [
      "How long",
      "Until you take the consent back or delete the account. What the page noticed goes 30 days after the final result.",
    ],
  ],
  agreement: "I am an adult and this child's parent or guardian, and I agree to this for the exams.",
};

export const cameraConsent: Wording = {
  points: [
    [
      "What",
      "In an exam that uses the camera: a small still picture about every two minutes. No film, no sound.",
    ],
    [
      "Why",
      "An organiser looks at the pictures of winners, and of some others by chance. Without pictures no mark, rank or award is lost.",
    ],
    [
      "How long",
      "30 days after the final result they are gone. Your family and the organisers see them, nobody else.",
    ],
  ],
  agreement:
    "I am an adult and this child's parent or guardian, and I agree to pictures by the camera as well.",
};
