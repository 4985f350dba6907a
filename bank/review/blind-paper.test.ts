import { describe, expect, it } from "vitest";
import type { Passage } from "../../src/items/item";
import type { Item } from "../../src/items/rules/item-schema";
import { formatBlindPaper, recordAnswers } from "./blind-paper";
import { hashQuestion } from "./review-record";
import { sampleItem } from "../../tests/support/item-factory";

const item = sampleItem();
const well: Passage = { kind: "story", title: "The well", text: "Mina drew water." };
const makePaper = (...items: Item[]) => ({ items, passages: {} });

describe("formatBlindPaper", () => {
  it("shows question and options, but not topic, level or family", () => {
    const paper = formatBlindPaper(makePaper(item), "seed");
    expect(paper.split("\n").slice(0, 2)).toEqual(["## c5-maths-001", "What is 12 + 30?"]);
    expect(paper.split("\n").slice(2).toSorted()).toEqual(["- 15", "- 32", "- 40", "- 42"]);
  });

  it("shuffles the options by the seed, the same way each time", () => {
    const papers = ["a", "b", "c", "d", "e", "f"].map((seed) => formatBlindPaper(makePaper(item), seed));
    expect(new Set(papers).size).toBeGreaterThan(1);
    expect(formatBlindPaper(makePaper(item), "a")).toBe(papers[0]);
  });

  it("shows the figure's description and the spoken text", () => {
    const paper = formatBlindPaper(
      makePaper(sampleItem({ figure: { file: "a.svg", alt: "A clock" }, say: "clock" })),
      "seed",
    );
    expect(paper).toContain("[figure a.svg: A clock]\n[spoken: clock]");
  });

  it("shows the passage before the question, and the table and the pictures of options after it", () => {
    const itemWithPassage = sampleItem({
      passage: "well",
      table: { caption: "Pots", head: ["Day", "Pots"], rows: [["Monday", "12"]] },
      optionFigures: { "42": "c5-a.svg" },
    });
    const paper = formatBlindPaper({ items: [itemWithPassage], passages: { well } }, "seed");
    expect(paper).toContain("## c5-maths-001\n[story]\nThe well\nMina drew water.\nWhat is 12 + 30?");
    expect(paper).toContain("[table]\nPots\n| Day | Pots |\n| Monday | 12 |");
    expect(paper).toContain("- 42 [c5-a.svg]");
  });
});

describe("recordAnswers", () => {
  const makeAnswer = (answer: string) => ({ answer, classFelt: 5 });
  const secondItem = sampleItem({ id: "c5-maths-002", question: "What is 1 + 1?" });

  it("records the verdict with a hash of the item", () => {
    const answers = { "c5-maths-001": makeAnswer("42"), "c5-maths-002": makeAnswer("40") };
    expect(recordAnswers(makePaper(item, secondItem), [], answers)).toEqual([
      { id: "c5-maths-001", hash: hashQuestion(item), ...makeAnswer("42"), verdict: "agree" },
      { id: "c5-maths-002", hash: hashQuestion(secondItem), ...makeAnswer("40"), verdict: "disagree" },
    ]);
  });

  it("keeps older records, replaces those answered again and drops those whose item was removed", () => {
    const firstRecords = recordAnswers(makePaper(item, secondItem), [], {
      "c5-maths-001": makeAnswer("40"),
      "c5-maths-002": makeAnswer("42"),
    });
    const removed = { id: "c5-maths-003", hash: "0", ...makeAnswer("1"), verdict: "agree" as const };
    const newRecords = recordAnswers(makePaper(item, secondItem), [...firstRecords, removed], {
      "c5-maths-001": makeAnswer("42"),
    });
    expect(newRecords.map(({ id, verdict }) => [id, verdict])).toEqual([
      ["c5-maths-001", "agree"],
      ["c5-maths-002", "agree"],
    ]);
  });

  it("stores the reader's answer and whether the author was the reader", () => {
    const readerAnswer = makeAnswer("42");
    const record = { id: item.id, hash: hashQuestion(item), verdict: "agree", ...readerAnswer };
    expect(recordAnswers(makePaper(item), [], { [item.id]: readerAnswer })).toEqual([record]);
    expect(recordAnswers(makePaper(item), [], { [item.id]: readerAnswer }, "author")).toEqual([
      { ...record, reader: "author" },
    ]);
  });

  it("includes the passage in the hash", () => {
    const itemWithPassage = sampleItem({ passage: "well" });
    const [record] = recordAnswers({ items: [itemWithPassage], passages: { well } }, [], {
      [itemWithPassage.id]: makeAnswer("42"),
    });
    expect(record?.hash).toBe(hashQuestion(itemWithPassage, well));
    expect(record?.hash).not.toBe(hashQuestion(itemWithPassage, { ...well, text: "Mina drew milk." }));
  });

  it("refuses an answer that is not an option, and an unknown item", () => {
    expect(() => recordAnswers(makePaper(item), [], { "c5-maths-001": makeAnswer("B") })).toThrow(
      "“B” is none of its options",
    );
    expect(() => recordAnswers(makePaper(item), [], { "c5-maths-009": makeAnswer("42") })).toThrow(
      "There is no item c5-maths-009",
    );
  });
});
