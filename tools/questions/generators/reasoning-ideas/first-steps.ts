import type { Family, Slip } from "../family";
import { numberSlips } from "../slips";
import { row } from "../words";
import { askWith, drawFrom, type Idea, type Span } from "./idea";

/** A day or a month so many steps on or back. */
export function stepInCycle({
  names,
  steps,
  asks,
  ...idea
}: Idea & {
  names: readonly string[];
  steps: readonly number[];
  asks: readonly [(name: string) => string, ...((name: string) => string)[]];
}): Family {
  return {
    ...idea,
    draft: (draw) => {
      const [from, step] = [draw.int(0, names.length - 1), draw.one(steps)];
      const at = (place: number): string =>
        names[((place % names.length) + names.length) % names.length] ?? "";
      return {
        frames: askWith(asks, at(from)),
        key: at(from + step),
        slips: [
          [at(from - step), "going the wrong way"],
          [at(from + step + Math.sign(step)), "counting one too many"],
          [at(from + step - 2 * Math.sign(step)), "counting the wrong way round"],
          [at(from + step + 2 * Math.sign(step)), "counting two too many"],
        ].map(([wrong, mistake]): Slip => [wrong === at(from) ? "" : String(wrong), String(mistake)]),
        because: `In order: ${row(Array.from({ length: Math.abs(step) + 1 }, (_, index) => at(from + index * Math.sign(step))))}.`,
      };
    },
  };
}

/** Things in pairs, legs and wheels: so many groups, how many things? Or the other way round. */
export function groupsOf({
  groups,
  back = false,
  kinds,
  ...idea
}: Idea & {
  groups: Span;
  back?: boolean;
  kinds: readonly { one: string; many: string; part: string; size: number; verb?: string }[];
}): Family {
  return {
    ...idea,
    draft: (draw) => {
      const { many, part, size, verb = "have" } = draw.one(kinds);
      const groupCount = drawFrom(draw, groups);
      const all = groupCount * size;
      const key = back ? groupCount : all;
      return {
        frames: back
          ? [
              `Some ${many} ${verb} ${all} ${part} in all. How many ${many} are there?`,
              `Count ${all} ${part}. How many ${many} ${verb} so many ${part}?`,
            ]
          : [
              `How many ${part} do ${groupCount} ${many} ${verb}?`,
              `There are ${groupCount} ${many}. How many ${part} do they ${verb} in all?`,
            ],
        key: String(key),
        slips: numberSlips(String, [
          [back ? all : groupCount, "giving back the number in the question"],
          [key + size, "counting one group too many"],
          [key - 1, "a slip of one"],
          [key + 1, "a slip of one"],
          [groupCount + size, "adding the two numbers"],
          [key - 2, "a slip of two"],
          [key + 2, "a slip of two"],
          [key + 3, "a slip of three"],
        ]),
        because: `One of them has ${size}. ${back ? `${all} is ${groupCount} times ${size}.` : `${groupCount} times ${size} is ${all}.`}`,
      };
    },
  };
}
