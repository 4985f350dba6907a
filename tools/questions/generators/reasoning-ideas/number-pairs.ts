import type { Family } from "../family";
import { range } from "../whole";
import type { Idea, Span } from "./idea";

/** A rule from one number to another. */
export type PairRule = { readonly says: string; readonly of: (value: number) => number };

/** Three pairs follow one rule; which number goes with the last one? */
export function numberPairs({
  rules,
  span,
  ...idea
}: Idea & { rules: readonly PairRule[]; span: Span }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const rule = draw.one(rules);
      const [a = 0, b = 0, c = 0, asked = 0] = draw.shuffle(range(...span));
      const examples = [a, b, c]
        .toSorted((one, two) => one - two)
        .map((value) => `${value} → ${rule.of(value)}`);
      const key = rule.of(asked);
      const next = rule.of(asked + 1);
      const slips = [
        [next, "taking the number after it"],
        [rule.of(asked - 1), "taking the number before it"],
        [key - asked, `leaving out one part of the rule`],
        [key + asked, "adding the number once too often"],
        [key + 1, "a slip of one"],
        [key - 1, "a slip of one"],
        [key + 10, "a slip of ten"],
      ] as const;
      return {
        frames: [
          `In each pair the second number comes from the first by the same rule: ${examples.join(", ")}. Which number goes with ${asked}?`,
          `A number machine gives ${examples.join(", ")}. What does it give for ${asked}?`,
        ],
        key: String(key),
        slips: slips
          .filter(([value]) => value > 0)
          .map(([value, mistake]) => [String(value), mistake] as const),
        because: `The rule is: ${rule.says}. For ${asked} that gives ${key}.`,
      };
    },
  };
}

/** So many times the number, with something added. */
export const timesPlus = (times: number, plus: number): PairRule => ({
  says: `${times === 1 ? "" : `multiply by ${times}`}${times === 1 || plus === 0 ? "" : " and "}${plus === 0 ? "" : plus > 0 ? `add ${plus}` : `take away ${-plus}`}`,
  of: (value) => value * times + plus,
});
/** The square with something added. */
export const squarePlus = (plus: number): PairRule => ({
  says: `multiply the number by itself${plus === 0 ? "" : plus > 0 ? ` and add ${plus}` : ` and take away ${-plus}`}`,
  of: (value) => value * value + plus,
});
/** The number times the next one, or the one after. */
export const timesNext = (by: number): PairRule => ({
  says: `multiply the number by the one that is ${by} greater`,
  of: (value) => value * (value + by),
});
/** The cube with something added. */
export const cubePlus = (plus: number): PairRule => ({
  says: `take the cube of the number${plus === 0 ? "" : plus > 0 ? ` and add ${plus}` : ` and take away ${-plus}`}`,
  of: (value) => value ** 3 + plus,
});
