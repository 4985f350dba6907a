import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import { tidy, type MakeFamily } from "./quick-family";
import type { TwoStories } from "./quick-percents";
import { grouped } from "./words";

type Span = readonly [least: number, most: number];

/** From one amount to another: by how many per cent. */
export function percentChange(
  make: MakeFamily,
  level: Level,
  starts: Span,
  percents: readonly number[],
  stories: TwoStories,
): Family {
  return make("percent-change", level, (draw, turn) => {
    const [start, key] = [draw.int(...starts) * 20, draw.one(percents)];
    const gap = (start * key) / 100;
    const end = turn % 2 ? start - gap : start + gap;
    if (!Number.isInteger(gap) || gap === key || end <= 0) return undefined;
    return {
      asks: [stories[0](start, end), stories[1](start, end)],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [tidy((gap / end) * 100), "comparing with the new amount"],
        [gap, "writing the difference as per cent"],
        [tidy((end / start) * 100), "comparing the new amount with the old one"],
        [key + 5, "a slip in the division"],
        [key - 5, "a slip in the division"],
        [key * 2, "doubling on the way"],
        [tidy(key / 2), "halving on the way"],
      ],
      way: `The change is ${grouped(gap)}, and ${grouped(gap)} out of ${grouped(start)} is ${key}%.`,
    };
  });
}

/** Two changes one after the other: a + b + ab/100. */
export function successiveChange(
  make: MakeFamily,
  level: Level,
  changes: readonly (readonly [number, number])[],
  stories: TwoStories,
  words: readonly [string, string],
): Family {
  return make("successive-change", level, (draw) => {
    const [first, second] = draw.one(changes);
    const net = tidy(first + second + (first * second) / 100);
    const [key, size] = [Math.abs(net), Math.abs((first * second) / 100)];
    const sum = first + second;
    const show = (value: number): string => `${Math.abs(value)}% ${value > 0 ? words[0] : words[1]}`;
    const wrong = [
      sum - (first * second) / 100,
      sum,
      net + 1,
      net - 1,
      -net,
      tidy(net + size * 2),
      first - second,
      net + 2,
      net - 2,
    ];
    return {
      frames: [stories[0](Math.abs(first), Math.abs(second)), stories[1](Math.abs(first), Math.abs(second))],
      key: show(net),
      slips: wrong
        .filter((value) => value !== 0 && value !== net)
        .map((value) => [
          show(tidy(value)),
          value === sum
            ? "adding the two changes"
            : value === -net
              ? "mixing up rise and fall"
              : `a slip in ${Math.abs(first)}% of ${Math.abs(second)}%`,
        ]),
      because:
        `${signed(first, true)} ${signed(second)} ${signed((first * second) / 100)} = ${net < 0 ? `−${key}` : key}, as ${Math.abs(first)}% of ${Math.abs(second)}% is ${size}%.`.replace(
          /= −/,
          "= minus ",
        ),
    };
  });
}

const signed = (value: number, isFirst = false): string =>
  isFirst && value > 0
    ? String(value)
    : `${value < 0 ? (isFirst ? "minus " : "− ") : "+ "}${tidy(Math.abs(value))}`;
