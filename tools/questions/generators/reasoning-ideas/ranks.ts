import type { Family } from "../family";
import { drawPair, drawPerson } from "../people";
import { hurriedSlips, numberSlips } from "../slips";
import { count } from "../words";
import { drawFrom, ordinal, type Idea, type Span } from "./idea";

const rows = [
  { all: "children", place: "a queue for the water tap", front: "from the front", back: "from the back" },
  { all: "pupils", place: "a row in the assembly", front: "from the left", back: "from the right" },
  {
    all: "players",
    place: "a line for the team photo",
    front: "from the left end",
    back: "from the right end",
  },
  { all: "passengers", place: "a queue at the bus stand", front: "from the front", back: "from the end" },
] as const;

/** So many in a row; the place from one end is given, and the place from the other end is asked for. */
export function rankFromOtherEnd({ total, ...idea }: Idea & { total: Span }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const [all, { name, they }, row] = [drawFrom(draw, total), drawPerson(draw), draw.one(rows)];
      const place = draw.int(3, all - 3);
      const key = all - place + 1;
      return {
        frames: [
          `${all} ${row.all} stand in ${row.place}. ${name} is ${ordinal(place)} ${row.front}. Which place does ${they} have ${row.back}?`,
          `In ${row.place} there are ${all} ${row.all}, and ${name} is the ${ordinal(place)} ${row.front}. What is ${name}’s place ${row.back}?`,
        ],
        key: ordinal(key),
        slips: [
          [key - 1, "forgetting to count the child itself"],
          [key + 1, "counting the child twice"],
          [place, "giving the same place from both ends"],
          [key + 2, "a slip of two in the count"],
          [key - 2, "a slip of two in the count"],
        ].map(
          ([value, mistake]) => [Number(value) > 0 ? ordinal(Number(value)) : "", String(mistake)] as const,
        ),
        because: `Behind ${name} there are ${all} − ${place} = ${all - place}, so ${they} is ${all - place} + 1 = ${key} when we count ${row.back}.`,
      };
    },
  };
}

/** The places from both ends are given, and the number in the row is asked for. */
export function rankTotal({ place, ...idea }: Idea & { place: Span }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const [front, back] = [drawFrom(draw, place), drawFrom(draw, place)];
      const [{ name }, row] = [drawPerson(draw), draw.one(rows)];
      const key = front + back - 1;
      if (front === back) return undefined;
      return {
        frames: [
          `${name} stands in ${row.place}, ${ordinal(front)} ${row.front} and ${ordinal(back)} ${row.back}. How many ${row.all} are there in all?`,
          `In ${row.place} ${name} finds ${count(front - 1, "person", "people")} on one side and ${count(back - 1, "person", "people")} on the other. How many ${row.all} are there with ${name}?`,
        ],
        key: String(key),
        slips: numberSlips(String, [
          [key + 1, "counting one child twice"],
          [key - 1, "leaving out the child itself"],
          [key + 2, "adding one instead of taking one away"],
          ...hurriedSlips(key),
          [key - 2, "a slip of two in the count"],
        ]),
        because: `There are ${front - 1} on one side of ${name} and ${back - 1} on the other. With ${name} that makes ${front - 1} + ${back - 1} + 1 = ${key}.`,
      };
    },
  };
}

/** Two people counted from the two ends; how many stand between them? With `cross` their places overlap. */
export function betweenTwo({
  total,
  cross = false,
  ...idea
}: Idea & { total: Span; cross?: boolean }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const [all, row] = [drawFrom(draw, total), draw.one(rows)];
      const [one, two] = drawPair(draw);
      const [left, right] = [draw.int(3, all - 3), draw.int(3, all - 3)];
      const fromFront = all - right + 1;
      const key = Math.abs(fromFront - left) - 1;
      if (key < 2 || fromFront < left !== cross || left === right) return undefined;
      return {
        frames: [
          `${all} ${row.all} stand in ${row.place}. ${one.name} is ${ordinal(left)} ${row.front}, ${two.name} is ${ordinal(right)} ${row.back}. How many stand between them?`,
          `There are ${all} ${row.all} in ${row.place}: ${one.name} at place ${left} ${row.front} and ${two.name} at place ${right} ${row.back}. How many of the others are between the two?`,
        ],
        key: String(key),
        slips: numberSlips(String, [
          [key + 1, "counting one of the two as well"],
          [key + 2, "counting both of them as well"],
          [key - 1, "leaving out one in between"],
          [Math.abs(left - right) - 1, "counting both places from the same end"],
          [all - left, "forgetting the second one"],
          [key - 2, "leaving out two in between"],
        ]),
        because: `${two.name} is at place ${all} − ${right} + 1 = ${fromFront} ${row.front}. Between places ${Math.min(left, fromFront)} and ${Math.max(left, fromFront)} there are ${key}.`,
      };
    },
  };
}
