import { describe, expect, it } from "vitest";
import {
  addWithoutCarrying,
  digitAt,
  hasDigitOnce,
  multiplyWithoutCarrying,
  subtractWithoutBorrowing,
} from "./columns";
import { numberWords } from "./number-words";
import { findOptionValue } from "./option-value";
import { fraction, fractionSlips, hurriedSlips, numberSlips } from "./slips";
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

  it("offers hurried answers that fit the size of the key", () => {
    const values = (key: number) => hurriedSlips(key).map(([value]) => value - key);
    expect(values(7)).toEqual([-1, 1]);
    expect(values(120)).toEqual([-10, 10]);
    expect(values(651)).toEqual([-10, 10, -100, 100, -1, 1]);
  });
});
