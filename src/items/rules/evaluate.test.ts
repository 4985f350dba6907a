import { describe, expect, it } from "vitest";
import { evaluate } from "./evaluate";
import { rational, readRational } from "./rational";

describe("evaluate", () => {
  it.each([
    ["2 + 3 × 4", 14, 1],
    ["(2 + 3) × 4", 20, 1],
    ["10 − 4 − 3", 3, 1],
    ["24 ÷ 4 ÷ 2", 3, 1],
    ["12 ÷ 1/2 of 6", 4, 1],
    ["1/3 + 1/6", 1, 2],
    ["0.1 + 0.2", 3, 10],
    ["2³ × √16", 32, 1],
    ["1,00,000 - 1", 99_999, 1],
  ])("finds the exact value of %s", (text, numerator, denominator) => {
    expect(evaluate(text)).toEqual(rational(numerator, denominator));
  });

  it.each(["", "seven", "2 +", "(2 + 3", "√2", "4 ÷ 0", "2 3"])("returns undefined for “%s”", (text) => {
    expect(evaluate(text)).toBeUndefined();
  });
});

describe("readRational", () => {
  it.each([
    ["1,250", 1250, 1],
    ["4.05", 81, 20],
    ["6/8", 3, 4],
    ["1 3/4", 7, 4],
    ["₹45", 45, 1],
  ])("reads %s", (text, numerator, denominator) => {
    expect(readRational(text)).toEqual({ numerator, denominator });
  });

  it.each(["5 cm", "-3", "3/0x", "half"])("does not read “%s”", (text) => {
    expect(readRational(text)).toBeUndefined();
  });

  it("refuses a fraction over zero", () => {
    expect(() => rational(1, 0)).toThrow("division by zero");
  });
});
