import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { MakeFamily } from "./quick-family";
import { grouped } from "./words";

/** The second frame of a family, in the setting of its class. */
export type Story = (first: number, second: number) => string;
export type Span = readonly [least: number, most: number];

/** n × 11: ten times and once more, or the digit sum between the digits. */
export function timesEleven(make: MakeFamily, level: Level, [least, most]: Span, story: Story): Family {
  return make("times-11", level, (draw) => {
    const number = draw.int(least, most);
    if (number % 10 < 2 || number % 11 === 0) return undefined;
    const key = number * 11;
    return {
      asks: [`What is ${number} × 11?`, story(number, 11)],
      key,
      slips: [
        [number * 10 + 1, `adding 1 to ${grouped(number * 10)} instead of adding ${number}`],
        [key - 100, "forgetting the carried hundred"],
        [key - 10, "forgetting a carried ten"],
        [number * 12, "adding the number twice"],
        [number * 10 + 11, "adding 11 at the end instead of the number"],
      ],
      way: `Ten times and once more: ${grouped(number * 10)} + ${number} = ${grouped(key)}.`,
    };
  });
}

/** n × 25 for n in the four times table: a quarter of n hundreds. */
export function timesTwentyFive(make: MakeFamily, level: Level, [least, most]: Span, story: Story): Family {
  return make("times-25", level, (draw) => {
    const number = draw.int(least, most) * 4;
    const key = number * 25;
    return {
      asks: [`What is ${number} × 25?`, story(number, 25)],
      key,
      slips: [
        [key * 2, `taking half of ${number} hundreds instead of a quarter`],
        [key / 10, `putting one zero too few behind ${number / 4}`],
        [key / 2, `taking an eighth of ${number} hundreds instead of a quarter`],
        [key + 100, `a wrong quarter of ${number}`],
        [key - 100, `a wrong quarter of ${number}`],
        [number * 20 + 5, `multiplying ${number} by 20 and just adding 5`],
      ],
      way: `25 is 100 ÷ 4, so take a quarter and write two zeros: ${number} ÷ 4 = ${number / 4}, which gives ${grouped(key)}.`,
    };
  });
}

/** n × 99, n × 101, n × 19 …: the round multiple, then n (or 2n) away or on top. */
export function timesNearlyRound(
  make: MakeFamily,
  [name, level]: readonly [string, Level],
  factors: readonly number[],
  [least, most]: Span,
  story: Story,
): Family {
  return make(name, level, (draw) => {
    const [near, number] = [draw.one(factors), draw.int(least, most)];
    if (number % 10 === 0) return undefined;
    const size = near < 90 ? 10 : 10 ** Math.round(Math.log10(near));
    const round = Math.round(near / size) * size;
    const gap = near - round;
    const [key, rest] = [near * number, Math.abs(gap) * number];
    const isLess = gap < 0;
    return {
      asks: [`What is ${number} × ${near}?`, story(number, near)],
      key,
      slips: [
        [
          round * number - gap * number,
          `${isLess ? "adding" : "taking away"} ${rest} at the end instead of ${isLess ? "taking it away" : "adding it"}`,
        ],
        [round * number + gap, `${isLess ? "taking away" : "adding"} ${Math.abs(gap)} instead of ${rest}`],
        [round * number, `stopping at ${number} × ${round}`],
        [key + 10, "a slip of a ten at the end"],
        [key - 10, "a slip of a ten at the end"],
      ],
      way: `${grouped(near)} is ${grouped(round)} ${isLess ? "less" : "and"} ${Math.abs(gap)}: ${grouped(round * number)} ${isLess ? "−" : "+"} ${rest} = ${grouped(key)}.`,
    };
  });
}

/** Even number × 15, 35, 45 …: half the one times double the other. */
export function doubleAndHalve(
  make: MakeFamily,
  level: Level,
  fives: readonly number[],
  [least, most]: Span,
  story: Story,
): Family {
  return make("double-and-halve", level, (draw) => {
    const [five, half] = [draw.one(fives), draw.int(least, most)];
    const key = five * half * 2;
    if (half % 10 === 0) return undefined;
    return {
      asks: [`What is ${half * 2} × ${five}?`, story(half * 2, five)],
      key,
      slips: [
        [key / 2, `halving ${half * 2} and forgetting to double ${five}`],
        [key * 2, `doubling ${five} and forgetting to halve ${half * 2}`],
        [key / 10, "losing a zero"],
        [key + five * 2, `taking ${half + 1} for half of ${half * 2}`],
        [key - five * 2, `taking ${half - 1} for half of ${half * 2}`],
      ],
      way: `Halve one number and double the other: ${half * 2} × ${five} = ${half} × ${five * 2} = ${grouped(key)}.`,
    };
  });
}
