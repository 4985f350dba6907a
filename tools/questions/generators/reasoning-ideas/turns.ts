import type { Family, Slip } from "../family";
import { drawPerson } from "../people";
import { listed } from "../words";
import type { Idea } from "./idea";

/** The eight directions, clockwise from north. */
export const compass = [
  "north",
  "north-east",
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
] as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const at = (eighth: number): string => capital(compass[((eighth % 8) + 8) % 8] ?? "north");

/**
 * Someone turns several times where they stand; which way do they face?
 *
 * @param given angles: the sizes of the turns, 90 being called "left" and "right" where it is the only one;
 * many: how many turns; from: the directions to begin with, as eighths of a turn from north
 */
export function turning({
  angles,
  many,
  from = [0, 2, 4, 6],
  ...idea
}: Idea & { angles: readonly number[]; many: number; from?: readonly number[] }): Family {
  const isSimple = angles.every((angle) => angle === 90);
  return {
    ...idea,
    draft: (draw) => {
      const start = draw.one(from);
      const turns = Array.from({ length: many }, () => draw.one(angles) * draw.one([1, -1]));
      const whole = turns.reduce((sum, turn) => sum + turn, 0) / 45;
      if (turns.some((turn, index) => index > 0 && turn === -(turns[index - 1] ?? 0)) || whole === 0)
        return undefined;
      if (many > 1 && whole % 8 === 0) return undefined;
      const told = turns.map((turn) =>
        isSimple
          ? turn > 0
            ? "right"
            : "left"
          : `${Math.abs(turn)}° ${turn > 0 ? "clockwise" : "anticlockwise"}`,
      );
      const { name, they } = drawPerson(draw);
      const key = at(start + whole);
      const faced = capital(compass[start] ?? "north").toLowerCase();
      return {
        frames: isSimple
          ? [
              `${name} faces ${faced}. ${capital(they)} turns ${told.join(", then ")}. Which way does ${they} face now?`,
              `A toy robot faces ${faced} and gets the orders: ${told.map((way) => `turn ${way}`).join(", ")}. Which direction is in front of it at the end?`,
            ]
          : [
              `${name} stands facing ${faced} and turns ${listed(told)}. Which direction does ${they} face at last?`,
              `A lighthouse lamp points ${faced}. It turns ${listed(told)}. Where does it point now?`,
            ],
        key,
        slips: [
          [at(start - whole), "mixing up the two ways of turning"],
          [at(start + whole + 4), "ending up the opposite way round"],
          [at(start + whole - (turns.at(-1) ?? 0) / 45), "leaving out the last turn"],
          ...[2, -2, 1, -1].map((off): Slip => [
            isSimple && off % 2 !== 0 ? "" : at(start + whole + off),
            `turning ${Math.abs(off) * 45}° too far or not far enough`,
          ]),
        ],
        because: `${capital(faced)} first, then ${listed(turns.map((_, index) => at(start + turns.slice(0, index + 1).reduce((sum, turn) => sum + turn, 0) / 45).toLowerCase()))} after ${many === 1 ? "the turn" : "each turn"}.`,
      };
    },
  };
}
