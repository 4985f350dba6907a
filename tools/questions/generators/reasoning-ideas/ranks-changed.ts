import type { Family } from "../family";
import { drawPair, drawPerson } from "../people";
import { hurriedSlips, numberSlips } from "../slips";
import { drawFrom, ordinal, type Idea, type Span } from "./idea";

/** One from the left, so many between, the other from the right: how many in the row? */
export function rowFromParts({ place, ...idea }: Idea & { place: Span }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const [left, between, right] = [drawFrom(draw, place), draw.int(2, 6), drawFrom(draw, place)];
      const [one, two] = drawPair(draw);
      const key = left + between + right;
      return {
        frames: [
          `Pots stand in one row. A red pot is ${ordinal(left)} from the left. To its right there are ${between} other pots and then a blue pot, which is ${ordinal(right)} from the right. How many pots are in the row?`,
          `In a row of friends ${one.name} is ${ordinal(left)} from the left. Further right, after ${between} others, comes ${two.name}, who is ${ordinal(right)} from the right. How many friends are in the row?`,
        ],
        key: String(key),
        slips: numberSlips(String, [
          [key - 1, "taking one away as if a place were counted twice"],
          [key - between, "forgetting those in between"],
          [key - 2, "taking two away as if both were counted twice"],
          [key + 2, "counting the two once more"],
          ...hurriedSlips(key),
        ]),
        because: `Up to the first one there are ${left}, then ${between}, then ${right} from the second one on: ${left} + ${between} + ${right} = ${key}.`,
      };
    },
  };
}

/** Someone moves up in a row; which place from the other end is that? */
export function placeAfterMoving({ total, ...idea }: Idea & { total: Span }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const [all, { name, they }, step] = [drawFrom(draw, total), drawPerson(draw), draw.int(2, 6)];
      const place = draw.int(step + 3, all - 4);
      const now = place - step;
      const key = all - now + 1;
      return {
        frames: [
          `${name} is ${ordinal(place)} from the front in a line of ${all}. Then ${they} moves ${step} places forward. Which place is that from the back?`,
          `In a race of ${all} runners ${name} is in ${ordinal(place)} place and overtakes ${step} runners. Which place does ${they} have now if we count from the last runner?`,
        ],
        key: ordinal(key),
        slips: [
          [all - place - step + 1, "moving the wrong way"],
          [key - 1, "forgetting to count the place itself"],
          [all - place + 1, "forgetting the move"],
          [now, "counting from the front"],
          [key + 1, "a slip of one in the count"],
        ].map(
          ([value, mistake]) => [Number(value) > 0 ? ordinal(Number(value)) : "", String(mistake)] as const,
        ),
        because: `From the front the new place is ${place} − ${step} = ${now}. From the other end that is ${all} − ${now} + 1 = ${key}.`,
      };
    },
  };
}

/** Two change places: the new place of one of them gives the number in the row, or the new place of the other. */
export function swapOfPlaces({ place, ...idea }: Idea & { place: Span }): Family {
  return {
    ...idea,
    draft: (draw, turn) => {
      const [left, right] = [drawFrom(draw, place), drawFrom(draw, place)];
      const now = left + draw.int(4, 12);
      // A place that is told twice reads like a misprint.
      if (new Set([left, right, now]).size < 3) return undefined;
      const [one, two] = drawPair(draw);
      const all = now + right - 1;
      const other = all - left + 1;
      const key = turn % 2 === 0 ? all : other;
      const told = `${one.name} is ${ordinal(left)} from the left and ${two.name} is ${ordinal(right)} from the right. They change places, and ${one.name} is now ${ordinal(now)} from the left.`;
      return {
        frames: [
          `In a row of pupils ${told} How many pupils are in the row?`,
          `In a row of dancers ${told} Counted from the right, what is the number of ${two.name}’s new place?`,
        ],
        key: String(key),
        slips: numberSlips(String, [
          [key + 1, "counting one place twice"],
          [key - 1, "taking away one too many"],
          [turn % 2 === 0 ? other : all, "answering another question"],
          [left + right - 1, "using the place before the change"],
          ...hurriedSlips(key),
          [key - 2, "a slip of two"],
        ]),
        because: `${one.name} now has ${two.name}’s old place, ${ordinal(now)} from the left and ${ordinal(right)} from the right, so the row has ${now} + ${right} − 1 = ${all}.${turn % 2 === 0 ? "" : ` ${two.name} is now ${ordinal(left)} from the left: ${all} − ${left} + 1 = ${other} from the right.`}`,
      };
    },
  };
}
