import { describe, expect, it } from "vitest";
import { algebraValue } from "./algebra-value";
import { power, polynomial, ratio, signed, sumOfTerms, surd } from "./algebra-words";
import { choose, countLetters, factorial } from "./counting";
import { findOptionValue } from "./option-value";
import { numeric, quotients } from "./signed-slips";

describe("algebraValue", () => {
  it.each([
    ["3√2", 3 * Math.SQRT2],
    ["π/4", Math.PI / 4],
    ["(2 + √3)²", (2 + Math.sqrt(3)) ** 2],
    ["2⁻³", 0.125],
    ["−7 × (−2)", 14],
    ["−2²", -4],
    ["5√3/2", (5 * Math.sqrt(3)) / 2],
  ])("reads %s", (text, value) => {
    expect(algebraValue(text)).toBeCloseTo(value, 12);
  });

  it.each([
    ["x² − 5x + 6", 0],
    ["2(x + 1)(x − 1)", 6],
    ["sin²x + cos²x", 1],
    ["x sin 2x", 2 * Math.sin(4)],
    ["tan⁻¹(x)", Math.atan(2)],
    ["e²ˣ", Math.exp(4)],
    ["1/2x", 0.25],
    ["∛(4x)", 2],
  ])("reads %s where x is 2", (text, value) => {
    expect(algebraValue(text, { x: 2 })).toBeCloseTo(value, 12);
  });

  it.each(["x + 1", "1 1/2", "(2 + 3", "two", "", "5!", "1/0", "3 +"])("knows no value of %s", (text) => {
    expect(algebraValue(text)).toBeUndefined();
  });
});

describe("the wording of algebra", () => {
  it("writes signs, fractions, roots and powers", () => {
    expect([signed(-7), signed(1250), signed(-2.5), signed(0)]).toEqual(["−7", "1,250", "−2.5", "0"]);
    expect([ratio(-6, 8), ratio(6, -3), ratio(7, 3), ratio(0, 5)]).toEqual(["−3/4", "−2", "7/3", "0"]);
    expect([surd(3, 2), surd(1, 5), surd(2, 9), surd(1, 12), surd(-1, 2)]).toEqual([
      "3√2",
      "√5",
      "6",
      "2√3",
      "−√2",
    ]);
    expect([power("x", 2), power("x", 1), power("2", -3), power("x", 0)]).toEqual(["x²", "x", "2⁻³", "1"]);
  });

  it("writes polynomials and sums without idle ones and noughts", () => {
    expect(polynomial([1, -5, 6])).toBe("x² − 5x + 6");
    expect(polynomial([-1, 0, 3], "y")).toBe("−y² + 3");
    expect(polynomial([0, 0])).toBe("0");
    expect(
      sumOfTerms([
        [3, "ab"],
        [-1, "b²"],
        [0, "c"],
        [4, ""],
      ]),
    ).toBe("3ab − b² + 4");
  });
});

describe("options with signs and roots", () => {
  it.each([
    ["−7", -7],
    ["−3/4", -0.75],
    ["−₹20", undefined],
    ["25%", 25],
    ["36π cm²", 36 * Math.PI],
    ["2√3 m", 2 * Math.sqrt(3)],
    ["−4°C", -4],
    ["x + 2", undefined],
  ])("%s is worth %s", (option, value) => {
    expect(findOptionValue(option)).toBe(value);
  });

  it("drops what the key's kind cannot be", () => {
    const length = numeric((value) => `${value} cm`, 5, [
      [-2, "a"],
      [2.5, "b"],
      [0, "c"],
      [8, "d"],
    ]);
    expect(length).toEqual({ key: "5 cm", slips: [["8 cm", "d"]] });
    expect(
      numeric(signed, -5, [
        [0, "a"],
        [-8, "b"],
      ]).slips,
    ).toEqual([
      ["0", "a"],
      ["−8", "b"],
    ]);
    expect(
      quotients(
        [1, 2],
        [
          [2, 4, "same"],
          [1, 0, "none"],
          [-1, 2, "sign"],
        ],
      ),
    ).toEqual({
      key: "1/2",
      slips: [["−1/2", "sign"]],
    });
  });
});

describe("counting", () => {
  it("counts orders, choices and letters", () => {
    expect([factorial(0), factorial(5)]).toEqual([1, 120]);
    expect([choose(5, 2), choose(7, 0), choose(3, 4), choose(3, -1)]).toEqual([10, 1, 0, 0]);
    expect(countLetters("BANANA")).toEqual([1, 3, 2]);
  });
});
