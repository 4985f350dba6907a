import { describe, expect, it } from "vitest";
import type { Item } from "../../../src/items/rules/item-schema";
import { countSentences } from "../../../src/items/rules/explanations";
import type { Family } from "./family";
import { generateSet } from "./generated-set";
import { findOptionValue } from "./option-value";

/**
 * Works a question out again from nothing but its words, by another way than its generator. What is read beside the stem, the
 * `alt` of its drawing or the cells of its table, comes behind the stem on lines of its own.
 */
export type Solver = (
  stem: string,
  numbers: number[],
  options: readonly string[],
) => number | string | undefined;

const rounds = 8;

/**
 * Draws many items of each family and solves each once more. The key must agree, no wrong option may be
 * worth the same, and the text must read as one that a person wrote.
 *
 * @param hasNegatives true for classes that know numbers below zero; elsewhere one is a mistake
 */
export function describeKeys(
  families: readonly Family[],
  solvers: Readonly<Record<string, Solver>>,
  { hasNegatives = false }: { hasNegatives?: boolean } = {},
): void {
  describe("a second computation from the words of the question", () => {
    it("has a solver for every family, and no other", () => {
      expect(Object.keys(solvers).toSorted()).toEqual(families.map(({ name }) => name).toSorted());
    });

    it.each(families.map((family) => [family.name, family] as const))("agrees on %s", (name, family) => {
      for (const { item, explanation } of drawItems(family)) {
        const text = readWhole(item);
        const solved = solvers[name]?.(text, numbersIn(text), item.options);
        expect(pickOptions(item, solved), `${text} → ${solved}`).toEqual([item.answer]);
        expectPlainText(item, explanation, hasNegatives);
      }
    });
  });
}

function drawItems(family: Family): { item: Item; explanation: string }[] {
  return Array.from({ length: rounds }, (_, round) => {
    const set = { classNumber: 5, subject: "maths", seed: `round ${round}`, families: [family] };
    const { items, explanations } = generateSet(set);
    return items.map((item) => ({ item, explanation: explanations[item.id]?.why ?? "" }));
  }).flat();
}

const readWhole = ({ question, figure, table }: Item): string =>
  [question, figure?.alt, ...(table ? [table.head, ...table.rows].map((cells) => cells.join(" | ")) : [])]
    .filter(Boolean)
    .join("\n");

/** The options that are worth what was worked out. */
function pickOptions({ options }: Item, solved: number | string | undefined): string[] {
  return options.filter((option) => {
    if (typeof solved !== "number") return option === solved;
    return Math.abs((findOptionValue(option) ?? Number.NaN) - solved) < 1e-9;
  });
}

function expectPlainText({ question, options }: Item, explanation: string, hasNegatives: boolean): void {
  expect([...new Set(options)]).toHaveLength(4);
  expect([question, ...options, explanation].join(" | ")).not.toMatch(
    hasNegatives ? /undefined|NaN|null|Infinity|\.\d{4}|-\d/ : /undefined|NaN|null|Infinity|\.\d{4}| [−-]\d/,
  );
  expect(question).not.toMatch(/(?<![\d/,.])\b1 (?!is\b|has\b)[a-z]+s\b/);
  expect(question).toMatch(/\?$/);
  expect({ explanation, isShort: countSentences(explanation) <= 4 }).toEqual({ explanation, isShort: true });
}

/** The numbers of a text in their order, without commas: "4,72,305 and 3.5" is 472305 and 3.5. */
export const numbersIn = (text: string): number[] =>
  (text.match(/\d+(?:,\d+)*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(",", "")));

/** The fractions of a text as [numerator, denominator]. */
export const fractionsIn = (text: string): [number, number][] =>
  [...text.matchAll(/(\d+)\/(\d+)/g)].map(([, over, under]) => [Number(over), Number(under)]);

/** The times of day in a text, in minutes after midnight. */
export const clocksIn = (text: string): number[] =>
  (text.match(/\d+:\d\d(?: [ap]\.m\.)?/g) ?? []).flatMap((clock) => findOptionValue(clock) ?? []);

/** The first whole number from `from` on that passes; throws RangeError where there is none below a million. */
export function search(from: number, passes: (value: number) => boolean): number {
  for (let value = from; value < 1_000_000; value++) if (passes(value)) return value;
  throw new RangeError("no such number");
}

/** How often the smaller of two numbers can be taken from the larger, and what is then left. */
export function shareOut(numbers: readonly number[]): { times: number; left: number } {
  let [left, times] = [Math.max(...numbers), 0];
  for (const size = Math.min(...numbers); left >= size; left -= size) times++;
  return { times, left };
}

/** The nearest multiple of a unit, found by walking both ways; half a unit goes up. */
export function nearest(value: number, unit: number): number {
  let [down, up] = [value, value];
  while (down % unit !== 0) down--;
  while (up % unit !== 0) up++;
  return value - down < up - value ? down : up;
}
