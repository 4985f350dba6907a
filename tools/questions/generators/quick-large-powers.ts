import type { Level } from "../../../src/items/rules/item-schema";
import type { Draft, Family } from "./family";
import { power } from "./quick-exponents";
import type { MakeFamily } from "./quick-family";

type Text = readonly [(text: string) => string, (text: string) => string];

/** The last digit of a high power: it runs in circles. */
export function lastDigitOfAPower(
  make: MakeFamily,
  level: Level,
  bases: readonly number[],
  [least, most]: readonly [number, number],
  asks: Text,
): Family {
  return make("last-digit-of-a-power", level, (draw) => {
    const [base, exponent] = [draw.one(bases), draw.int(least, most)];
    const round = [1, 2, 3, 4].map((n) => (base % 10) ** n % 10);
    const key = round[(exponent + 3) % 4] ?? 0;
    const text = power(base, exponent);
    const others = [...round, 1, 3, 7, 9, 2, 4, 6, 8, 5].filter((digit) => digit !== key);
    return {
      asks: [asks[0](text), asks[1](text)],
      key,
      isExact: true,
      slips: [
        [((base % 10) * exponent) % 10, "multiplying by the exponent"],
        ...others.map((digit) => [digit, "losing the place in the circle of last digits"] as const),
      ],
      way: `The last digits of the powers go ${round.join(", ")} round and round. ${exponent} leaves ${exponent % 4} when divided by 4, so it ends in ${key}.`,
    };
  });
}

/** Which of four powers is the largest: bring them to one exponent. */
export function largestPower(make: MakeFamily, level: Level, asks: readonly [string, string]): Family {
  return make("largest-power", level, (draw): Draft => {
    const unit = draw.int(4, 11);
    const bases: Readonly<Record<number, readonly number[]>> = {
      2: [9, 10, 11, 13],
      3: [4, 5],
      4: [3],
      5: [2, 3],
      6: [2],
    };
    const all = draw
      .shuffle([2, 3, 4, 5, 6])
      .slice(0, 4)
      .map((times) => ({ times, base: draw.one(bases[times] ?? [2]) }));
    const size = ({ base, times }: { base: number; times: number }): number => base ** times;
    const sorted = all.toSorted((x, y) => size(y) - size(x));
    const texts = sorted.map(({ base, times }) => power(base, times * unit));
    const [key = "", ...wrong] = texts;
    return {
      frames: asks,
      key,
      slips:
        new Set(all.map(size)).size < 4
          ? []
          : wrong.map((text) => [text, "looking at the base or the exponent alone"]),
      because: `Write each as a power with the exponent ${unit}: ${sorted.map((entry) => power(size(entry), unit)).join(", ")} are the four in falling order.`,
    };
  });
}
