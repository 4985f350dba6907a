import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { Span, Story } from "./quick-products";
import type { MakeFamily } from "./quick-family";

/** □ + 7 = 15: the start of an addition is missing. */
export function missingStart(make: MakeFamily, level: Level, key: Span, more: Span, story: Story): Family {
  return make("missing-start", level, (draw) => {
    const [start, added] = [draw.int(...key), draw.int(...more)];
    const sum = start + added;
    if (start === added) return undefined;
    return {
      asks: [`Which number completes □ + ${added} = ${sum}?`, story(added, sum)],
      key: start,
      slips: [
        [sum + added, "adding instead of going back"],
        [start + 1, `counting ${sum} as the first step back`],
        [start - 1, "counting back one too far"],
        [added, "putting down the known number again"],
        [start + 10, "a ten too many"],
        [start > 10 ? start - 10 : 0, "a ten too few"],
      ],
      way: `Go back from ${sum}: ${sum} − ${added} = ${start}.`,
    };
  });
}

/** 14 − □ = 9: what was taken away is missing. */
export function missingTaken(make: MakeFamily, level: Level, key: Span, left: Span, story: Story): Family {
  return make("missing-taken", level, (draw) => {
    const [taken, rest] = [draw.int(...key), draw.int(...left)];
    const whole = taken + rest;
    if (taken === rest || (whole > 20 && (taken % 10) + (rest % 10) < 10)) return undefined;
    return {
      asks: [`Which number completes ${whole} − □ = ${rest}?`, story(whole, rest)],
      key: taken,
      slips: [
        [whole + rest, "adding the two numbers"],
        [taken + 1, `counting ${rest} as the first step`],
        [taken - 1, "stopping one too early"],
        [rest, "putting down what is left"],
        [taken + 10, "a ten too many"],
        [taken > 10 ? taken - 10 : 0, "a ten too few"],
      ],
      way: `Count on from ${rest} to ${whole}: that is ${taken}, so ${whole} − ${taken} = ${rest}.`,
    };
  });
}

/** □ − 6 = 8: the number before something was taken away. */
export function missingWhole(make: MakeFamily, level: Level, taken: Span, left: Span, story: Story): Family {
  return make("missing-whole", level, (draw) => {
    const [gone, rest] = [draw.int(...taken), draw.int(...left)];
    const key = gone + rest;
    if (gone === rest) return undefined;
    return {
      asks: [`Which number completes □ − ${gone} = ${rest}?`, story(gone, rest)],
      key,
      slips: [
        [Math.abs(rest - gone), "taking away once more instead of putting back"],
        [key + 1, "a slip of one in counting"],
        [key - 1, "a slip of one in counting"],
        [
          key > 20 ? key - 10 : rest,
          key > 20 ? "forgetting the ten that the ones make" : "putting down what is left",
        ],
        [key + 10, "a ten too many"],
      ],
      way: `Put the ${gone} back: ${rest} + ${gone} = ${key}.`,
    };
  });
}

/** The pattern of equal steps with one number missing. */
export function missingInSteps(
  make: MakeFamily,
  level: Level,
  steps: readonly number[],
  [least, most]: Span,
  asks: readonly [(row: string) => string, (row: string) => string],
): Family {
  return make("missing-in-steps", level, (draw) => {
    const [step, first, gap] = [draw.one(steps), draw.int(least, most), draw.int(2, 3)];
    const [isBack, numbers] = [
      draw.int(0, 2) === 0,
      Array.from({ length: 5 }, (_, index) => first + index * step),
    ];
    const key = first + step * (isBack ? 4 - gap : gap);
    const row = (isBack ? numbers.toReversed() : numbers).map((number) =>
      number === key ? "□" : String(number),
    );
    return {
      asks: [asks[0](row.join(", ")), asks[1](row.join(", "))],
      key,
      slips: [
        [key + 1, "taking the step one too long"],
        [key - 1, "taking the step one too short"],
        [key + step, "going a step too far"],
        [key - step, "going a step too far back"],
        [key + 2, "a slip in counting"],
      ],
      way: `The numbers go ${isBack ? "down" : "up"} by ${step}: ${isBack ? `${key + step} − ${step}` : `${key - step} + ${step}`} = ${key}.`,
    };
  });
}
