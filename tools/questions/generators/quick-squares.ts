import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { Span, Story } from "./quick-products";
import type { MakeFamily } from "./quick-family";
import { grouped } from "./words";

/** 43 × 47: tens times the next tens, then the product of the ones in two places. */
export function onesThatMakeTen(make: MakeFamily, level: Level, [least, most]: Span, story: Story): Family {
  return make("ones-that-make-ten", level, (draw) => {
    const [tens, ones] = [draw.int(least, most), draw.int(1, 4)];
    const [low, high] = [tens * 10 + ones, tens * 10 + 10 - ones];
    const key = low * high;
    const last = ones * (10 - ones);
    return {
      asks: [`What is ${low} × ${high}?`, story(low, high)],
      key,
      slips: [
        [tens * tens * 100 + last, `multiplying ${tens} by ${tens} instead of by ${tens + 1}`],
        [(tens + 1) ** 2 * 100 + last, `multiplying ${tens + 1} by ${tens + 1} instead of by ${tens}`],
        [key + 100, "a carried hundred too many"],
        [key - 100, "a carried hundred too few"],
        [tens * (tens + 1) * 100 + 10, "adding the ones instead of multiplying them"],
        [key + 10, "a slip in the product of the ones"],
      ],
      way: `The tens are equal and the ones make 10. So ${tens} × ${tens + 1} = ${tens * (tens + 1)} stands in front of ${ones} × ${10 - ones} = ${last}${last < 10 ? ` (written 0${last})` : ""}: ${grouped(key)}.`,
    };
  });
}

/** 38 × 42 = 40² − 2²: two numbers as far below as above a round one. */
export function aroundARoundNumber(
  make: MakeFamily,
  level: Level,
  middles: readonly number[],
  gaps: Span,
  story: Story,
): Family {
  return make("around-a-round-number", level, (draw) => {
    const [middle, gap] = [draw.one(middles), draw.int(...gaps)];
    const [low, high] = [middle - gap, middle + gap];
    const key = low * high;
    return {
      asks: [`What is ${low} × ${high}?`, story(low, high)],
      key,
      slips: [
        [middle * middle, `stopping at ${middle} × ${middle}`],
        [middle * middle + gap * gap, `adding ${gap * gap} instead of taking it away`],
        [middle * middle - gap, `taking away ${gap} instead of ${gap} × ${gap}`],
        [middle * middle - 2 * gap, `taking away twice ${gap} instead of ${gap} × ${gap}`],
        [key - 100, "a slip of a hundred at the end"],
        [key - 10, "a slip of a ten at the end"],
      ],
      way: `Both are ${gap} away from ${middle}: ${middle}² − ${gap}² = ${grouped(middle * middle)} − ${gap * gap} = ${grouped(key)}.`,
    };
  });
}

/** 97 × 94 or 103 × 108: across to the gap, then the product of the gaps. */
export function nearABase(
  make: MakeFamily,
  [name, level]: readonly [string, Level],
  base: number,
  gaps: Span,
  sign: 1 | -1,
  story: Story,
): Family {
  return make(name, level, (draw) => {
    const [a, b] = [draw.int(...gaps), draw.int(...gaps)];
    const [first, second] = [base + sign * a, base + sign * b];
    const [key, across] = [first * second, base + sign * (a + b)];
    if (a === b) return undefined;
    const [word, wrongSign] = [sign < 0 ? "below" : "above", -sign];
    return {
      asks: [`What is ${grouped(first)} × ${grouped(second)}?`, story(first, second)],
      key,
      slips: [
        [across * base, `forgetting to add ${a} × ${b}`],
        [across * base + a + b, `adding ${a} + ${b} instead of ${a} × ${b}`],
        [across * base - a * b, `taking ${a} × ${b} away instead of adding it`],
        [(across + 1) * base + a * b, `a slip in ${first} ${sign < 0 ? "−" : "+"} ${b}`],
        [(base + wrongSign * a) * second, `taking ${a} to the wrong side of ${grouped(base)}`],
        [key + 10, "a slip of a ten at the end"],
      ],
      way: `They are ${a} and ${b} ${word} ${grouped(base)}: ${grouped(first)} ${sign < 0 ? "−" : "+"} ${b} = ${grouped(across)} times ${grouped(base)}, and ${a} × ${b} = ${a * b} more is ${grouped(key)}.`,
    };
  });
}

/** 35², 85², 115²: tens times the next tens, then 25. */
export function squareEndingInFive(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  story: Story,
): Family {
  return make("square-ending-in-5", level, (draw) => {
    const tens = draw.int(least, most);
    const number = tens * 10 + 5;
    const key = number * number;
    return {
      asks: [`What is ${number}²?`, story(number, number)],
      key,
      slips: [
        [tens * tens * 100 + 25, `squaring ${tens} instead of multiplying it by ${tens + 1}`],
        [(tens + 1) ** 2 * 100 + 25, `squaring ${tens + 1} instead of multiplying it by ${tens}`],
        [number * 2, "doubling instead of squaring"],
        [key + 100, "a slip of a hundred at the end"],
        [key - 100, "a slip of a hundred at the end"],
        [key + 1000, "a wrong carry"],
      ],
      way: `Multiply ${tens} by the next number and write 25 behind: ${tens} × ${tens + 1} = ${grouped(tens * (tens + 1))}, so ${number}² = ${grouped(key)}.`,
    };
  });
}
