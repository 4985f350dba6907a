import { numbersIn } from "../second-computation";

const months = "January February March April May June July August September October November December".split(
  " ",
);
const days = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** The words of "red, blue, red, …" in their order. */
const wordsIn = (stem: string): string[] =>
  (/(?:[a-z]+, )+…/.exec(stem)?.[0] ?? "").replace(/, …$/, "").split(", ");

/** Finds the shortest part that comes again and again. */
export function solvePattern(stem: string): string | undefined {
  const words = wordsIn(stem);
  for (let size = 1; size <= words.length / 2; size++)
    if (words.every((word, index) => word === words[index % size])) return words[words.length % size];
  return undefined;
}

/** Strings bead after bead. */
export function solveBead(stem: string): string | undefined {
  const part = (/in the order ([a-z, ]+?)(?:\.|, over)/.exec(stem)?.[1] ?? "").split(", ");
  const [place = 0] = numbersIn(stem);
  const beads: string[] = [];
  while (beads.length < place) beads.push(...part);
  return beads[place - 1];
}

/** Takes everybody up to the place away. */
export function solveBehind(stem: string): number {
  const [all = 0, place = 0] = numbersIn(stem);
  return Array.from({ length: all }, (_, index) => index + 1).slice(place).length;
}

/** Counts three months on from the one in the stem. */
export function solveMonths(stem: string): string | undefined {
  const from = months.findIndex((month) => new RegExp(`\\b${month}\\b`).test(stem));
  return [...months, ...months][from + (numbersIn(stem)[0] ?? 1)];
}

/** The neighbour of a day or month that stands in the stem. */
export function solveNeighbour(stem: string, step: number): string | undefined {
  const cycle = days.some((day) => stem.includes(day)) ? days : months;
  const from = cycle.findIndex((name) => new RegExp(`\\b${name}\\b`).test(stem));
  return [...cycle, ...cycle, ...cycle][from + cycle.length + step];
}

/** Counts the places before a place. */
export const solveFront = (stem: string): number => (numbersIn(stem)[0] ?? 1) - 1;

/** Those on both sides and the child. */
export function solveSides(stem: string): number {
  const [left = 0, right = 0] = numbersIn(stem);
  return [...Array.from({ length: left }), stem, ...Array.from({ length: right })].length;
}

const sizes: readonly (readonly [RegExp, number])[] = [
  [/shoes|socks|gloves|slippers|ears|eyes|bicycles|hands|wings/, 2],
  [/autorickshaws|tricycles|stools/, 3],
  [/cows|chairs|dogs|tables|cars|goats|horses|tortoises/, 4],
  [/stars|feet/, 5],
  [/ants|beetles|honeybees|butterflies/, 6],
  [/spiders/, 8],
];

/** Knows how many legs, wheels or parts each has, and adds them one by one. */
export function solveGroups(stem: string): number {
  const [given = 0] = numbersIn(stem);
  const size = sizes.find(([things]) => things.test(stem))?.[1] ?? 1;
  if (!/in all\. How many|^Count/.test(stem))
    return Array.from({ length: given }, () => size).reduce((sum, part) => sum + part, 0);
  let groups = 0;
  for (let left = given; left > 0; left -= size) groups++;
  return groups;
}

/** Whose is the longest, the shortest, the second longest? */
export function solveLengths(stem: string): string | undefined {
  const list = [...stem.matchAll(/(\p{L}+)’s is (\d+) cm/gu)].map(([, name, long]) => ({
    name,
    long: Number(long),
  }));
  const sorted = list.toSorted((one, two) => one.long - two.long);
  if (stem.includes("second longest")) return sorted.at(-2)?.name;
  return (stem.includes("shortest") ? sorted[0] : sorted.at(-1))?.name;
}
