import type { Draw } from "../draw";
import type { Family } from "../family";
import { drawPerson } from "../people";
import { numberSlips } from "../slips";
import { drawFrom, type Idea, type Span } from "./idea";
import { compass } from "./turns";

type Leg = { readonly way: number; readonly far: number };

/** The text with a capital first letter, as a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a way, which is counted in quarters of a turn from north. */
export const nameOf = (way: number): string => compass[(((way * 2) % 8) + 8) % 8] ?? "north";

/** Where a walk ends: metres east and metres north of its start. Ways are quarters of a turn from north. */
export function endOf(legs: readonly Leg[]): [east: number, north: number] {
  const along = (way: number) =>
    legs.reduce(
      (sum, leg) => sum + (leg.way % 4 === way ? leg.far : leg.way % 4 === way + 2 ? -leg.far : 0),
      0,
    );
  return [along(1), along(0)];
}

/** Tells a walk by its turns ("turns right and walks 20 m") or by directions. */
export function tell(legs: readonly Leg[], they: string, unit: string, byTurns: boolean): string {
  return legs
    .map(({ way, far }, index) => {
      const before = legs[index - 1];
      if (!before || !byTurns) return `${index === 0 ? "walks" : `then`} ${far} ${unit} ${nameOf(way)}`;
      return `${index === legs.length - 1 ? `, and at last ${they}` : ", then"} turns ${(way - before.way + 4) % 4 === 1 ? "right" : "left"} and walks ${far} ${unit}`;
    })
    .join(byTurns ? "" : ", ");
}

/** Three legs that turn the same way or to and fro, with the given end east and north of the start. */
export function drawLegs(draw: Draw, first: number, side: number, back: number): Leg[] {
  const [start, turn] = [draw.int(0, 3), draw.one([1, 3])];
  return [
    { way: start, far: first },
    { way: start + turn, far: side },
    { way: start + turn + turn, far: back },
  ];
}

/** There and back along one line. */
export function walkBack({ far, ...idea }: Idea & { far: Span }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const { name, they } = drawPerson(draw);
      const [out, back, way] = [drawFrom(draw, far), drawFrom(draw, far), draw.int(0, 3)];
      const key = out - back;
      if (key < 2) return undefined;
      return {
        frames: [
          `${name} walks ${out} steps ${nameOf(way)} and then ${back} steps ${nameOf(way + 2)}. How many steps is ${they} from the start?`,
          `A toy car rolls ${out} tiles ${nameOf(way)}, then ${back} tiles ${nameOf(way + 2)}. How many tiles away from its start is it?`,
        ],
        key: String(key),
        slips: numberSlips(String, [
          [out + back, "adding the way back"],
          [back, "looking at the way back only"],
          [out, "forgetting the way back"],
          [key + 1, "a slip of one"],
          [key - 1, "a slip of one"],
        ]),
        because: `${capital(nameOf(way + 2))} is the opposite of ${nameOf(way)}, so we take away: ${out} − ${back} = ${key}.`,
      };
    },
  };
}
