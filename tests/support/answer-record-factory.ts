import type { AnswerRecord, AnswerRecordQuestion } from "../../src/data/exam/answer-records";

const startedAt = "2026-12-19T05:30:00.000Z";
const finishedAt = "2026-12-19T06:10:00.000Z";

/**
 * @param n the question's number in the paper's file
 * @param changes the fields that differ
 * @returns an unanswered question of an answer record whose paper is not closed yet
 */
export function makeAnswerRecordQuestion(
  n: number,
  changes: Partial<AnswerRecordQuestion> = {},
): AnswerRecordQuestion {
  return {
    n,
    option: null,
    section: n > 2 ? "C" : "A",
    optionCount: 4,
    passageId: undefined,
    isRight: undefined,
    ...changes,
  };
}

/** The further fields of a question in a rehearsal's answer record: the chosen option, the text, the right answer, and the explanation. */
export function makeRehearsalFields(n: number, option: string | null): Partial<AnswerRecordQuestion> {
  return {
    option,
    question: `What is asked by ${n}?`,
    options: { a: `one of ${n}`, b: `two of ${n}`, c: `three of ${n}`, d: `four of ${n}` },
    credited: ["b"],
    isRight: option === "b",
    why: `Because of ${n}.`,
    topic: `Topic ${n}`,
    ...(option === "c" && { mistake: "counted one too many" }),
  };
}

/**
 * @param changes the fields that differ
 * @returns the answer record of an exam of four questions whose paper is still open; only the first question is answered, with b
 */
export function makeAnswerRecord(changes: Partial<AnswerRecord> = {}): AnswerRecord {
  const event = { seq: 1, n: 1, option: "b", answeredAt: startedAt, receivedAt: startedAt, isCounted: true };
  return {
    outcome: "answer_record",
    attemptId: "a77e0000-0000-4000-8000-000000000001",
    paperId: "9a9e0000-0000-4000-8000-000000000001",
    kind: "exam",
    examId: "exam",
    editionId: "edition",
    subject: "Maths",
    class: "Class 5",
    edition: "Winter 2026-27",
    seed: "0123456789abcdef",
    answerRecordCode: "7F3K-Q9TX-AAAA",
    answerRecordNo: 1,
    letters: "b---",
    answered: 1,
    startedAt,
    finishedAt,
    deadlineAt: "2026-12-19T06:30:00.000Z",
    endedBy: "student",
    isClosed: false,
    heldFor: null,
    questions: [
      makeAnswerRecordQuestion(1, { option: "b" }),
      makeAnswerRecordQuestion(2),
      makeAnswerRecordQuestion(3),
      makeAnswerRecordQuestion(4),
    ],
    sessions: [{ sessionNo: 1, startedAt, events: [event] }],
    roomEvents: [],
    silences: [],
    serverNowMs: Date.parse(finishedAt),
    ...changes,
  };
}

/** @returns the answer record of a rehearsal of four questions, answered right, wrong by a known mistake, not at all, and wrong */
export function makeRehearsalAnswerRecord(changes: Partial<AnswerRecord> = {}): AnswerRecord {
  const options = ["b", "c", null, "a"];
  return makeAnswerRecord({
    kind: "rehearsal",
    subject: "Practice run",
    class: "Classes 3-5",
    edition: null,
    isClosed: true,
    letters: "bc-a",
    answered: 3,
    questions: options.map((option, index) =>
      makeAnswerRecordQuestion(index + 1, makeRehearsalFields(index + 1, option)),
    ),
    ...changes,
  });
}

/** The server's field names that are not the site's names in snake_case, by the site's name. */
const serverNames: Record<string, string> = {
  isCounted: "counted",
  serverNowMs: "server_now",
  optionFigures: "optionFigures",
};

function renameForServer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renameForServer);
  if (typeof value !== "object" || value === null) return value;
  const toServerName = (name: string) =>
    serverNames[name] ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [toServerName(name), renameForServer(part)]),
  );
}

/** @returns the answer record in the format of get_answer_record */
export function makeAnswerRecordReply(answerRecord: AnswerRecord): object {
  return {
    ...Object(renameForServer(answerRecord)),
    server_now: new Date(answerRecord.serverNowMs).toISOString(),
  };
}
