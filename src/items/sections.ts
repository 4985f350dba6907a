/** The sections of a paper, in their order (docs/exam.md section 2). */
export const sectionLetters = ["A", "B", "C"] as const;

export type SectionLetter = (typeof sectionLetters)[number];

/** The number of questions in section C of every paper (docs/exam.md section 2). */
export const challengeCount = 5;

/** From this class on, section B is called Applied problems instead of Everyday problems. */
const appliedFromClass = 9;

/**
 * @param section the section’s letter
 * @param className the class of the paper, or its classes: `Class 5`, `Classes 9-12`
 * @returns the section's name for a child
 */
export function nameSection(section: SectionLetter, className: string): string {
  if (section === "A") return "Core";
  if (section === "C") return "Challenge";
  return Number(/\d+/.exec(className)?.[0] ?? 0) >= appliedFromClass
    ? "Applied problems"
    : "Everyday problems";
}
