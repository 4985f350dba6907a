import { describe, expect, it } from "vitest";
import { sampleItem, sampleSet } from "../../../tests/support/item-factory";
import { findBankDuplicates, type BankItem } from "./bank-duplicates";
import type { Item } from "./item-schema";

const makeBankItem = (changes: Partial<BankItem> = {}): BankItem => {
  const { question, answer, options } = sampleItem();
  return { name: "c5-maths-001", question, answer, options, ...changes };
};
const listMessages = (item: Partial<Item>, bank: Partial<BankItem>, passages = {}) =>
  findBankDuplicates(sampleSet([sampleItem(item)], { passages }), [makeBankItem(bank)]).map(
    ({ message }) => message,
  );

const trains = "A train runs 60 km in 2 hours. How far does it run in 5 hours?";

describe("findBankDuplicates", () => {
  it("finds a question that differs only in its numbers", () => {
    const [message] = listMessages(
      { question: trains },
      { question: "A train runs 45 km in 3 hours; how far does it run in 7 hours?" },
    );
    expect(message).toBe("is 100 % alike to c5-maths-001 of the bank");
  });

  it("ignores a short question that differs in its numbers, but finds the same question", () => {
    expect(listMessages({ question: "What is 15 × 99?" }, { question: "What is 12 × 8?" })).toEqual([]);
    expect(listMessages({ question: "what is 15 × 99" }, { question: "What is 15 × 99?" })).toEqual([
      "is c5-maths-001 of the bank",
    ]);
  });

  it("ignores a common sentence with another key, but finds it with the same key and other options", () => {
    const question = "Which of these words is spelt right?";
    const bank = { question, answer: "necessary", options: ["necessary", "neccesary"] };
    expect(listMessages({ question, answer: "rhythm", options: ["rhythm", "rythm"] }, bank)).toEqual([]);
    expect(
      listMessages({ question, answer: "necessary", options: ["necessary", "necesary"] }, bank),
    ).toHaveLength(1);
  });

  it("compares the material as well: a drawing, a table, a passage", () => {
    const question = "What does this show about the number of kites that were sold?";
    const table = { head: ["Day", "Kites"], rows: [["Monday", "four"]] };
    expect(listMessages({ question, table }, { question, table })).toHaveLength(1);
    const other = { head: ["Month", "Umbrellas and raincoats"], rows: [["January", "none whatsoever"]] };
    expect(listMessages({ question, table }, { question, table: other })).toEqual([]);
    const passages = {
      well: { kind: "story", text: "There is an old well behind the temple of our village." },
    };
    expect(listMessages({ question, passage: "well" }, { question }, passages)).toEqual([]);
    const figure = { alt: "A tall stack of seven red and yellow kites in a shop window" };
    expect(listMessages({ question }, { question, figure })).toEqual([]);
  });
});
