import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { MakeFamily } from "./quick-family";

type Span = readonly [least: number, most: number];
type Four = (a: number, b: number, c: number, d: number) => string;
type Three = (a: number, b: number, c: number) => string;

/** Two groups with their averages make one. */
export function averageOfTwoGroups(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  stories: readonly [Four, Four],
  unit: readonly [string, string],
): Family {
  return make("average-of-two-groups", level, (draw) => {
    const [a, b, first, gap] = [draw.int(8, 40), draw.int(8, 40), draw.int(least, most), draw.int(4, 20)];
    const key = first + (gap * b) / (a + b);
    if (a === b || !Number.isInteger(key)) return undefined;
    return {
      asks: [stories[0](a, first, b, first + gap), stories[1](a, first, b, first + gap)],
      key,
      unit,
      hasDecimals: true,
      slips: [
        [first + gap / 2, "taking the middle of the two averages"],
        [first + gap - (key - first), "exchanging the two groups"],
        [key + 1, "a slip in the division"],
        [key - 1, "a slip in the division"],
        [first * 2 + gap, "adding the two averages"],
        [first + gap, "taking the larger average"],
      ],
      way: `Above ${first} there are ${b} × ${gap} = ${b * gap} for ${a + b}: ${b * gap} ÷ ${a + b} = ${key - first}. So it is ${first} + ${key - first} = ${key}.`,
    };
  });
}

/** One member leaves and another comes: the average moves by a share of the difference. */
export function replacedMember(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  stories: readonly [Three, Three],
  unit: string,
): Family {
  return make("replaced-member", level, (draw) => {
    const [many, rise, old] = [draw.int(5, 12), draw.one([1.5, 2, 2.5, 3, 4]), draw.int(least, most)];
    const key = old + many * rise;
    if (!Number.isInteger(key) || many === old) return undefined;
    return {
      asks: [stories[0](many, old, rise), stories[1](many, old, rise)],
      key,
      unit,
      hasDecimals: true,
      slips: [
        [old + rise, `adding the rise once instead of ${many} times`],
        [old - many * rise, "going to the wrong side"],
        [many * rise, "giving the difference only"],
        [old + (many - 1) * rise, `counting ${many - 1} shares`],
        [old + (many + 1) * rise, `counting ${many + 1} shares`],
      ],
      way: `All ${many} together gain ${many} × ${rise} = ${many * rise}, so the new one has ${old} + ${many * rise} = ${key}.`,
    };
  });
}
