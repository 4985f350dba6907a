import type { Draft } from "../family";
import { sumOf } from "../whole";
import { framesFor, puzzle } from "./puzzle";

const compass = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];

/** A walk with turns, to be undone or measured. */
export const walkWithTurns = puzzle("walk-with-turns", (draw, _, hard, voice): Draft | undefined => {
  const [a, b, c] = draw.one([
    [3, 4, 5],
    [6, 8, 10],
    [5, 12, 13],
    [8, 15, 17],
    [9, 12, 15],
    [12, 16, 20],
    [7, 24, 25],
  ] as const);
  const start = draw.one([0, 2, 4, 6]);
  const [first, second] = [draw.one([2, -2]), draw.one([2, -2])];
  const long = draw.int(4, 20);
  const legs = [a + long, b, long];
  if (first !== second) return undefined;
  const angles = hard < 2 ? [first, second] : [first + draw.one([0, 8]), second];
  const direction = (index: number): number => (start + sumOf(angles.slice(0, index)) + 32) % 8;
  const delta = (dir: number): readonly [number, number] => [
    Math.round(Math.sin((dir * Math.PI) / 4)),
    Math.round(Math.cos((dir * Math.PI) / 4)),
  ];
  const place = legs.reduce<[number, number]>(
    ([x, y], far, index) => {
      const [p, q] = delta(direction(index));
      return [x + p * far, y + q * far];
    },
    [0, 0],
  );
  if (Math.hypot(...place) !== c) return undefined;
  const unit = draw.one(["m", "km"]);
  const words = (by: number): string =>
    hard < 1
      ? `turns ${by > 0 ? "right" : "left"}`
      : `turns ${Math.abs(by) * 45}° ${by > 0 ? "clockwise" : "anticlockwise"}`;
  const tell = (who: string): string =>
    `${who} goes ${legs[0]} ${unit} ${compass[start]}, ${words(first)}, goes ${legs[1]} ${unit}, ${words(second)} and goes ${legs[2]} ${unit}.`;
  const sense = (who: string): string => (hard < 1 ? "" : ` The turns are those of the ${who}.`);
  return {
    frames: framesFor(voice, [
      `${tell("A surveyor")}${sense("surveyor")} How far is the end from the start in a straight line?`,
      `${tell("A cyclist")}${sense("cyclist")} What is the straight distance back to the start?`,
      `${tell("A drone")}${sense("drone")} How far away from its start is it then?`,
      `${tell("A ranger")}${sense("ranger")} How long is the straight way back?`,
    ]),
    key: `${c} ${unit}`,
    slips: [
      [`${a + b} ${unit}`, "added the two sides instead of using Pythagoras"],
      [`${sumOf(legs)} ${unit}`, "added all the legs of the way"],
      [`${a + 2 * long + b} ${unit}`, "let both long legs point the same way"],
      [`${Math.abs(b - a)} ${unit}`, "took the two sides from each other"],
      [`${a} ${unit}`, "left the middle leg out"],
      [`${b} ${unit}`, "took the middle leg for the distance"],
      [`${a + long + b} ${unit}`, "added the first two legs and stopped"],
    ],
    because: `The first and the last leg point in opposite directions: ${legs[0]} − ${legs[2]} = ${a}. With the middle leg, ${b}, the straight way is √(${a}² + ${b}²) = ${c} ${unit}.`,
  };
});
