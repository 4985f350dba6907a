import type { Draw } from "../draw";
import type { Slip } from "../family";
import { listed } from "../words";

/** One part of each term of a row: its places and how a place is written (undefined where there is no such letter). */
export type ShownColumn = {
  readonly places: readonly number[];
  readonly show: (place: number) => string | undefined;
};

const parts = ["first", "second", "third"] as const;

/** The parts that are wrong in the three wrong options: each part is right in half of all four. */
const wrongParts: readonly (readonly (readonly number[])[])[] = [
  [],
  [],
  [[0], [1], [0, 1]],
  [
    [0, 2],
    [1, 2],
    [0, 1],
  ],
];

/**
 * Three wrong terms for two or three parts. Each part has one wrong value, and every value stands in two of
 * the four options: whoever works out one part alone cannot tell the key.
 */
export function mixedSlips(draw: Draw, columns: readonly ShownColumn[]): Slip[] {
  const drawn = columns.map((column) => drawMistake(draw, column));
  return (wrongParts[columns.length] ?? []).map((wrong): Slip => {
    const term = columns.map(({ places, show }, index) =>
      wrong.includes(index) ? drawn[index]?.text : show(places.at(-1) ?? 0),
    );
    const why = wrong.map((index) => `${drawn[index]?.mistake} in the ${parts[index]} part`);
    return [term.every(Boolean) ? term.join("") : "", listed(why)];
  });
}

function drawMistake(draw: Draw, { places, show }: ShownColumn): { text?: string; mistake: string } {
  const [before = 0, last = 0, key = 0] = places.slice(-3);
  const again = 2 * last - before;
  const likely: readonly (readonly [place: number, mistake: string])[] =
    again === key
      ? [
          [key + 1, "going one place too far"],
          [key - 1, "stopping one place early"],
        ]
      : [[again, "using the last step once more"]];
  const [place, mistake] = draw.one(likely);
  const text = show(place);
  return text === undefined ? { mistake } : { text, mistake };
}
