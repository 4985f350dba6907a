import { describe, expect, it } from "vitest";
import { formatBlindPaper, recordAnswers } from "./blind-paper";
import { hashQuestion } from "./review-record";
import { sampleItem } from "./sample-set";

const item = sampleItem();

describe("formatBlindPaper", () => {
  it("shows question and options, and neither topic, level nor family", () => {
    const paper = formatBlindPaper([item], "seed");
    expect(paper.split("\n").slice(0, 2)).toEqual(["## c5-maths-001", "What is 12 + 30?"]);
    expect(paper.split("\n").slice(2).toSorted()).toEqual(["- 15", "- 32", "- 40", "- 42"]);
  });

  it("shuffles the options by the seed, the same way each time", () => {
    const papers = ["a", "b", "c", "d", "e", "f"].map((seed) => formatBlindPaper([item], seed));
    expect(new Set(papers).size).toBeGreaterThan(1);
    expect(formatBlindPaper([item], "a")).toBe(papers[0]);
  });

  it("tells what is drawn and spoken", () => {
    const shown = formatBlindPaper(
      [sampleItem({ figure: { file: "a.svg", alt: "A clock" }, say: "clock" })],
      "seed",
    );
    expect(shown).toContain("[figure: A clock]\n[spoken: clock]");
  });
});

describe("recordAnswers", () => {
  const second = sampleItem({ id: "c5-maths-002", question: "What is 1 + 1?" });

  it("records the verdict with a hash of the item", () => {
    expect(recordAnswers([item, second], [], { "c5-maths-001": "42", "c5-maths-002": "40" })).toEqual([
      { id: "c5-maths-001", hash: hashQuestion(item), answer: "42", verdict: "agree" },
      { id: "c5-maths-002", hash: hashQuestion(second), answer: "40", verdict: "disagree" },
    ]);
  });

  it("keeps older records, replaces those answered anew and drops those whose item is gone", () => {
    const before = recordAnswers([item, second], [], { "c5-maths-001": "15", "c5-maths-002": "42" });
    const gone = { id: "c5-maths-003", hash: "0", answer: "1", verdict: "agree" as const };
    const after = recordAnswers([item, second], [...before, gone], { "c5-maths-001": "42" });
    expect(after.map(({ id, verdict }) => [id, verdict])).toEqual([
      ["c5-maths-001", "agree"],
      ["c5-maths-002", "agree"],
    ]);
  });

  it("refuses an answer that is no option, and an unknown item", () => {
    expect(() => recordAnswers([item], [], { "c5-maths-001": "B" })).toThrow("“B” is none of its options");
    expect(() => recordAnswers([item], [], { "c5-maths-009": "42" })).toThrow(
      "There is no item c5-maths-009",
    );
  });
});
