import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import { range } from "../whole";
import { listed } from "../words";
import type { Idea } from "./idea";
import { nameOf } from "./walk-legs";
import { inUnit } from "./walk-twists";
import { triples } from "./walks";

/** Speeds and times that make a distance. */
const splitsOf = (far: number): (readonly [speed: number, time: number])[] =>
  range(2, 9)
    .map((speed) => [speed, far / speed] as const)
    .filter(([, time]) => Number.isInteger(time) && time > 4 && time < 31);

/** Three legs told by speed and time: how far from the start do they end? */
export function displacementByTime(idea: Idea): Family {
  return {
    ...idea,
    draft: (draw) => {
      const [up, side, long] = draw.one(triples).map((part) => part * 4);
      const back = draw.int(3, 9) * draw.int(5, 12);
      if (!up || !side || !long || back === up) return undefined;
      const fars = [up + back, side, back];
      const splits = fars.map(splitsOf);
      if (splits.some((list) => list.length === 0)) return undefined;
      const [first, second, third] = splits.map((list) => draw.one(list).join(" m/s for "));
      const [way, turn] = [draw.int(0, 3), draw.one(["left", "right"])];
      const tellBy = (goes: string) =>
        `${goes} ${nameOf(way)} at ${first} s, then turns ${turn} and ${goes} at ${second} s, and at last turns ${turn} again and ${goes} at ${third} s`;
      return {
        frames: [
          `A drone ${tellBy("flies")}. How far is it from its start, in a straight line?`,
          `On a test field a robot ${tellBy("rolls")}. What is its displacement, the straight distance from its start?`,
        ],
        key: `${long} m`,
        slips: numberSlips(inUnit("m"), [
          [up + side, "adding the legs that are left instead of taking the slanting line"],
          [up + side + 2 * back, "adding the whole way"],
          [side, "looking at the middle leg only"],
          [up, "looking at the opposite legs only"],
          [Math.hypot(up + 2 * back, side), "adding the opposite legs"],
          ...hurriedSlips(long),
          [long + 4, "a slip in the sum"],
        ]),
        because: `The legs are ${listed(fars.map((far) => `${far} m`))} long. The opposite ones leave ${up + back} − ${back} = ${up} m, and √(${up}² + ${side}²) = ${long}.`,
      };
    },
  };
}
