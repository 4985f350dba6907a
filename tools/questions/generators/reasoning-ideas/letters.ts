import type { Family, Slip } from "../family";
import { range } from "../whole";
import { row } from "../words";
import { askWith, drawFrom, type Asks, type Idea, type Span } from "./idea";
import { mixedSlips } from "./letter-slips";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The letter of a place, A being 1; undefined outside 1 to 26. */
export const letterAt = (place: number): string | undefined => alphabet[place - 1];

/** The place of a letter, A being 1. */
export const placeOf = (letter: string): number => alphabet.indexOf(letter) + 1;

/** One part of each term of a row, which moves on by its own steps. */
export type Column = {
  readonly kind: "letter" | "number";
  readonly first: Span;
  readonly step: readonly number[];
  readonly growth?: number;
};

type Drawn = { readonly kind: Column["kind"]; readonly places: readonly number[] };

const show = ({ kind }: Drawn, place: number): string | undefined =>
  kind === "number" ? (place > 0 ? String(place) : undefined) : letterAt(place);

/**
 * Which term comes next? Each term has one or more columns: C, or AZ, or K12.
 *
 * @param given length: how many terms there are with the one that is asked for; mixed: the wrong options
 * differ in every part, so that each rule must be found
 */
export function letterSeries({
  columns,
  length,
  asks,
  mixed = false,
  ...idea
}: Idea & { columns: readonly Column[]; length: number; asks: Asks; mixed?: boolean }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const drawn = columns.map(({ kind, first, step, growth = 0 }): Drawn => {
        const [start, by] = [drawFrom(draw, first), draw.one(step)];
        return {
          kind,
          places: range(0, length - 1).map(
            (index) => start + by * index + (growth * index * (index - 1)) / 2,
          ),
        };
      });
      if (drawn.some((column) => column.places.some((place) => !show(column, place)))) return undefined;
      const term = (index: number): string =>
        drawn.map((column) => show(column, column.places[index] ?? 0)).join("");
      const key = term(length - 1);
      if (/[A-Z]{2}/.test(key) && /\d/.test(key) && key.length > 5) return undefined;
      return {
        frames: askWith(asks, `${row(range(0, length - 2).map(term))}, …`),
        key,
        slips: mixed
          ? mixedSlips(
              draw,
              drawn.map((column) => ({ places: column.places, show: (place) => show(column, place) })),
            )
          : listSlips(drawn, length - 1),
        because: `${drawn
          .map((column, index) => tellColumn(column, index, drawn))
          .join("; ")
          .replaceAll("; The", "; the")}. So the next is ${key}.`,
      };
    },
  };
}

/** The key with one column off by a place, by two, or not moved on. */
function listSlips(drawn: readonly Drawn[], last: number): Slip[] {
  const change = (changed: number, by: (places: readonly number[]) => number): string => {
    const parts = drawn.map((column, index) =>
      show(column, index === changed ? by(column.places) : (column.places[last] ?? 0)),
    );
    return parts.every((part) => part !== undefined) ? parts.join("") : "";
  };
  const at = (places: readonly number[]) => places[last] ?? 0;
  return drawn.flatMap((_, index): Slip[] => [
    [change(index, (places) => at(places) + 1), "counting one place too many"],
    [change(index, (places) => at(places) - 1), "counting one place too few"],
    [
      change(index, (places) => 2 * (places[last - 1] ?? 0) - (places[last - 2] ?? 0)),
      "using the last step once more",
    ],
    [change(index, (places) => 2 * (places[last - 1] ?? 0) - at(places)), "moving the wrong way"],
    [change(index, (places) => at(places) + 2), "counting two places too many"],
    [change(index, (places) => at(places) - 2), "counting two places too few"],
  ]);
}

function tellColumn({ kind, places }: Drawn, index: number, all: readonly Drawn[]): string {
  const steps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
  const sizes = steps.map((step) => Math.abs(step));
  const [size = 0] = sizes;
  const isEven = new Set(sizes).size === 1;
  const way = (steps[0] ?? 0) > 0 ? "on" : "back";
  const many = all.filter((column) => column.kind === "letter").length;
  const what = many === 1 && kind === "letter" ? "letters" : (["first", "second", "third"][index] ?? "last");
  const subject =
    many === 1 ? "The letters move" : `The ${what} ${kind === "letter" ? "letters move" : "parts go"}`;
  if (size === 0) return `The ${what} parts stay the same`;
  const amount = isEven
    ? `${size} ${size === 1 ? "place" : "places"} each time`
    : `${row(sizes)} places in turn`;
  return kind === "letter"
    ? `${subject} ${way} ${amount}`
    : `The numbers go ${way} by ${isEven ? `${size} each time` : `${row(sizes)} in turn`}`;
}
