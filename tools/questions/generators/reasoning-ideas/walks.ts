import type { Family } from "../family";
import { drawPerson } from "../people";
import { hurriedSlips, numberSlips } from "../slips";
import { drawFrom, type Idea, type Span } from "./idea";
import { capital, nameOf, endOf, tell, drawLegs } from "./walk-legs";

/** Whole sides of right triangles, the long side last. */
export const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [12, 16, 20],
  [7, 24, 25],
  [15, 20, 25],
  [20, 21, 29],
] as const;

/**
 * How far from the start does a walk of three legs end?
 *
 * @param given straight: the walk comes back to the line it began on; else the distance is the long side of a right triangle
 */
export function walkDistance({
  legs,
  straight,
  unit = "m",
  byTurns = true,
  ...idea
}: Idea & { legs: Span; straight: boolean; unit?: string; byTurns?: boolean }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const { name, they } = drawPerson(draw);
      const back = drawFrom(draw, legs);
      const [up, side, long] = draw.one(triples);
      const first = straight ? back : back + up;
      const across = straight ? drawFrom(draw, legs) : side;
      const key = straight ? across : long;
      if (across === back || (!straight && back === up)) return undefined;
      const walk = drawLegs(draw, first, across, back);
      const told = tell(walk, they, unit, byTurns);
      return {
        frames: [
          `${name} ${told}. How far is ${they} from where ${they} started${straight ? "" : ", in a straight line"}?`,
          `From the school gate ${name} ${told}. What is the ${straight ? "" : "shortest "}distance from there to the gate?`,
        ],
        key: `${key} ${unit}`,
        slips: numberSlips(
          (value) => `${value} ${unit}`,
          [
            [first + across + back, "adding up the whole way"],
            [straight ? first : up + side, "leaving out what the turns do"],
            [straight ? first + back : side, "adding the two legs that undo each other"],
            [straight ? Math.abs(first - across) : first + back, "taking away the wrong leg"],
            ...hurriedSlips(key),
            [key + 2, "a slip in the sum"],
          ],
        ),
        because: straight
          ? `The first and the third leg are equal and opposite, so they undo each other. Only the ${across} ${unit} in the middle count.`
          : `The opposite legs leave ${first} − ${back} = ${up} ${unit}, at a right angle to ${side} ${unit}. √(${up}² + ${side}²) = ${long}.`,
      };
    },
  };
}

/** In which direction from the start does a walk end? */
export function walkDirection({
  legs,
  byTurns = true,
  ...idea
}: Idea & { legs: Span; byTurns?: boolean }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const { name, they } = drawPerson(draw);
      const [first, side, back] = [drawFrom(draw, legs), drawFrom(draw, legs), drawFrom(draw, legs)];
      const walk = drawLegs(draw, first, side, back);
      const [east, north] = endOf(walk);
      if (east === 0 || north === 0 || first === back) return undefined;
      const key = (northOf: number, eastOf: number) =>
        `${northOf > 0 ? "North" : "South"}-${eastOf > 0 ? "east" : "west"}`;
      const told = tell(walk, they, "m", byTurns);
      return {
        frames: [
          `${name} ${told}. In which direction from the start is ${they} now?`,
          `Starting at a well, ${name} ${told}. On which side of the well does ${they} end?`,
        ],
        key: key(north, east),
        slips: [
          [key(-north, east), "using the wrong one of the opposite legs"],
          [key(north, -east), "mixing up left and right"],
          [key(-north, -east), "looking from the end back to the start"],
        ],
        because: `Counted together, the walk leads ${Math.abs(north)} m ${north > 0 ? "north" : "south"} and ${Math.abs(east)} m ${east > 0 ? "east" : "west"}. That is ${key(north, east).toLowerCase()} of the start.`,
        beware: `${capital(nameOf(walk[0]?.way ?? 0))} is only the direction of the first leg.`,
      };
    },
  };
}
