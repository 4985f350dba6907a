/** The name under which choices are stored, before their student's id. */
export const choiceName = "mockTestChoice";

/**
 * @param choice subject and class
 * @returns how the test is called, such as `Maths · Class 5`
 */
export function nameOf(choice: { subjectName: string; className: string }): string {
  return `${choice.subjectName} · ${choice.className}`;
}
