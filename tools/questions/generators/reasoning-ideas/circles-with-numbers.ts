import { type Region, drawVenn } from "../../figures/venn";
import type { Draft, Slip } from "../family";
import { sumOf } from "../whole";
import { at, puzzle } from "./puzzle";

const sports = [
  ["Chess", "Drama", "Yoga"],
  ["Tea", "Rice", "Cotton"],
  ["Hindi", "Tamil", "French"],
  ["Quiz", "Music", "Debate"],
] as const;

/** Three circles with numbers, and one that is missing. */
export const circlesWithNumbers = puzzle("circles-with-numbers", (draw, turn, hard): Draft | undefined => {
  const sets = at(sports, (Math.max(hard, 0) + turn) % 4);
  const names = ["A", "B", "C", "AB", "AC", "BC", "ABC"] as const satisfies readonly Region[];
  const values: Record<string, number> = Object.fromEntries(names.map((name) => [name, draw.int(3, 19)]));
  const v = (name: string): number => values[name] ?? 0;
  const all = sumOf(names.map(v));
  const outside = draw.int(4, 15);
  const total = all + outside;
  const isUnknown = hard > 1;
  const gap = draw.one(["AB", "AC", "BC", "ABC"] as const);
  const regions = Object.fromEntries(
    names.map((name) => [name, isUnknown && name === gap ? "x" : String(v(name))]),
  );
  const [a, b, c] = sets;
  const questions = [
    {
      text: `${a} or ${b}, but not in ${c}`,
      of: (with_: (name: string) => number) => with_("A") + with_("B") + with_("AB"),
    },
    {
      text: "exactly two of the three",
      of: (with_: (name: string) => number) => with_("AB") + with_("AC") + with_("BC"),
    },
    {
      text: "at least two of the three",
      of: (with_: (name: string) => number) => with_("AB") + with_("AC") + with_("BC") + with_("ABC"),
    },
    {
      text: `${c} and at least one of the others`,
      of: (with_: (name: string) => number) => with_("AC") + with_("BC") + with_("ABC"),
    },
  ];
  const question = at(questions, (turn + Math.max(hard, 0)) % 4);
  const key = question.of(v);
  const shown = (name: string): number => (isUnknown && name === gap ? 0 : v(name));
  if (isUnknown && question.of(shown) === key) return undefined;
  const story = isUnknown
    ? `There are ${total} people in all, and ${outside} are in none of the three groups. `
    : "";
  return {
    frames: [
      `${story}How many people are in ${question.text}?`,
      `${story}The circles show three groups. How many people belong to ${question.text}?`,
    ],
    key: String(key),
    slips:
      hard < 0
        ? plainSlips(turn % 2 === 0, v, sets)
        : [
            [isUnknown ? String(question.of(shown)) : "", "left the unknown number out"],
            ...wrongRegions((turn + hard) % 4, v, sets),
            ...(isUnknown
              ? ([[String(key + outside), "did not take away those who are in no group"]] satisfies Slip[])
              : []),
          ],
    because: `${isUnknown ? `The missing number is ${total} − ${outside} less the others, which is ${v(gap)}. ` : ""}The regions that count add up to ${key}.`,
    figure: {
      alt: `Three overlapping circles ${a}, ${b} and ${c}. Only ${a}: ${regions["A"]}, only ${b}: ${regions["B"]}, only ${c}: ${regions["C"]}, ${a} and ${b}: ${regions["AB"]}, ${a} and ${c}: ${regions["AC"]}, ${b} and ${c}: ${regions["BC"]}, all three: ${regions["ABC"]}`,
      draw: (alt) => drawVenn({ alt, sets, regions }),
    },
  };
});

/** What goes wrong in class 6: with those of two groups less the third, or with those in exactly two. */
function plainSlips(isOr: boolean, v: (name: string) => number, [a, b, c]: (typeof sports)[number]): Slip[] {
  const two = v("AB") + v("AC") + v("BC");
  return isOr
    ? [
        [String(v("A") + v("B")), `left out those who are in ${a} and ${b}`],
        [String(v("A") + v("B") + v("AB") + v("ABC")), "counted those in all three as well"],
        [String(v("A") + v("B") + two), "left out only those in all three"],
        [String(v("A") + v("B") + two + v("ABC")), `did not leave out those in ${c}`],
        [String(v("AB")), `took those in ${a} and ${b} only`],
      ]
    : [
        [String(two + v("ABC")), "counted those in all three as well"],
        [String(two + 3 * v("ABC")), "counted those in all three with each pair"],
        [String(v("A") + v("B") + v("C")), "counted those in exactly one group"],
        [String(two - v("ABC")), "took those in all three away, who were not counted"],
      ];
}

/** Which regions somebody adds instead, for each of the four questions. */
function wrongRegions(
  question: number,
  v: (name: string) => number,
  [a, b, c]: (typeof sports)[number],
): Slip[] {
  const two = v("AB") + v("AC") + v("BC");
  const one = v("A") + v("B") + v("C");
  const slips: readonly (readonly Slip[])[] = [
    [
      [String(v("A") + v("B") + v("AB") + v("ABC")), "counted those in all three as well"],
      [String(v("A") + v("B")), `left out those who are in ${a} and ${b}`],
      [String(v("A") + v("B") + two), "left out only those in all three"],
      [String(v("A") + v("B") + two + v("ABC")), `did not leave out those in ${c}`],
    ],
    [
      [String(two + v("ABC")), "counted those in all three as well"],
      [String(one), "counted those in exactly one group"],
      [String(two + 3 * v("ABC")), "counted those in all three with each pair"],
      [String(Math.abs(two - v("ABC"))), "took those in all three away, who were not counted"],
    ],
    [
      [String(two), "left out those who are in all three"],
      [String(two + 3 * v("ABC")), "counted those in all three with each pair"],
      [String(one), "counted those in exactly one group"],
    ],
    [
      [String(v("AC") + v("BC")), "left out those who are in all three"],
      [String(v("C") + v("AC") + v("BC") + v("ABC")), `counted those in ${c} alone as well`],
      [String(two + v("ABC")), `counted those in ${a} and ${b} only as well`],
      [String(v("C") + v("AC") + v("BC")), `took ${c} without those in all three`],
    ],
  ];
  return [...(slips[question] ?? [])];
}
