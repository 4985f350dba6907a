import * as v from "valibot";
import { addDays } from "../../lib/day-in-india";
import { readStored, studentKey, writeStored } from "../../lib/storage";

const answersSchema = v.array(
  v.object({ classNumber: v.number(), day: v.string(), itemId: v.string(), chosen: v.string() }),
);

/** An answer to a question of the day: its class, its day in India, and the text of the chosen option. */
export type DailyAnswer = v.InferOutput<typeof answersSchema>[number];

/** The maximum number of stored answers: twelve classes, two days each. */
const maxAnswers = 24;

function answersKey(studentId: string | null): string {
  return studentKey("dailyAnswers", studentId);
}

/**
 * @param studentId the logged-in student, or null
 * @param question the question's class, day and id
 * @returns the option that was chosen on this device; undefined if the question was not answered
 */
export function findDailyAnswer(
  studentId: string | null,
  { classNumber, day, itemId }: Omit<DailyAnswer, "chosen">,
): string | undefined {
  return (readStored(answersKey(studentId), answersSchema) ?? []).find(
    (answer) => answer.classNumber === classNumber && answer.day === day && answer.itemId === itemId,
  )?.chosen;
}

/**
 * Stores an answer on this device until the end of the next day, so that the child can see it again.
 *
 * @param studentId the logged-in student, or null
 * @param answer the answer to a question of today
 */
export function storeDailyAnswer(studentId: string | null, answer: DailyAnswer): void {
  const yesterday = addDays(answer.day, -1);
  const recentAnswers = (readStored(answersKey(studentId), answersSchema) ?? []).filter(
    ({ day }) => day >= yesterday,
  );
  writeStored(answersKey(studentId), [answer, ...recentAnswers].slice(0, maxAnswers));
}
