import type { Draft, Family } from "../family";
import { drawTown } from "../people";
import { familiesOf } from "../quick-family";
import { roundTo } from "../whole";
import { grouped } from "../words";

const make = familiesOf("Rounding and Estimating");

/** The families of the topic Rounding and Estimating. */
export const roundingAndEstimating: readonly Family[] = [
  make("nearest-thousand", 1, (draw) => {
    const number = draw.int(12_140, 88_870);
    const key = roundTo(number, 1000);
    const rest = number % 1000;
    if (Math.abs(rest - 500) > 90 || rest === 500) return undefined;
    const town = drawTown(draw);
    return {
      asks: [
        `What is ${grouped(number)} rounded to the nearest thousand?`,
        `${grouped(number)} people live in a part of ${town}. About how many thousand people is that, written in full?`,
      ],
      key,
      isExact: true,
      slips: [
        [
          rest > 500 ? key - 1000 : key + 1000,
          `rounding ${rest > 500 ? "down" : "up"} instead of ${rest > 500 ? "up" : "down"}`,
        ],
        [roundTo(number, 100), "rounding to the nearest hundred"],
        [roundTo(number, 10_000), "rounding to the nearest ten thousand"],
        [roundTo(number, 10), "rounding to the nearest ten"],
      ],
      way: `The last three digits make ${rest}, which is ${rest > 500 ? "more" : "less"} than 500, so we round ${rest > 500 ? "up" : "down"} to ${grouped(key)}.`,
    };
  }),
  make("estimate-a-large-product", 1, (draw) => {
    const [a, b] = [draw.int(3, 8) * 100 + draw.int(-9, 9), draw.int(2, 7) * 10 + draw.int(-2, 2)];
    const key = roundTo(a, 100) * roundTo(b, 10);
    if (a % 100 === 0 || b % 10 === 0) return undefined;
    return {
      asks: [
        `Which number is nearest to ${a} × ${b}?`,
        `${b} trucks bring ${a} bricks each. About how many bricks is that?`,
      ],
      key,
      isExact: true,
      slips: [
        [key / 10, "losing a zero"],
        [key * 10, "writing a zero too many"],
        [roundTo(a, 100) + roundTo(b, 10), "adding instead of multiplying"],
        [(roundTo(a, 100) + 100) * roundTo(b, 10), `rounding ${a} too far up`],
        [(roundTo(a, 100) - 100) * roundTo(b, 10), `rounding ${a} too far down`],
        [roundTo(a, 100) * (roundTo(b, 10) + 10), `rounding ${b} too far up`],
      ],
      way: `${a} is about ${roundTo(a, 100)} and ${b} is about ${roundTo(b, 10)}: ${roundTo(a, 100)} × ${roundTo(b, 10)} = ${grouped(key)}.`,
    };
  }),
  make("estimate-a-quotient", 2, (draw) => {
    const [by, tens] = [draw.int(3, 8) * 10, draw.int(3, 9)];
    const key = tens * 10;
    const [whole, near] = [by * key + draw.int(5, 19), by + draw.one([-1, 1])];
    return {
      asks: [
        `Which number is nearest to ${grouped(whole)} ÷ ${near}?`,
        `${grouped(whole)} visitors go through a museum in groups of ${near}. About how many groups is that?`,
      ],
      key,
      isExact: true,
      slips: [
        [key * 10, "writing a zero too many"],
        [tens, "losing a zero"],
        [key + 20, `a wrong quotient of ${grouped(by * key)} and ${by}`],
        [key - 20, `a wrong quotient of ${grouped(by * key)} and ${by}`],
        [key * 2, "taking it twice"],
      ],
      way: `${grouped(whole)} is about ${grouped(by * key)} and ${near} is about ${by}: ${grouped(by * key)} ÷ ${by} = ${key}.`,
    };
  }),
  make("sum-nearest-to-a-target", 2, (draw): Draft | undefined => {
    const target = draw.int(5, 9) * 100;
    const pair = (off: number): string => {
      const first = draw.int(131, target - 240);
      return `${first} + ${target + off - first}`;
    };
    const offs = draw.shuffle([draw.int(2, 6), draw.int(-28, -17), draw.int(21, 33), draw.int(-64, -48)]);
    const nearest = offs.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
    const sums = offs.map((off) => [pair(off), off] as const);
    const [key = ""] = sums.find(([, off]) => off === nearest) ?? [];
    return {
      frames: [
        `Which sum is nearest to ${target}?`,
        `A game is won by the sum that comes nearest to ${target}. Which of these sums wins?`,
      ],
      key,
      slips: sums
        .filter(([text]) => text !== key)
        .map(([text, off]) => [text, `misjudging a sum that is ${Math.abs(off)} away`]),
      because: `${key} = ${target + nearest}, which is only ${Math.abs(nearest)} away from ${target}.`,
    };
  }),
];
