import { describe, expect, it } from "vitest";
import { bankFolders, readBank } from "../read-bank";
import {
  addWithoutCarrying,
  digitAt,
  hasDigitOnce,
  multiplyWithoutCarrying,
  subtractWithoutBorrowing,
} from "./columns";
import { createDraw } from "./draw";
import type { Family } from "./family";
import { generatedSets } from "./generated-sets";
import { numberWords } from "./number-words";
import { findOptionValue } from "./option-value";
import { fraction, fractionSlips, numberSlips } from "./slips";
import { clock, clock24, count, decimal, duration, grouped, kilograms, listed, rupees } from "./words";

describe("the wording of numbers", () => {
  it("puts commas where India has them", () => {
    expect([grouped(999), grouped(1250), grouped(472_305)]).toEqual(["999", "1,250", "4,72,305"]);
    expect([rupees(125_000), rupees(4550), rupees(4505)]).toEqual(["₹1,250", "₹45.50", "₹45.05"]);
    expect(numberWords(604_029)).toBe("six lakh four thousand twenty-nine");
    expect(numberWords(1_012_310)).toBe("ten lakh twelve thousand three hundred ten");
  });

  it("has one apple and two apples", () => {
    expect([count(1, "apple"), count(2, "apple"), count(3, "mango", "mangoes")]).toEqual([
      "1 apple",
      "2 apples",
      "3 mangoes",
    ]);
    expect([duration(65), duration(120), duration(45), duration(61)]).toEqual([
      "1 hour 5 minutes",
      "2 hours",
      "45 minutes",
      "1 hour 1 minute",
    ]);
  });

  it("writes times, weights, decimals and lists as a school book does", () => {
    expect([clock(545), clock(720), clock(0), clock(1175)]).toEqual([
      "9:05 a.m.",
      "12:00 p.m.",
      "12:00 a.m.",
      "7:35 p.m.",
    ]);
    expect(clock24(605)).toBe("10:05");
    expect([kilograms(3250), kilograms(2000), kilograms(750)]).toEqual(["3 kg 250 g", "2 kg", "750 g"]);
    expect([decimal(450), decimal(7), decimal(300)]).toEqual(["4.5", "0.07", "3"]);
    expect([listed([2]), listed([2, 3]), listed([2, 3, 5])]).toEqual(["2", "2 and 3", "2, 3 and 5"]);
  });
});

describe("findOptionValue", () => {
  it.each([
    ["4,72,305", 472_305],
    ["₹45.50", 45.5],
    ["120°", 120],
    ["182 m²", 182],
    ["3/4", 0.75],
    ["1 1/2", 1.5],
    ["9:05 a.m.", 545],
    ["12:30 p.m.", 750],
    ["19:35", 1175],
    ["2 hours 50 minutes", 170],
    ["1 hour", 60],
    ["3 kg 250 g", 3250],
  ])("reads %s", (option, value) => {
    expect(findOptionValue(option)).toBe(value);
  });

  it("knows no value of words", () => {
    expect(findOptionValue("acute angle")).toBeUndefined();
    expect(findOptionValue("56 and 144")).toBeUndefined();
  });
});

describe("the mistakes of a column", () => {
  it("forgets to borrow and to carry", () => {
    expect(subtractWithoutBorrowing(503, 178)).toBe(475);
    expect(addWithoutCarrying(478, 357)).toBe(725);
    expect(multiplyWithoutCarrying(128, 5)).toBe(500);
  });

  it("knows the places", () => {
    expect([digitAt(472, 0), digitAt(472, 2), digitAt(472, 3)]).toEqual([2, 4, 0]);
    expect([hasDigitOnce(472, 7), hasDigitOnce(477, 7), hasDigitOnce(472, 9)]).toEqual([true, false, false]);
  });
});

describe("slips", () => {
  it("drops what no child would write down", () => {
    const slips = numberSlips(String, [
      [-3, "below zero"],
      [0, "nothing"],
      [2.5, "half"],
      [7, "seven"],
    ]);
    expect(slips.map(([wrong]) => wrong)).toEqual(["", "", "", "7"]);
  });

  it("drops a fraction that has the key's value", () => {
    expect(
      fractionSlips(
        [1, 2],
        [
          [2, 4, "equal"],
          [2, 5, "other"],
          [3, 1, "whole"],
        ],
      ),
    ).toEqual([["2/5", "other"]]);
    expect([fraction(6, 8), fraction(7, 3), fraction(8, 4)]).toEqual(["3/4", "2 1/3", "2"]);
  });
});

/** "Which state has she entered?" is the perfect tense: there the subject does stand after "has". */
const perfect =
  /\b(?:has|have|had)\b[^,?]*\b(?:\w+ed|been|become|done|drawn|eaten|given|got|kept|made|read|seen|spent|taken|won|written)\b/i;
/** With a helping verb before it, "have" stands where it should. */
const helped = /\b(?:do|does|did|can|could|may|might|must|should|will|would)\b[^?]*\bhave\b/i;
/** The subject after "has" or "have", where English wants "do": "How many legs have 7 hens?", "Which number has FARM?" */
const inverted = [
  /\bhow (?:many|much)\b(?:(?!\b(?:that|which|who|has)\b)[^.?!;])*\bhas\b[^.?!;]*/i,
  /\bhow (?:many|much)(?: \w+){0,3} have (?:\d+|the|these|those|I|we|you|they)\b[^.?!;]*/i,
  /\b(?:[Ww]hich|[Ww]hat)(?: (?!(?:has|have|that|which|who)\b)[^\s.?!;]+){1,10} (?:has|have) (?!(?:DNA|NO)\b)(?:it|he|she|they|I|we|you|each|[A-Z]\w+)\b(?! as\b)[^.?!;]*/,
  /\b(?:[Ww]hich|[Ww]hat)(?: \w+){1,4} (?:has|have) the (?:next|last|first|\d+(?:st|nd|rd|th)|\w+[’']s)\b[^.?!;]*/,
  /\b(?:[Ww]hich|[Ww]hat)(?: \w+){1,4} (?:has|have) the (?!(?:form|meaning|name|shape|size|sound|sum|value)\b)\w+ (?:of|on)\b[^.?!;]*/,
];
/** One sum of money is singular: ₹960 remains, and how much does ₹500 earn? */
const pluralSum = [/\bdo ₹/, /(?<!\b(?:at|does|for|of|worth) )₹[\d,]+ (?:earn|grow|are|remain)\b/];

const findWordOrder = (stem: string): string | undefined =>
  inverted
    .map((pattern) => pattern.exec(stem)?.[0])
    .find((found) => found && !perfect.test(found) && !helped.test(found));
const findPluralSum = (text: string): string | undefined =>
  pluralSum.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);

/** All frames of a family, those that no item of the bank has taken included. */
function framesOf({ name, draft }: Family): readonly string[] {
  const draw = createDraw(`frames ${name}`);
  return [0, 1, 2, 3].flatMap((turn) => {
    for (let attempt = 0; attempt < 500; attempt++) {
      const drawn = draft(draw, turn);
      if (drawn) return drawn.frames.concat(drawn.because);
    }
    throw new Error(`The family ${name} draws nothing`);
  });
}

describe("the grammar of the bank", () => {
  const { sets } = readBank(bankFolders);
  const stems = sets.flatMap(({ items }) => items.map(({ question }) => question));
  const explanations = sets.flatMap((set) => set.items.map(({ id }) => set.explanations[id]?.why ?? ""));
  const frames = generatedSets.flatMap(({ families }) => families.flatMap(framesOf));

  it("asks how many legs 7 hens have with “do”", () => {
    expect([...stems, ...frames].flatMap((text) => findWordOrder(text) ?? [])).toEqual([]);
  });

  it("has one sum of money in the singular", () => {
    expect([...stems, ...explanations, ...frames].flatMap((text) => findPluralSum(text) ?? [])).toEqual([]);
  });

  it.each([
    "A hen has 2 legs. How many legs have 7 hens?",
    "How many beads have I?",
    "How many ₹50 notes has he?",
    "How many diagonals has a polygon with 13 sides?",
    "How many different arrangements have the letters of the word KOLKATA?",
    "Which colour has the 13th flag?",
    "Which mark has the next coach?",
    "FLOWER is coded as IJRUHP. Which code has PENCIL by the same rule?",
    "Which of four seats in a row, 1 to 4, has Jaya?",
    "Which number has the doctor’s house?",
    "Which complex zeros has the polynomial on the right?",
    "What height has the rectangle of the class 20-40, if the heights are adjusted?",
    "It can be written as one power of its base. Which exponent has it?",
  ])("knows a wrong order of words: %s", (stem) => {
    expect(findWordOrder(stem)).toBeDefined();
  });

  it.each([
    "How many legs do 7 hens have?",
    "How much sugar has he eaten?",
    "How many months of the year have 31 days?",
    "Which animal has a hard shell on its back?",
    "Which number has the square 17,956?",
    "Which of these things has the shape of a cylinder?",
    "Arunima goes by road to Shillong. Which state has she entered?",
  ])("lets a right order of words be: %s", (stem) => {
    expect(findWordOrder(stem)).toBeUndefined();
  });

  it("knows a sum of money in the plural", () => {
    expect(
      [
        "How much interest do ₹18,500 earn in 2 years?",
        "₹40,000 grow at 4% a year.",
        "Then ₹960 remain.",
        "₹1,200 are left.",
      ].map((text) => findPluralSum(text)),
    ).toEqual(["do ₹", "₹40,000 grow", "₹960 remain", "₹1,200 are"]);
    expect(findPluralSum("How much does ₹500 earn? Goods worth ₹640 are sold.")).toBeUndefined();
  });
});
