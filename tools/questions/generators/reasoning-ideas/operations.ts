import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import type { Idea } from "./idea";

/** A new sign for two numbers, given by its rule in words and signs. */
export type NewSign = {
  readonly rule: string;
  readonly of: (a: number, b: number) => number;
  readonly work: (a: number, b: number) => string;
};

export const newSigns = [
  { rule: "a ★ b = 2a + 3b", of: (a, b) => 2 * a + 3 * b, work: (a, b) => `2 × ${a} + 3 × ${b}` },
  { rule: "a ★ b = a² + b", of: (a, b) => a * a + b, work: (a, b) => `${a}² + ${b}` },
  { rule: "a ★ b = ab + a + b", of: (a, b) => a * b + a + b, work: (a, b) => `${a} × ${b} + ${a} + ${b}` },
  { rule: "a ★ b = a² + b²", of: (a, b) => a * a + b * b, work: (a, b) => `${a}² + ${b}²` },
  { rule: "a ★ b = 3a + b²", of: (a, b) => 3 * a + b * b, work: (a, b) => `3 × ${a} + ${b}²` },
] as const satisfies readonly NewSign[];

/** A new sign is used once, or twice with brackets. */
export function newOperation({
  nested,
  signs,
  ...idea
}: Idea & { nested: boolean; signs: readonly NewSign[] }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const { rule, of, work } = draw.one(signs);
      const [a, b, c] = [draw.int(2, 9), draw.int(2, 9), draw.int(2, 5)];
      if (new Set([a, b, c]).size < 3) return undefined;
      const inner = of(a, b);
      const key = nested ? of(inner, c) : inner;
      const other = nested ? of(a, of(b, c)) : of(b, a);
      if (key > 900) return undefined;
      const asked = nested ? `(${a} ★ ${b}) ★ ${c}` : `${a} ★ ${b}`;
      return {
        frames: [
          `A new sign is defined by ${rule} for all numbers a and b. Which number is ${asked}?`,
          `On a puzzle page the sign ★ follows the rule ${rule}. Which number does ${asked} stand for?`,
        ],
        key: String(key),
        slips: numberSlips(String, [
          [other, nested ? "moving the brackets" : "changing the places of the two numbers"],
          [nested ? inner + c : a + b, "reading the sign as plus"],
          [nested ? inner * c : a * b, "reading the sign as times"],
          [nested ? inner : key + a, "stopping halfway"],
          ...hurriedSlips(key),
        ]),
        because: nested
          ? `First ${a} ★ ${b} = ${work(a, b)} = ${inner}. Then ${inner} ★ ${c} = ${work(inner, c)} = ${key}.`
          : `Put a = ${a} and b = ${b}: ${work(a, b)} = ${key}.`,
      };
    },
  };
}
