import { describe, expect, it } from "vitest";
import { messagesOf, sampleItem, sampleItems, sampleSet } from "../../tests/support/item-factory";
import { countGuesses, findGuessingErrors, formatGuessTable, maxRightGuesses } from "./guessing";

const countRight = (options: string[], answer: string, question = "Which is it?") =>
  countGuesses([sampleItem({ question, options, answer })]).right;

describe("countGuesses", () => {
  it("picks the coded option that agrees most with the others, position by position", () => {
    const key = "P-1, Q-2, R-3";
    expect(countRight([key, "P-2, Q-1, R-3", "P-1, Q-3, R-2", "P-3, Q-2, R-1"], key).alike).toBe(1);
    expect(countRight([key, "P-2, Q-1, R-3", "P-1, Q-3, R-2", "P-2, Q-3, R-1"], key).alike).toBe(0.25);
    const order = "P, Q, R, S";
    expect(countRight([order, "Q, P, R, S", "P, Q, S, R", "S, R, Q, P"], order).alike).toBe(1);
    expect(countRight([order, "Q, P, R, S", "P, Q, S, R", "Q, P, S, R"], order).alike).toBe(0.25);
  });

  it("picks the option with the most words in common with the others", () => {
    const options = ["red and blue", "red and green", "pink and blue", "black"];
    expect(countRight(options, "red and blue").alike).toBe(1);
    expect(countRight(options, "black").alike).toBe(0);
  });

  it("picks the longest option, the shortest option or the option with the most qualifying words, and counts 1/n for a tie of n options", () => {
    const options = ["It usually floats", "It sinks", "It sinks fast", "It melts"];
    expect(countRight(options, "It usually floats")).toMatchObject({ longest: 1, shortest: 0, qualified: 1 });
    expect(countRight(options, "It sinks")).toMatchObject({ longest: 0, shortest: 0.5, qualified: 0 });
  });

  it("picks the option that has the most words in common with the stem", () => {
    const question = "Why does a whale come up to the surface?";
    const options = ["To meet another whale", "To breathe", "To sleep", "To feed"];
    expect(countRight(options, "To breathe", question)["words of the stem"]).toBe(0);
    expect(countRight(options, "To meet another whale", question)["words of the stem"]).toBe(1);
  });

  it("leaves out items whose options are drawings", () => {
    expect(countGuesses([sampleItem({ optionFigures: { "42": "a.svg" } })]).items).toBe(0);
  });
});

describe("findGuessingErrors", () => {
  const createSet = (count: number) =>
    sampleSet(
      sampleItems(count, () => ({ options: ["a long key", "two", "six", "ten"], answer: "a long key" })),
    );

  it("reports a guessing rule that is right too often, for the set and for the form", () => {
    const messages = findGuessingErrors([createSet(30)]).map(
      ({ set: groupName, message }) => `${groupName} ${message}`,
    );
    expect(messages).toEqual([
      "class5-maths 100% of 30 items are right by the guess “longest”: at most 35% are allowed",
      "the form plain 100% of 30 items are right by the guess “longest”: at most 35% are allowed",
    ]);
  });

  it("reports nothing for fewer than 20 items, and allows a higher share for small groups", () => {
    expect(findGuessingErrors([createSet(19)])).toEqual([]);
    expect(maxRightGuesses(100) / 100).toBeCloseTo(0.428, 3);
    expect(maxRightGuesses(400) / 400).toBeCloseTo(0.389, 3);
  });

  it("reports nothing for a set whose options do not differ in length or words", () => {
    expect(messagesOf(findGuessingErrors([sampleSet(sampleItems(30))]))).toEqual([]);
  });
});

describe("formatGuessTable", () => {
  it("has a column for each guessing rule, and a line for a set", () => {
    const lines = formatGuessTable([sampleSet(sampleItems(4))]).split("\n");
    expect(lines[0]).toMatch(/^ +items +alike +longest +shortest +qualified +words of the stem$/);
    expect(lines.find((line) => line.startsWith("class5-maths"))).toMatch(/^class5-maths +4 +\d+%/);
  });
});
