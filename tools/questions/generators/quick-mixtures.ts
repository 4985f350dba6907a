import type { Level } from "../../../src/items/rules/item-schema";
import { ratio } from "./algebra-words";
import type { Draft, Family } from "./family";
import { withUnit, type MakeFamily } from "./quick-family";
import { hcf } from "./whole";

type Span = readonly [least: number, most: number];
type Three = (a: number, b: number, c: number) => string;

/** Two prices are mixed to a given one: the ratio is that of the far differences. */
export function mixedToAPrice(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  stories: readonly [Three, Three],
): Family {
  return make("mixed-to-a-price", level, (draw): Draft | undefined => {
    const [low, up, down] = [draw.int(least, most), draw.int(2, 14), draw.int(2, 14)];
    const [mean, high] = [low + up, low + up + down];
    const text = (a: number, b: number): string => ratio(a, b).replace("/", " : ");
    const write = (a: number, b: number): string => (a % b === 0 ? `${a / b} : 1` : text(a, b));
    if (up === down || (hcf(up, down) === 1 && up + down > 18)) return undefined;
    return {
      frames: [stories[0](low, high, mean), stories[1](low, high, mean)],
      key: write(down, up),
      slips: [
        [write(up, down), "turning the ratio round"],
        [write(high, mean), "comparing the prices themselves"],
        [write(mean, low), "comparing the prices themselves"],
        [write(down, up + down), "comparing with both differences together"],
        [write(up, up + down), "comparing with both differences together"],
        [write(high, low), "comparing the two prices"],
      ],
      because: `The far differences give the ratio: (${high} − ${mean}) : (${mean} − ${low}) = ${down} : ${up}${write(down, up) === `${down} : ${up}` ? "" : ` = ${write(down, up)}`}.`,
    };
  });
}

/** Water is added (or a part replaced) until the share is another. */
export function waterAdded(make: MakeFamily, level: Level, stories: readonly [Three, Three]): Family {
  return make("water-added", level, (draw) => {
    const [whole, share, goal] = [
      draw.int(2, 18) * 5,
      draw.one([80, 75, 60, 50, 90]),
      draw.one([60, 50, 45, 40, 30, 25]),
    ];
    const pure = (whole * share) / 100;
    const end = (pure * 100) / goal;
    const key = end - whole;
    if (goal >= share || !Number.isInteger(pure) || !Number.isInteger(end) || key === whole) return undefined;
    return {
      asks: [stories[0](whole, share, goal), stories[1](whole, share, goal)],
      key,
      unit: " litres",
      slips: [
        [end, "giving the whole mixture"],
        [(whole * (share - goal)) / 100, `taking ${share - goal}% of the mixture`],
        [pure, "giving the pure part"],
        [whole - pure, "giving the water that is there"],
        [key + 5, "a slip in the division"],
        [key - 5, "a slip in the division"],
        [key * 2, "doubling on the way"],
      ],
      way: `The ${withUnit(pure, " litres")} that are not water stay, and they are ${goal}% of ${end} litres. So ${end} − ${whole} = ${key}.`,
    };
  });
}
