import type { Draft, Slip } from "../family";
import { range } from "../whole";
import { at, drawNames, framesFor, puzzle } from "./puzzle";

const ways = ["north", "east", "south", "west"] as const;
const steps = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** A walk with turns that ends straight north, east, south or west of its start: how far, and which way? */
export const endOfAWalk = puzzle("end-of-a-walk", (draw, turn, hard, voice): Draft | undefined => {
  const many = hard < -2 && turn % 2 === 0 ? 3 : 4;
  const start = draw.int(0, 3);
  const turns = range(1, many - 1).map(() => draw.one([1, -1]));
  const legs = range(1, many).map(() => draw.int(2, 9) * (hard < -2 ? 5 : 3));
  const walk = (firstWay: number, by: readonly number[]): [number, number] => {
    let [x, y, way] = [0, 0, firstWay];
    legs.forEach((far, index) => {
      const [a, b] = at(steps, ((way % 4) + 4) % 4);
      [x, y, way] = [x + a * far, y + b * far, way + (by[index] ?? 0)];
    });
    return [x, y];
  };
  const tellEnd = ([x, y]: readonly [number, number]): string => {
    if ((x === 0) === (y === 0)) return "";
    const way = x === 0 ? (y > 0 ? "north" : "south") : x > 0 ? "east" : "west";
    return `${Math.abs(x + y)} m ${way}`;
  };
  const end = walk(start, turns);
  const key = tellEnd(end);
  const isStraight = new Set(turns).size === 1 && many === 4;
  if (key === "" || (hard > -3 && isStraight && draw.int(0, 2) > 0)) return undefined;
  const [name = ""] = drawNames(draw, 1);
  const total = legs.reduce((sum, far) => sum + far, 0);
  const [x, y] = end;
  const way = key.split(" ").at(-1) ?? "";
  const opposite = at(ways, (ways.findIndex((one) => one === way) + 2) % 4);
  const across = at(ways, (ways.findIndex((one) => one === way) + 1) % 4);
  const aside = at(ways, (ways.findIndex((one) => one === way) + 3) % 4);
  const far = Math.abs(x + y);
  const same = legs.filter((_leg, index) => index % 2 === (x === 0 ? start % 2 : (start + 1) % 2));
  const along = same.reduce((sum, one) => sum + one, 0);
  const told = legs
    .map((one, index) =>
      index === 0
        ? `${one} m ${ways[start]}`
        : `${index === many - 1 ? "and finally" : "then"} turns ${turns[index - 1] === 1 ? "right" : "left"} and goes ${one} m`,
    )
    .join(", ");
  return {
    frames: framesFor(voice, [
      `${name} goes ${told}. Where is the end of the walk, seen from its start?`,
      `From the gate ${name} goes ${told}. How far from the gate does the way end, and in which direction?`,
      `A toy car goes ${told}. Where does it stop, seen from its start?`,
    ]),
    key,
    slips: [
      [`${far} m ${opposite}`, "took the way back for the way there"],
      [`${along} m ${way}`, "added two legs that point in opposite directions"],
      [
        tellEnd(
          walk(
            start,
            turns.map((by) => -by),
          ),
        ),
        "took left for right in each turn",
      ],
      [`${far} m ${across}`, "lost the direction at one of the turns"],
      [`${total} m ${way}`, "added all the legs of the walk"],
      [`${far} m ${aside}`, "turned the wrong way once"],
    ] satisfies Slip[],
    because: `Draw the legs one by one: those that point in opposite directions cancel each other. The end is ${key} of the start.`,
    isWords: true,
  };
});
