import type { Family } from "../family";
import { drawPair, drawPerson } from "../people";
import { hurriedSlips, numberSlips } from "../slips";
import { drawFrom, type Idea, type Span } from "./idea";
import { drawLegs, nameOf, tell } from "./walk-legs";
import { triples } from "./walks";

/** Writes a distance. */
export const inUnit = (unit: string) => (value: number) => `${value} ${unit}`;

/** Out by three legs and straight back: how much shorter is the way back? */
export function savedByStraightWay({ legs, ...idea }: Idea & { legs: Span }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const { name, they } = drawPerson(draw);
      const back = drawFrom(draw, legs);
      const [up, side, long] = draw.one(triples);
      const out = up + back + side + back;
      const key = out - long;
      if (back === up || back === side) return undefined;
      const told = tell(drawLegs(draw, up + back, side, back), they, "m", true);
      return {
        frames: [
          `${name} ${told}. From there ${they} walks straight back to the start. How many metres shorter is the way back than the way out?`,
          `From the school gate ${name} ${told}. A straight path leads from there to the gate. How much shorter is this path than the way ${name} came?`,
        ],
        key: `${key} m`,
        slips: numberSlips(inUnit("m"), [
          [long, "giving the way back itself"],
          [up + side - long, "leaving out the legs that undo each other"],
          [out, "giving the whole way out"],
          [out - side, "taking the middle leg for the way back"],
          [out - up, "taking the difference of the opposite legs for the way back"],
          ...hurriedSlips(key),
          [key + 2, "a slip in the sum"],
        ]),
        because: `The opposite legs leave ${up + back} − ${back} = ${up} m, so the straight way is √(${up}² + ${side}²) = ${long} m. The way out is ${out} m, and ${out} − ${long} = ${key}.`,
      };
    },
  };
}

/** Two leave one place and each goes round a corner: how far apart are they then? */
export function twoApart({ legs, ...idea }: Idea & { legs: Span }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const [one, two] = drawPair(draw);
      const [up, side, long] = draw.one(triples);
      const [way, turn] = [draw.int(0, 3), draw.one([1, 3])];
      const [along, across] = draw.one([
        [1, -1],
        [-1, 1],
        [-1, -1],
      ] as const);
      const [c, d] = [drawFrom(draw, legs), drawFrom(draw, legs)];
      const [a, b] = [up + along * c, side + across * d];
      if (a < 2 || b < 2 || new Set([a, b, c, d]).size < 4) return undefined;
      const go = (first: number, ways: number, then: number, turns: number) =>
        `${first} km ${nameOf(ways)} and then ${then} km ${nameOf(turns)}`;
      const mine = go(a, way, b, way + turn);
      const yours = go(c, way + 1 - along, d, way + turn + 1 - across);
      const work = (far: number, sign: number, near: number, gap: number) =>
        `${far} ${sign > 0 ? "−" : "+"} ${near} = ${gap}`;
      return {
        frames: [
          `From one crossing ${one.name} cycles ${mine}, while ${two.name} cycles ${yours}. How far apart are they now, in a straight line?`,
          `Two vans leave a depot. The first drives ${mine}, the second ${yours}. What is the straight distance between the vans?`,
        ],
        key: `${long} km`,
        slips: numberSlips(inUnit("km"), [
          [up + side, "adding the two distances instead of taking the slanting line"],
          [
            Math.hypot(a + along * c, b + across * d),
            "adding where one must subtract, and the other way round",
          ],
          [a + b + c + d, "adding all the ways"],
          [Math.max(up, side), "looking at one direction only"],
          ...hurriedSlips(long),
          [long + 2, "a slip in the sum"],
          [long - 2, "a slip in the sum"],
        ]),
        because: `In one direction they are ${work(a, along, c, up)} km apart, at right angles to it ${work(b, across, d, side)} km. √(${up}² + ${side}²) = ${long}.`,
      };
    },
  };
}
