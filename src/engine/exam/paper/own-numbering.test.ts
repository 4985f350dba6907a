import { describe, expect, it } from "vitest";
import { makePaper } from "../../../../tests/support/exam-factory";
import { makeReceipt, makeReceiptQuestion } from "../../../../tests/support/exam-receipt-factory";
import type { PaperItem } from "./paper";
import { toOwnNumbering } from "./own-numbering";
import { toShownPaper } from "./shown-paper";

const seed = "fedcba9876543210";

const kite = { kind: "story" as const, text: "It flew." };

/** A paper with a passage and a question of three options, and its receipt, in which every answer is c. */
function makePaperAndReceipt() {
  const items: PaperItem[] = makePaper(10).items;
  for (const item of items) {
    if (item.n === 2 || item.n === 5) item.passage = "kite";
    if (item.n === 3) item.options = { a: "one", b: "two", c: "three" };
  }
  const questions = items.map(({ n, section, passage, options }) =>
    makeReceiptQuestion(n, {
      section,
      option: "c",
      optionCount: Object.keys(options).length,
      ...(passage !== undefined && { passageId: passage }),
    }),
  );
  const closed = items.map(({ question, options, passage }, index) => ({
    ...makeReceiptQuestion(index + 1, questions[index]),
    question,
    options,
    ...(passage !== undefined && { passage: kite }),
  }));
  return { room: toShownPaper({ ...makePaper(10), items, passages: { kite } }, seed), questions, closed };
}

describe("a receipt in the child's own numbering", () => {
  it("shows the child's numbers and letters before the questions may be read", () => {
    const { room, questions } = makePaperAndReceipt();
    const own = toOwnNumbering(makeReceipt({ seed, questions })).questions;
    expect(own.map(({ number, ownLetter, fileQuestion }) => [number, ownLetter, fileQuestion.n])).toEqual(
      room.map(({ n, options }, index) => [
        index + 1,
        "ABCD"[options.findIndex(({ value }) => value === "c")],
        n,
      ]),
    );
    expect(own.every(({ shown }) => shown === null)).toBe(true);
  });

  it("shows the questions of a closed paper as in the exam", () => {
    const { room, closed } = makePaperAndReceipt();
    const own = toOwnNumbering(makeReceipt({ seed, questions: closed, isClosed: true })).questions;
    expect(own.map(({ shown }) => shown)).toEqual(room);
  });

  it("names the number and letter of a tap, and no letter if it cleared the answer", () => {
    const { room, questions } = makePaperAndReceipt();
    const { toOwnAnswer } = toOwnNumbering(makeReceipt({ seed, questions }));
    const third = room[2];
    expect(toOwnAnswer(third?.n ?? 0, third?.options[1]?.value ?? "")).toEqual({ number: 3, ownLetter: "B" });
    expect(toOwnAnswer(third?.n ?? 0, null)).toEqual({ number: 3, ownLetter: null });
  });
});
