import * as v from "valibot";
import { listQuestions, questionSchema, type Question } from "../questions";
import { createSeed } from "../../lib/random";
import { readStored, removeStored, studentKey, writeStored } from "../../lib/storage";
import { choiceSchema, readChoice, type Choice } from "./choice";
import { listSeenIds, rememberQuestions } from "./seen-questions";
import { selectQuestions } from "./select-questions";
import { startTime, systemClock, type Clock } from "./test-clock";

const istOffsetMs = 5.5 * 60 * 60 * 1000;
const attemptSchema = v.pipe(
  v.object({
    studentId: v.nullable(v.string()),
    choice: choiceSchema,
    seed: v.string(),
    questions: v.pipe(v.array(questionSchema), v.nonEmpty()),
    answers: v.record(v.string(), v.string()),
    markedIds: v.array(v.string()),
    /** Milliseconds by question id; what has a time, however short, has been seen. */
    spentMs: v.record(v.string(), v.number()),
    index: v.pipe(v.number(), v.integer(), v.minValue(0)),
    startedAtMs: v.number(),
    deadlineAtMs: v.number(),
    remainingMs: v.number(),
  }),
  v.check((attempt) => attempt.index < attempt.questions.length, "There is no such question."),
);

/** A mock test under way: all it takes to go on after a reload, a crash or a sleep. Times by the wall clock. */
export type Attempt = v.InferOutput<typeof attemptSchema>;

/**
 * @param studentId who is logged in, or null
 * @returns the name of the stored entry, for other tabs to watch
 */
export function attemptKey(studentId: string | null): string {
  return studentKey("mockTestAttempt", studentId);
}

/**
 * @param studentId who is logged in, or null
 * @returns the test that is under way, or null
 */
export function readAttempt(studentId: string | null): Attempt | null {
  return readStored(attemptKey(studentId), attemptSchema);
}

/** @param attempt stored under its student's key */
export function storeAttempt(attempt: Attempt): void {
  writeStored(attemptKey(attempt.studentId), attempt);
}

/** @param studentId whose test is over or given up */
export function dropAttempt(studentId: string | null): void {
  removeStored(attemptKey(studentId));
}

function drawQuestions(choice: Choice, file: readonly Question[], seed: string, wallMs: number): Question[] {
  const today = new Date(wallMs + istOffsetMs).toISOString().slice(0, 10);
  const questions = selectQuestions(file, { seed, seenIds: listSeenIds(choice), today });
  rememberQuestions(choice, questions);
  return questions;
}

/**
 * Opens the test of /mocktest: the one under way, else a new one of the stored choice.
 *
 * @param studentId who is logged in, or null
 * @param clock when it starts
 * @returns the attempt, stored already; null when the question file is missing or empty, or nothing was chosen
 */
export async function openAttempt(
  studentId: string | null,
  clock: Clock = systemClock,
): Promise<Attempt | null> {
  const choice = readChoice(studentId);
  const file =
    readAttempt(studentId) || !choice ? [] : await listQuestions(choice.subjectSlug, choice.classNumber);
  // Looked at again: the other tab, or this page shown twice, may have opened the test meanwhile.
  const underWay = readAttempt(studentId);
  if (underWay || !choice) return underWay;
  const seed = createSeed();
  const startedAtMs = clock.wallMs();
  const questions = drawQuestions(choice, file, seed, startedAtMs);
  if (questions.length === 0) return null;
  const untouched = { answers: {}, markedIds: [], spentMs: {}, index: 0 };
  const attempt = {
    studentId,
    choice,
    seed,
    questions,
    startedAtMs,
    ...untouched,
    ...startTime(startedAtMs),
  };
  storeAttempt(attempt);
  return attempt;
}
