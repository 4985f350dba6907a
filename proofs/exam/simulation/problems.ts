import type { StoredAttempt } from "./database";
import {
  countingRule,
  foldLetters,
  graceMs,
  listAnswers,
  type ModelAnswer,
  type ModelAttempt,
} from "../model/exam-rules";
import { receiptCodeOf } from "../model/receipt-code";
import type { Outcome } from "./run-simulation";

const durations = { exam: 900, rehearsal: 600, "old rehearsal": 600 };
const questionCount = 10;

const describe = ({ sessionNo, seq, n, option, answeredMs, receivedMs }: ModelAnswer) =>
  `${sessionNo}.${seq}: ${n} ${option} given ${answeredMs} here ${receivedMs}`;

/** When an attempt's answers must be given: what was granted while it ran comes besides. */
function findDeadline({ plan, grants, decisions }: Outcome, attempt: ModelAttempt): number {
  if (decisions) return decisions.deadlineOf(attempt);
  const { startedMs, end } = attempt;
  let deadlineMs = startedMs + durations[plan.sitting] * 1000;
  for (const { atMs, seconds } of grants)
    if (atMs <= Math.min(deadlineMs + graceMs, end?.atMs ?? Infinity)) deadlineMs += seconds * 1000;
  return deadlineMs;
}

/** E2 and E3: the events in the database are those that were acknowledged, dated by the rule. */
function compareEvents(stored: readonly ModelAnswer[], expected: readonly ModelAnswer[]): string[] {
  const found = stored.map(describe);
  const wanted = expected.toSorted((a, b) => a.sessionNo - b.sessionNo || a.seq - b.seq).map(describe);
  return found.join("\n") === wanted.join("\n")
    ? []
    : [`the events are\n${found.join("\n")}\nand not\n${wanted.join("\n")}`];
}

/** E2 and E4: the receipts of an attempt, by the record of the simulation alone. */
function compareReceipt(attempt: StoredAttempt, model: ModelAttempt, deadlineMs: number): string[] {
  const { finished_ms, finished_at, receipts } = attempt;
  if (finished_ms === null || finished_at === null) return ["an attempt never ended"];
  const problems: string[] = [];
  const isByStudent = finished_ms <= deadlineMs;
  if (attempt.deadline_ms !== deadlineMs)
    problems.push(`the deadline is ${attempt.deadline_ms}, not ${deadlineMs}`);
  if (!isByStudent && finished_ms > deadlineMs + graceMs)
    problems.push("it ended later than 180 s after the deadline");
  if ((attempt.ended_by === "student") !== isByStudent) problems.push(`it was ended by ${attempt.ended_by}`);
  if (model.end && model.end.atMs !== finished_ms) problems.push("it ended at another moment than it said");
  const letters = foldLetters(model, questionCount, deadlineMs, isByStudent ? finished_ms : Infinity);
  if (receipts.at(-1)?.letters !== letters)
    problems.push(`${receipts.at(-1)?.letters} counts, and not ${letters}`);
  for (const { no, letters: ofReceipt, code } of receipts) {
    const expected = receiptCodeOf(attempt.id, finished_at, ofReceipt);
    if (code !== expected) problems.push(`receipt ${no} has the code ${code}, not ${expected}`);
  }
  return problems;
}

/** Late answers: an answer that the student saw may not count, and the exam page shows that. */
function isAllCounted(known: ModelAttempt, attempt: StoredAttempt): boolean {
  const finishedMs = attempt.ended_by === "student" ? (attempt.finished_ms ?? 0) : Infinity;
  return listAnswers(known).every(countingRule(known, attempt.deadline_ms, finishedMs));
}

/**
 * On one device, the answers that the student saw are the ones that count. On two it is what was answered last, or last on either: what
 * an older page sends counts as given before the newer one began.
 */
function compareWithScreen(outcome: Outcome, attempt: StoredAttempt): string[] {
  const { student, deviceCount } = outcome;
  const letters = attempt.receipts.at(-1)?.letters ?? "";
  const known = outcome.model.attempts.get(attempt.id);
  if (!known || !isAllCounted(known, attempt)) return [];
  const unsureMs = deviceCount > 1 ? 25_000 : 0;
  return Array.from({ length: questionCount }, (_, index) => index + 1).flatMap((n) => {
    const taps = student.taps.filter((tap) => tap.n === n);
    const lastMs = Math.max(...taps.map(({ atMs }) => atMs));
    const last = taps.filter(
      (tap) =>
        tap.atMs >= lastMs - unsureMs ||
        (deviceCount > 1 && tap === taps.findLast(({ device }) => device === tap.device)),
    );
    const isUnsure =
      last.some(({ isInDoubt }) => isInDoubt) ||
      (deviceCount > 1 && taps.some(({ isTimeTrusted }) => !isTimeTrusted));
    const possible = (unsureMs === 0 ? last.slice(-1) : last).map(({ option }) => option ?? "-");
    if (taps.length === 0) possible.push("-");
    const letter = letters[n - 1] ?? "";
    return isUnsure || possible.includes(letter)
      ? []
      : [`${n} counts as ${letter}, and the student saw ${possible.join(" or ")}`];
  });
}

/** Rooms that ended: what they called different is what was different. */
function compareEndings({ student, attempts }: Outcome): string[] {
  return student.endings.flatMap(({ letters, differing, receiptCode, isOlder }) => {
    const receipt = attempts.flatMap(({ receipts }) => receipts).find(({ code }) => code === receiptCode);
    if (!receipt) return [`a room shows the receipt ${receiptCode}, which there is not`];
    if (isOlder) return [];
    const different = Array.from(letters).flatMap((letter, index) =>
      letter === receipt.letters[index] ? [] : [index + 1],
    );
    return different.join() === differing.join()
      ? []
      : [`a room says that ${differing.join()} differ, and it was ${different.join()}`];
  });
}

/** @returns everything that is not as it must be in a simulation that is over, in words */
export function listProblems(outcome: Outcome): string[] {
  const { model, student, decisions, attempts, violations } = outcome;
  const problems = [...violations, ...model.problems, ...student.problems, ...(decisions?.problems ?? [])];
  for (const attempt of attempts) {
    const known = model.attempts.get(attempt.id);
    if (!known) {
      problems.push("there is an attempt that nobody began");
      continue;
    }
    const deadlineMs = findDeadline(outcome, known);
    // For a deleted account only the letters stay.
    const kept = decisions?.isDeleted() === true ? [] : listAnswers(known);
    problems.push(...compareEvents(outcome.events.get(attempt.id) ?? [], kept));
    if (decisions && (attempt.standing === "held") !== decisions.isHeld())
      problems.push(`its result is ${attempt.standing}`);
    problems.push(...compareReceipt(attempt, known, deadlineMs));
  }
  // Answers tapped after the account was deleted were not stored. A rehearsal can be started again, and the purge takes an
  // old one away in the middle.
  const [only, ...others] = attempts;
  if (only && others.length === 0 && model.attempts.size === 1 && decisions?.isDeleted() !== true) {
    for (const device of [0, 1])
      problems.push(...student.listMissing(device).map((line) => `device ${device} saw ${line}`));
    problems.push(...compareWithScreen(outcome, only), ...compareEndings(outcome));
  }
  return problems;
}
