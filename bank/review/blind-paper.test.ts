import { describe, expect, it } from "vitest";
import type { Passage } from "../../src/items/item";
import type { Item } from "../../src/items/rules/item-schema";
import { formatBlindPaper, recordAnswers } from "./blind-paper";
import { hashQuestion } from "./review-record";
import { sampleItem } from "../../tests/support/item-factory";

const item = sampleItem();
const well: Passage = { kind: "story", title: "The well", text: "Mina drew water." };
const paperOf = (...items: Item[]) => ({ items, passages: {} });

describe("formatBlindPaper", () => {
  it("shows question and options, but not topic, level or family", () => {
    const paper = formatBlindPaper(paperOf(item), "seed");
    expect(paper.split("\n").slice(0, 2)).toEqual(["## c5-maths-001", "What is 12 + 30?"]);
    expect(paper.split("\n").slice(2).toSorted()).toEqual(["- 15", "- 32", "- 40", "- 42"]);
  });

  it("shuffles the options by the seed, the same way each time", () => {
    const papers = ["a", "b", "c", "d", "e", "f"].map((seed) => formatBlindPaper(paperOf(item), seed));
    expect(new Set(papers).size).toBeGreaterThan(1);
    expect(formatBlindPaper(paperOf(item), "a")).toBe(papers[0]);
  });

  it("shows what is drawn and spoken", () => {
    const shown = formatBlindPaper(
      paperOf(sampleItem({ figure: { file: "a.svg", alt: "A clock" }, say: "clock" })),
      "seed",
    );
    expect(shown).toContain("[figure a.svg: A clock]\n[spoken: clock]");
  });

  it("shows passage, table and pictures where the child sees them", () => {
    const asked = sampleItem({
      passage: "well",
      table: { caption: "Pots", head: ["Day", "Pots"], rows: [["Monday", "12"]] },
      optionFigures: { "42": "c5-a.svg" },
    });
    const shown = formatBlindPaper({ items: [asked], passages: { well } }, "seed");
    expect(shown).toContain("## c5-maths-001\n[story]\nThe well\nMina drew water.\nWhat is 12 + 30?");
    expect(shown).toContain("[table]\nPots\n| Day | Pots |\n| Monday | 12 |");
    expect(shown).toContain("- 42 [c5-a.svg]");
  });
});

describe("recordAnswers", () => {
  const chose = (answer: string) => ({ answer, classFelt: 5, weakest: "15" });
  const second = sampleItem({ id: "c5-maths-002", question: "What is 1 + 1?" });

  it("records the verdict with a hash of the item", () => {
    const answers = { "c5-maths-001": chose("42"), "c5-maths-002": chose("40") };
    expect(recordAnswers(paperOf(item, second), [], answers)).toEqual([
      { id: "c5-maths-001", hash: hashQuestion(item), ...chose("42"), verdict: "agree" },
      { id: "c5-maths-002", hash: hashQuestion(second), ...chose("40"), verdict: "disagree" },
    ]);
  });

  it("keeps older records, replaces those answered again and drops those whose item was removed", () => {
    const before = recordAnswers(paperOf(item, second), [], {
      "c5-maths-001": chose("40"),
      "c5-maths-002": chose("42"),
    });
    const gone = { id: "c5-maths-003", hash: "0", ...chose("1"), verdict: "agree" as const };
    const after = recordAnswers(paperOf(item, second), [...before, gone], { "c5-maths-001": chose("42") });
    expect(after.map(({ id, verdict }) => [id, verdict])).toEqual([
      ["c5-maths-001", "agree"],
      ["c5-maths-002", "agree"],
    ]);
  });

  it("keeps what a reader noted besides, and that the author was the reader", () => {
    const noted = chose("42");
    const record = { id: item.id, hash: hashQuestion(item), verdict: "agree", ...noted };
    expect(recordAnswers(paperOf(item), [], { [item.id]: noted })).toEqual([record]);
    expect(recordAnswers(paperOf(item), [], { [item.id]: noted }, "author")).toEqual([
      { ...record, reader: "author" },
    ]);
    expect(() => recordAnswers(paperOf(item), [], { [item.id]: { ...noted, weakest: "16" } })).toThrow(
      "“16” is none of its options",
    );
  });

  it("wants another record when the passage has changed", () => {
    const asked = sampleItem({ passage: "well" });
    const [before] = recordAnswers({ items: [asked], passages: { well } }, [], { [asked.id]: chose("42") });
    expect(before?.hash).toBe(hashQuestion(asked, well));
    expect(before?.hash).not.toBe(hashQuestion(asked, { ...well, text: "Mina drew milk." }));
  });

  it("refuses an answer that is no option, and an unknown item", () => {
    expect(() => recordAnswers(paperOf(item), [], { "c5-maths-001": chose("B") })).toThrow(
      "“B” is none of its options",
    );
    expect(() => recordAnswers(paperOf(item), [], { "c5-maths-009": chose("42") })).toThrow(
      "There is no item c5-maths-009",
    );
  });
});
