import type { StoredAttempt } from "./database";
import {
  createCountingRule,
  findCountedLetters,
  graceMs,
  listAnswers,
  type ModelAnswer,
  type ModelAttempt,
} from "../model/exam-rules";
import { computeAnswerRecordCode } from "../model/answer-record-code";
import type { Outcome } from "./run-simulation";

const durationsSeconds = { exam: 900, rehearsal: 600, "old rehearsal": 600 };
const questionCount = 10;

const describeAnswer = ({ sessionNo, seq, n, option, answeredMs, receivedMs }: ModelAnswer) =>
  `${sessionNo}.${seq}: ${n} ${option} given ${answeredMs} received ${receivedMs}`;

/** Returns an attempt's deadline, with the time granted while it ran. */
function findDeadline({ plan, grants, decisions }: Outcome, attempt: ModelAttempt): number {
  if (decisions) return decisions.findDeadline(attempt);
  const { startedMs, end } = attempt;
  let deadlineMs = startedMs + durationsSeconds[plan.paperKind] * 1000;
  for (const { atMs, seconds } of grants)
    if (atMs <= Math.min(deadlineMs + graceMs, end?.atMs ?? Infinity)) deadlineMs += seconds * 1000;
  return deadlineMs;
}

/** E2 and E3: the stored answers must be the acknowledged ones, with the times of the model. */
function compareEvents(stored: readonly ModelAnswer[], expected: readonly ModelAnswer[]): string[] {
  const storedLines = stored.map(describeAnswer);
  const expectedLines = expected
    .toSorted((a, b) => a.sessionNo - b.sessionNo || a.seq - b.seq)
    .map(describeAnswer);
  return storedLines.join("\n") === expectedLines.join("\n")
    ? []
    : [`the events are\n${storedLines.join("\n")}\nand not\n${expectedLines.join("\n")}`];
}

/** E2 and E4: the answer records of an attempt must match the model of the simulation. */
function compareAnswerRecords(attempt: StoredAttempt, model: ModelAttempt, deadlineMs: number): string[] {
  const { finished_ms, finished_at, answer_records: answerRecords } = attempt;
  if (finished_ms === null || finished_at === null) return ["an attempt never ended"];
  const problems: string[] = [];
  const isEndedByStudent = finished_ms <= deadlineMs;
  if (attempt.deadline_ms !== deadlineMs)
    problems.push(`the deadline is ${attempt.deadline_ms}, not ${deadlineMs}`);
  if (!isEndedByStudent && finished_ms > deadlineMs + graceMs)
    problems.push("an attempt ended later than 180 s after the deadline");
  if ((attempt.ended_by === "student") !== isEndedByStudent)
    problems.push(`an attempt was ended by ${attempt.ended_by}`);
  if (model.end && model.end.atMs !== finished_ms)
    problems.push("an attempt ended at another time than the reply says");
  const letters = findCountedLetters(
    model,
    questionCount,
    deadlineMs,
    isEndedByStudent ? finished_ms : Infinity,
  );
  if (answerRecords.at(-1)?.letters !== letters)
    problems.push(`${answerRecords.at(-1)?.letters} is on the last answer record, not ${letters}`);
  for (const { no, letters: answerRecordLetters, code } of answerRecords) {
    const expected = computeAnswerRecordCode(attempt.id, finished_at, answerRecordLetters);
    if (code !== expected) problems.push(`answer record ${no} has the code ${code}, not ${expected}`);
  }
  return problems;
}

/** Whether all stored answers count. If not, the exam page shows which of them differ. */
function areAllCounted(modelAttempt: ModelAttempt, attempt: StoredAttempt): boolean {
  const finishedMs = attempt.ended_by === "student" ? (attempt.finished_ms ?? 0) : Infinity;
  return listAnswers(modelAttempt).every(createCountingRule(modelAttempt, attempt.deadline_ms, finishedMs));
}

/**
 * On one device, the counted answers must be those that the student saw. With two devices, the counted answer can be the last one
 * of either device, because an answer given on the older page after the newer page was opened gets the time of that opening.
 */
function compareWithScreen(outcome: Outcome, attempt: StoredAttempt): string[] {
  const { student, deviceCount } = outcome;
  const letters = attempt.answer_records.at(-1)?.letters ?? "";
  const modelAttempt = outcome.model.attempts.get(attempt.id);
  if (!modelAttempt || !areAllCounted(modelAttempt, attempt)) return [];
  // With two devices, taps of the last 25 s can count in either order.
  const toleranceMs = deviceCount > 1 ? 25_000 : 0;
  return Array.from({ length: questionCount }, (_, index) => index + 1).flatMap((n) => {
    const taps = student.taps.filter((tap) => tap.n === n);
    const lastMs = Math.max(...taps.map(({ atMs }) => atMs));
    const lastTaps = taps.filter(
      (tap) =>
        tap.atMs >= lastMs - toleranceMs ||
        (deviceCount > 1 && tap === taps.findLast(({ device }) => device === tap.device)),
    );
    const isUncertain =
      lastTaps.some(({ isInDoubt }) => isInDoubt) ||
      (deviceCount > 1 && taps.some(({ isTimeTrusted }) => !isTimeTrusted));
    const possibleLetters = (toleranceMs === 0 ? lastTaps.slice(-1) : lastTaps).map(
      ({ option }) => option ?? "-",
    );
    if (taps.length === 0) possibleLetters.push("-");
    const letter = letters[n - 1] ?? "";
    return isUncertain || possibleLetters.includes(letter)
      ? []
      : [`the counted answer to ${n} is ${letter}, but the student saw ${possibleLetters.join(" or ")}`];
  });
}

/** An ended exam page must show exactly the questions whose answer on the answer record differs. */
function compareEndings({ student, attempts }: Outcome): string[] {
  return student.endings.flatMap(({ letters, differingQuestions, answerRecordCode, isOlder }) => {
    const answerRecord = attempts
      .flatMap(({ answer_records }) => answer_records)
      .find(({ code }) => code === answerRecordCode);
    if (!answerRecord) return [`a room shows the unknown answer record ${answerRecordCode}`];
    if (isOlder) return [];
    const expectedQuestions = Array.from(letters).flatMap((letter, index) =>
      letter === answerRecord.letters[index] ? [] : [index + 1],
    );
    return expectedQuestions.join() === differingQuestions.join()
      ? []
      : [`a room shows ${differingQuestions.join()} as different, not ${expectedQuestions.join()}`];
  });
}

/** @returns the problems of a finished simulation, as text */
export function listProblems(outcome: Outcome): string[] {
  const { model, student, decisions, attempts, violations } = outcome;
  const problems = [...violations, ...model.problems, ...student.problems, ...(decisions?.problems ?? [])];
  for (const attempt of attempts) {
    const modelAttempt = model.attempts.get(attempt.id);
    if (!modelAttempt) {
      problems.push("there is an attempt that nobody has started");
      continue;
    }
    const deadlineMs = findDeadline(outcome, modelAttempt);
    // For a deleted account only the letters are kept.
    const expectedAnswers = decisions?.isDeleted() === true ? [] : listAnswers(modelAttempt);
    problems.push(...compareEvents(outcome.events.get(attempt.id) ?? [], expectedAnswers));
    if (decisions && (attempt.status === "held") !== decisions.isHeld())
      problems.push(`the result of an attempt is ${attempt.status}`);
    problems.push(...compareAnswerRecords(attempt, modelAttempt, deadlineMs));
  }
  // The screens are compared only with a single attempt of an account that still exists: answers tapped after its deletion are
  // not stored, a rehearsal can be started again, and the purge deletes an old rehearsal while it runs.
  const [onlyAttempt, ...others] = attempts;
  if (onlyAttempt && others.length === 0 && model.attempts.size === 1 && decisions?.isDeleted() !== true) {
    for (const device of [0, 1])
      problems.push(...student.listMissingAnswers(device).map((line) => `device ${device} saw ${line}`));
    problems.push(...compareWithScreen(outcome, onlyAttempt), ...compareEndings(outcome));
  }
  return problems;
}
