import { numbersIn } from "../second-computation";

const ordinalsIn = (stem: string): number[] =>
  [...stem.matchAll(/(\d+)(?:st|nd|rd|th)/g)].map(([, place]) => Number(place));
const ordinal = (place: number): string =>
  `${place}${/1\d$/.test(String(place)) ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th")}`;

/** Numbers everybody in a row and looks where a place lies from its end. */
export function solveOtherEnd(stem: string): string {
  const [place = 0] = ordinalsIn(stem);
  const all = numbersIn(stem).find((number) => number !== place) ?? Math.max(...numbersIn(stem));
  const row = Array.from({ length: all }, (_, index) => index + 1).toReversed();
  return ordinal(row.indexOf(place) + 1);
}

/** Grows a row until the place from the end is right. */
export function solveTotal(stem: string): number {
  const places = ordinalsIn(stem);
  const [front = 0, back = 0] = places.length === 2 ? places : numbersIn(stem).map((number) => number + 1);
  let all = 0;
  while (all - front + 1 !== back) all++;
  return all;
}

/** Counts the places strictly between the two. */
export function solveBetween(stem: string): number {
  const [all = 0, left = 0, right = 0] = numbersIn(stem);
  const other = all - right + 1;
  return Array.from({ length: all }, (_, index) => index + 1).filter(
    (place) => place > Math.min(left, other) && place < Math.max(left, other),
  ).length;
}

/** Builds the row pot by pot. */
export function solveParts(stem: string): number {
  const [left = 0, between = 0, right = 0] = numbersIn(stem);
  const row = [
    ...Array.from({ length: left }, () => "l"),
    ...Array.from({ length: between }, () => "b"),
    ...Array.from({ length: right }, () => "r"),
  ];
  return row.length;
}

/** Moves the place and counts from the back. */
export function solveMoved(stem: string): string {
  const [place = 0] = ordinalsIn(stem);
  const [, second = 0, third = 0] = numbersIn(stem);
  const isLine = stem.includes("in a line of");
  const [all, step] = isLine ? [second, third] : [numbersIn(stem)[0] ?? 0, third];
  let now = place;
  for (let moves = 0; moves < step; moves++) now--;
  let fromBack = 1;
  for (let other = all; other > now; other--) fromBack++;
  return ordinal(fromBack);
}

/** Tries rows of every length until both stand in the other's old place. */
export function solveSwap(stem: string): number {
  const [left = 0, right = 0, now = 0] = ordinalsIn(stem);
  for (let all = 1; all < 200; all++)
    if (all - right + 1 === now) return stem.includes("How many") ? all : all - left + 1;
  return 0;
}

const better = /(\S+) is (taller|older|heavier|faster) than (\S+?)[.?]/g;
const worse = /(\S+) is (shorter|younger|lighter|slower) than (\S+?)[.?]/g;

/** Counts for each how many are above; all must be known. */
export function solveOrder(stem: string): string | undefined {
  const above = new Map<string, string[]>();
  const link = (high: string, low: string) => {
    above.set(low, [...(above.get(low) ?? []), high]);
    above.set(high, above.get(high) ?? []);
  };
  for (const [, high = "", , low = ""] of stem.matchAll(better)) link(high, low);
  for (const [, low = "", , high = ""] of stem.matchAll(worse)) link(high, low);
  const all = (name: string): Set<string> =>
    new Set((above.get(name) ?? []).flatMap((high) => [high].concat(...all(high))));
  const line = [...above.keys()].toSorted((one, two) => all(one).size - all(two).size);
  if (line.some((name, index) => all(name).size !== index)) return undefined;
  const question = stem.split(". ").at(-1) ?? "";
  if (question.includes("middle")) return line[(line.length - 1) / 2];
  const isHigh = /tallest|oldest|heaviest|fastest/.test(question);
  const place = question.includes("second") ? 2 : 1;
  return line.at(isHigh ? place - 1 : -place);
}
