import * as v from "valibot";
import { readStored, studentKey, writeStored } from "../../lib/storage";

/** The storage key of choices, without the student's id. */
const choiceName = "mockTestChoice";

/** A child's choice of test: a subject and a class, with their ids, and a mistake or a topic to practise, if any. */
export const choiceSchema = v.object({
  subjectId: v.pipe(v.string(), v.uuid()),
  subjectName: v.string(),
  subjectSlug: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
  classId: v.pipe(v.string(), v.uuid()),
  className: v.string(),
  classNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  mistake: v.optional(v.string()),
  topic: v.optional(v.string()),
});

export type Choice = v.InferOutput<typeof choiceSchema>;

/**
 * @param studentId the logged-in student, or null
 * @returns the last choice in this browser, or null
 */
export function readChoice(studentId: string | null): Choice | null {
  return readStored(studentKey(choiceName, studentId), choiceSchema);
}

/**
 * @param studentId the logged-in student, or null
 * @param choice the choice to remember
 */
export function storeChoice(studentId: string | null, choice: Choice): void {
  writeStored(studentKey(choiceName, studentId), choice);
}

/**
 * @param choice subject and class
 * @returns the test's name, such as `Maths · Class 5`
 */
export function formatTestName(choice: Pick<Choice, "subjectName" | "className">): string {
  return `${choice.subjectName} · ${choice.className}`;
}
