import type { Family, Slip } from "../family";
import { drawPerson } from "../people";
import { numberSlips } from "../slips";
import { count, listed } from "../words";
import { drawFrom, type Idea, type Span } from "./idea";

/** Some things belong to a group, others not: how many belong? */
export function countOfGroup({
  each,
  sorts,
  ...idea
}: Idea & {
  each: Span;
  sorts: readonly {
    group: string;
    in: readonly (readonly [string, string])[];
    out: readonly (readonly [string, string])[];
    asked: string;
  }[];
}): Family {
  return {
    ...idea,
    draft: (draw) => {
      const sort = draw.one(sorts);
      const [one, two] = draw.shuffle(sort.in);
      const out = draw.one(sort.out);
      const [a, b, c] = [drawFrom(draw, each), drawFrom(draw, each), drawFrom(draw, each)];
      if (!one || !two || a === b || b === c || a === c) return undefined;
      const told = draw.shuffle([count(a, ...one), count(b, ...two), count(c, ...out)]);
      const key = a + b;
      return {
        frames: [
          `Look at ${listed(told)}. How many ${sort.asked} are there?`,
          `${capital(listed(told))} are on a page. How many of them are ${sort.asked}?`,
        ],
        key: String(key),
        slips: numberSlips(String, [
          [a + b + c, `counting the ${out[1]} too`],
          [a + c, "putting the wrong two together"],
          [b + c, "putting the wrong two together"],
          [key + 1, "a slip of one"],
          [key - 1, "a slip of one"],
        ]),
        because: `Only the ${one[1]} and the ${two[1]} are ${sort.asked}: ${a} + ${b} = ${key}.`,
      };
    },
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Lengths of three or four things: whose is the longest, the shortest, the second? */
export function compareLengths({
  lengths,
  asked,
  ...idea
}: Idea & { lengths: Span; asked: readonly [string, ...string[]] }): Family {
  return {
    ...idea,
    draft: (draw, turn) => {
      const owners = new Set<string>();
      while (owners.size < 4) owners.add(drawPerson(draw).name);
      const values = new Set<number>();
      while (values.size < 4) values.add(drawFrom(draw, lengths));
      const list = [...owners].map((name, index) => ({ name, long: [...values][index] ?? 0 }));
      const wanted = asked[turn % asked.length] ?? asked[0];
      const sorted = list.toSorted((one, two) => two.long - one.long);
      const key =
        (wanted === "longest" ? sorted[0] : wanted === "shortest" ? sorted[3] : sorted[1])?.name ?? "";
      const told = listed(list.map(({ name, long }) => `${name}’s is ${long} cm`));
      return {
        frames: [
          `Four children measure their ribbons. ${told}. Whose ribbon is the ${wanted}?`,
          `Four children measure their pencils. ${told}. Whose pencil is the ${wanted}?`,
        ],
        key,
        slips: draw
          .shuffle(list.filter(({ name }) => name !== key))
          .map(({ name }): Slip => [name, "not comparing all four numbers"]),
        because: `In order from the longest: ${listed(sorted.map(({ name, long }) => `${name} (${long} cm)`))}.`,
        beware: `So the ${wanted} is that of ${key}.`,
      };
    },
  };
}
