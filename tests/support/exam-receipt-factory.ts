import type { Receipt, ReceiptQuestion } from "../../src/data/exam/receipts";

const startedAt = "2026-12-19T05:30:00.000Z";
const finishedAt = "2026-12-19T06:10:00.000Z";

/**
 * @param n the question's number in the paper's file
 * @param changes the fields that differ
 * @returns an unanswered question of a receipt whose paper is not closed yet
 */
export function makeReceiptQuestion(n: number, changes: Partial<ReceiptQuestion> = {}): ReceiptQuestion {
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

/** The further fields of a question in a rehearsal's receipt: the chosen option, the text, the right answer, and the explanation. */
export function makeRehearsalFields(n: number, option: string | null): Partial<ReceiptQuestion> {
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
 * @returns the receipt of an exam of four questions whose paper is still open; only the first question is answered, with b
 */
export function makeReceipt(changes: Partial<Receipt> = {}): Receipt {
  const event = { seq: 1, n: 1, option: "b", answeredAt: startedAt, receivedAt: startedAt, isCounted: true };
  return {
    outcome: "receipt",
    attemptId: "a77e0000-0000-4000-8000-000000000001",
    paperId: "9a9e0000-0000-4000-8000-000000000001",
    kind: "exam",
    examId: "exam",
    editionId: "edition",
    subject: "Maths",
    class: "Class 5",
    edition: "Winter 2026-27",
    seed: "0123456789abcdef",
    receiptCode: "7F3K-Q9TX-AAAA",
    receiptNo: 1,
    letters: "b---",
    answered: 1,
    startedAt,
    finishedAt,
    deadlineAt: "2026-12-19T06:30:00.000Z",
    endedBy: "student",
    isClosed: false,
    heldFor: null,
    questions: [
      makeReceiptQuestion(1, { option: "b" }),
      makeReceiptQuestion(2),
      makeReceiptQuestion(3),
      makeReceiptQuestion(4),
    ],
    sessions: [{ sessionNo: 1, startedAt, events: [event] }],
    roomEvents: [],
    silences: [],
    serverNowMs: Date.parse(finishedAt),
    ...changes,
  };
}

/** @returns the receipt of a rehearsal of four questions, answered right, wrong by a known mistake, not at all, and wrong */
export function makeRehearsalReceipt(changes: Partial<Receipt> = {}): Receipt {
  const options = ["b", "c", null, "a"];
  return makeReceipt({
    kind: "rehearsal",
    subject: "Practice run",
    class: "Classes 3-5",
    edition: null,
    isClosed: true,
    letters: "bc-a",
    answered: 3,
    questions: options.map((option, index) =>
      makeReceiptQuestion(index + 1, makeRehearsalFields(index + 1, option)),
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

/** @returns the receipt in the format of get_receipt */
export function makeReceiptReply(receipt: Receipt): object {
  return { ...Object(renameForServer(receipt)), server_now: new Date(receipt.serverNowMs).toISOString() };
}
