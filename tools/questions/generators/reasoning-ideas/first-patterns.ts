import type { Family, Slip } from "../family";
import { drawPerson } from "../people";
import { row } from "../words";
import { askWith, drawFrom, ordinal, type Asks, type Idea, type Span } from "./idea";

/** Small pictures in words that a pattern can be made of. */
const patternWords = [
  ["red", "blue", "green", "yellow", "white"],
  ["circle", "square", "star", "triangle", "heart"],
  ["clap", "tap", "jump", "hop", "spin"],
  ["mango", "banana", "apple", "guava", "orange"],
  ["drum", "bell", "flute", "horn", "dhol"],
] as const;

/**
 * A pattern that repeats; which comes next?
 *
 * @param given units: the repeating parts, each digit a thing: "01", "011", "012"
 */
export function repeatingPattern({
  units,
  asks,
  ...idea
}: Idea & { units: readonly string[]; asks: Asks }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const things = draw.shuffle(draw.one(patternWords));
      const unit = Array.from(draw.one(units), Number);
      const shown = unit.length * 2 + draw.int(0, unit.length - 1);
      const at = (index: number): string => things[unit[index % unit.length] ?? 0] ?? "";
      const key = at(shown);
      return {
        frames: askWith(asks, `${row(Array.from({ length: shown }, (_, index) => at(index)))}, …`),
        key,
        slips: things
          .filter((thing) => thing !== key)
          .map((thing): Slip => [thing, "losing your place in the pattern"]),
        because: `The part “${row(unit.map((thing) => things[thing] ?? ""))}” comes again and again. Next comes ${key}.`,
        beware: "Say the pattern aloud from the start.",
      };
    },
  };
}

/** A string of beads repeats; what colour is a bead far along? */
export function beadAt({ units, place, ...idea }: Idea & { units: readonly string[]; place: Span }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const beads = draw.shuffle(["red", "blue", "green", "yellow", "white", "black"]);
      const unit = Array.from(draw.one(units), (digit) => beads[Number(digit)] ?? "");
      const wanted = drawFrom(draw, place);
      if (wanted % unit.length === 0 && draw.int(0, 1)) return undefined;
      const key = unit[(wanted - 1) % unit.length] ?? "";
      const { name } = drawPerson(draw);
      return {
        frames: [
          `${name} strings beads again and again in the order ${row(unit)}. What colour is the ${ordinal(wanted)} bead?`,
          `Flags hang along a street in the order ${row(unit)}, over and over. What colour is the ${ordinal(wanted)} flag?`,
        ],
        key,
        slips: beads
          .filter((bead) => bead !== key)
          .map((bead): Slip => [bead, "losing your place in the pattern"]),
        because: `The part of ${unit.length} comes again and again, so places ${unit.length}, ${unit.length * 2}, ${unit.length * 3} … are all ${unit.at(-1)}. Counting on from there, place ${wanted} is ${key}.`,
        beware: "Only what is left over after full parts matters.",
      };
    },
  };
}
