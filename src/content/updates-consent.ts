/**
 * The wordings of the consent to updates, by version. A student's row stores the version that was agreed to, so a
 * changed wording is added as a new one. The current wording is true whether a parent or the student ticks the box.
 */
export const updatesConsentWordings: Readonly<Record<string, string>> = {
  "2026-11":
    "I am the student’s parent or guardian, and I agree to receive updates about this account, exams and results by email and phone.",
  "2026-11-28":
    "The student’s parent or guardian knows about this account and agrees to get updates by email and phone about the account, the exams and the results.",
};

const version = "2026-11-28";

/** The current wording (docs/design.md section 3 no. 8). */
export const updatesConsent = { version, text: updatesConsentWordings[version] ?? "" } as const;
