import { type Family, inTurn } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import { range } from "../whole";
import { grouped, row } from "../words";
import { twoRules } from "./two-steps-in-turn";
import { middle } from "./pattern-with-a-gap";

const topic = "Number Patterns";

const nextTerm: Family = {
  name: "pattern-counting-on",
  topic,
  level: 1,
  draft: (draw) => {
    const [start, step] = [draw.int(212, 689), draw.one([15, 25, 30, 45, 60, 75])];
    const terms = range(0, 3).map((index) => start + index * step);
    const key = start + 4 * step;
    return {
      frames: [
        `The numbers on a row of lockers are ${row(terms)}, … Which number comes next?`,
        `A taxi meter shows ${row(terms)} one after the other. It goes on in the same way. What does it show next?`,
      ],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [key + step, "going two steps at once"],
        [key - 10, "forgetting to carry a ten"],
        [(terms[3] ?? 0) + 10, "adding only 10"],
        [(terms[3] ?? 0) + 1, "counting on by one"],
        ...hurriedSlips(key),
      ]),
      because: `Each number is ${step} more than the one before: ${terms[3]} + ${step} = ${grouped(key)}.`,
    };
  },
};

const doubleLess: Family = {
  name: "double-and-less",
  topic,
  level: 2,
  count: 1,
  draft: (draw) => {
    const [start, less] = [draw.int(4, 9), draw.int(1, 3)];
    const terms = [start];
    for (let index = 0; index < 4; index++) terms.push((terms.at(-1) ?? 0) * 2 - less);
    const [key = 0, last = 0] = [terms[4], terms[3]];
    const before = terms[2] ?? 0;
    return {
      frames: [
        `Each number in ${row(terms.slice(0, 4))}, … is made from the one before by the same rule. Which number comes next?`,
        `A machine turns each number into the next one: ${row(terms.slice(0, 4))}, … Which number follows?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [last * 2, "only doubling"],
        [last + last - before, "adding the last step again"],
        [last * 2 + less, `adding ${less} instead of taking it away`],
        [last + before, "adding the last two numbers"],
        ...hurriedSlips(key),
      ]),
      because: `Each number is doubled and ${less} is taken away: 2 × ${last} − ${less} = ${key}.`,
    };
  },
};

const beads: Family = {
  name: "colour-at-a-place",
  topic,
  level: 3,
  count: 1,
  draft: (draw, turn) => {
    const colours = draw.shuffle(["red", "blue", "green", "yellow", "white", "pink"]).slice(0, 4);
    const [a = "", b = "", c = "", d = ""] = colours;
    const size = inTurn([5, 6], turn);
    const pattern = size === 5 ? [a, a, b, c, d] : [a, b, b, c, d, d];
    const place = draw.int(27, 48);
    const key = pattern[(place - 1) % size] ?? "";
    if (place % size === 0) return undefined;
    const others = colours.filter((colour) => colour !== key);
    return {
      frames: [
        `Beads are strung in this order: ${pattern.join(", ")}, and then again and again. What colour is bead number ${place}?`,
        `Lamps hang in the order ${pattern.join(", ")}, and this is repeated all along the street. What colour is lamp number ${place}?`,
      ],
      key,
      slips: draw.shuffle(others).map((colour) => [colour, "stopping at the wrong place of the pattern"]),
      because: `The pattern repeats after ${size}. ${place} is ${Math.floor(place / size)} full patterns and ${place % size} more, so it is number ${place % size} of the pattern: ${key}.`,
      beware: "Count how many are left over after the full patterns.",
    };
  },
};

/** The families of the topic Number Patterns. */
export const numberPatterns: readonly Family[] = [nextTerm, middle, twoRules, doubleLess, beads];
