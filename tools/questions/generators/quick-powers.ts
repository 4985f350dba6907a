import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { Span, Story } from "./quick-products";
import type { MakeFamily } from "./quick-family";
import { grouped } from "./words";

/** 49², 52², 98²: (round ± little)². */
export function squareNearRound(
  make: MakeFamily,
  level: Level,
  numbers: readonly number[],
  story: Story,
): Family {
  return make("square-near-a-round-number", level, (draw) => {
    const number = draw.one(numbers);
    const size = number >= 90 ? 100 : 10;
    const round = Math.round(number / size) * size;
    const gap = Math.abs(number - round);
    const [isLess, key] = [number < round, number * number];
    const sign = isLess ? "−" : "+";
    return {
      asks: [`What is ${number}²?`, story(number, number)],
      key,
      slips: [
        [round * round + gap * gap, `forgetting the middle part 2 × ${round} × ${gap}`],
        [Math.abs(round * round - gap * gap), `taking ${gap}² from ${round}²`],
        [
          round * round + (isLess ? -1 : 1) * round * gap + gap * gap,
          `taking the middle part ${round} × ${gap} once instead of twice`,
        ],
        [round * round + (isLess ? -1 : 1) * 2 * round * gap, `forgetting the ${gap * gap} at the end`],
        [
          round * round + (isLess ? -1 : 1) * 2 * round * gap - gap * gap,
          `taking ${gap * gap} away at the end`,
        ],
        [key + 100, "a slip of a hundred"],
        [key - 100, "a slip of a hundred"],
      ],
      way: `${number} = ${round} ${sign} ${gap}: ${grouped(round * round)} ${sign} 2 × ${round} × ${gap} + ${gap * gap} = ${grouped(key)}.`,
    };
  });
}

/** One square is known, the next is asked: add both numbers. */
export function nextSquare(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  story: (number: number, known: number) => string,
): Family {
  return make("next-square", level, (draw) => {
    const number = draw.int(least, most);
    const [known, key] = [number * number, (number + 1) ** 2];
    if (number % 10 === 9 || number % 10 === 0) return undefined;
    return {
      asks: [`${number}² is ${grouped(known)}. What is ${number + 1}²?`, story(number, known)],
      key,
      slips: [
        [known + 1, "adding 1 only"],
        [known + number, `adding ${number} only`],
        [known + 2 * number, `adding ${number} twice and forgetting the 1`],
        [known + number + 1, `adding ${number + 1} only`],
        [known + 2 * number + 2, `adding ${number + 1} twice`],
        [key + 100, "a slip of a hundred"],
      ],
      way: `Add both numbers to the known square: ${grouped(known)} + ${number} + ${number + 1} = ${grouped(key)}.`,
    };
  });
}

/** 53² − 47² = (53 − 47) × (53 + 47). */
export function differenceOfSquares(
  make: MakeFamily,
  level: Level,
  sums: readonly number[],
  [least, most]: Span,
  story: Story,
): Family {
  return make("difference-of-squares", level, (draw) => {
    const [sum, half] = [draw.one(sums), draw.int(least, most)];
    const gap = sum % 2 === 0 ? half * 2 : half * 2 + 1;
    const [high, low] = [(sum + gap) / 2, (sum - gap) / 2];
    const key = sum * gap;
    return {
      asks: [`What is ${high}² − ${low}²?`, story(high, low)],
      key,
      slips: [
        [gap * gap, `squaring the difference ${gap}`],
        [sum, "adding the numbers only"],
        [key / 2, "halving the product"],
        [key * 2, "doubling the product"],
        [sum * (gap + 1), `a slip in ${high} − ${low}`],
        [sum * (gap - 1), `a slip in ${high} − ${low}`],
        [key / 10, "losing a zero"],
      ],
      way: `Difference times sum: (${high} − ${low}) × (${high} + ${low}) = ${gap} × ${sum} = ${grouped(key)}.`,
    };
  });
}
