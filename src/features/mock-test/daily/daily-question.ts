import { subjects, type Subject } from "../../../content/subjects";
import { listExplanations, listQuestions } from "../../../data/question-files";
import type { Question } from "../../../engine/mock-test/questions";
import type { Explanation } from "../../../items/item";
import { daysBetween } from "../../../lib/day-in-india";
import { createRandom, shuffle } from "../../../lib/random";

/** The question of one class and day, with the explanation that is shown after the answer. */
export type DailyQuestion = { subject: Subject; question: Question; explanation: Explanation | undefined };

/**
 * @param classNumber 1 to 12
 * @param day the day in India, `YYYY-MM-DD`
 * @returns the subject of that day: each in turn, and neighbouring classes have different ones
 */
export function findDailySubject(classNumber: number, day: string): Subject {
  // Days are counted from any fixed day; the index is negative before it.
  const subjectIndex = daysBetween("2026-01-01", day) + classNumber;
  return subjects[((subjectIndex % subjects.length) + subjects.length) % subjects.length] ?? subjects[0];
}

/**
 * Picks the question of a day: each question gets a random number from the day and its id, and the lowest number wins.
 * So every device picks the same question, and a change of other questions rarely changes the choice. Questions about a
 * passage are left out, because they are too long.
 *
 * @param questions the questions of the day's set
 * @param day the day in India
 * @returns the question, with its options in the same order for everybody; undefined if the set has none
 */
export function pickDailyQuestion(questions: readonly Question[], day: string): Question | undefined {
  const [first] = questions
    .filter(({ passage, validUntil }) => !passage && (validUntil === undefined || validUntil >= day))
    .map((question) => ({ question, randomNumber: createRandom(`${day} ${question.id}`)() }))
    .toSorted((a, b) => a.randomNumber - b.randomNumber);
  if (!first) return undefined;
  const { question } = first;
  return { ...question, options: shuffle(question.options, createRandom(`${day} ${question.id} options`)) };
}

/**
 * @param classNumber 1 to 12
 * @param day the day in India
 * @returns the question of that class and day; undefined if its file cannot be fetched
 */
export async function findDailyQuestion(
  classNumber: number,
  day: string,
): Promise<DailyQuestion | undefined> {
  const subject = findDailySubject(classNumber, day);
  const [questions, explanations] = await Promise.all([
    listQuestions(subject.slug, classNumber),
    listExplanations(subject.slug, classNumber),
  ]);
  const question = pickDailyQuestion(questions, day);
  return question && { subject, question, explanation: explanations[question.id] };
}
