import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import { drawFrom, type Idea, type Span } from "./idea";

type Die = { readonly top: number; readonly front: number; readonly right: number };

const rolls: Readonly<Record<string, (die: Die) => Die>> = {
  "away from you": ({ top, front, right }) => ({ top: front, front: 7 - top, right }),
  "towards you": ({ top, front, right }) => ({ top: 7 - front, front: top, right }),
  "to the right": ({ top, front, right }) => ({ top: 7 - right, front, right: top }),
  "to the left": ({ top, front, right }) => ({ top: right, front, right: 7 - top }),
};

const opposite: Readonly<Record<string, string>> = {
  "away from you": "towards you",
  "towards you": "away from you",
  "to the right": "to the left",
  "to the left": "to the right",
};

/** A die whose opposite faces add up to 7 is rolled over an edge again and again: what is on top? */
export function rolledDie({ many, ...idea }: Idea & { many: number }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const [top = 1, front = 2, right = 3] = draw.shuffle([
        draw.one([1, 6]),
        draw.one([2, 5]),
        draw.one([3, 4]),
      ]);
      const names = Object.keys(rolls);
      const ways = Array.from({ length: many }, () => draw.one(names));
      const states: Die[] = [{ top, front, right }];
      for (const way of ways) {
        const next = rolls[way]?.(states.at(-1) ?? { top, front, right });
        if (next) states.push(next);
      }
      const key = states.at(-1)?.top ?? 0;
      if (key === top || ways.some((way, index) => opposite[way] === ways[index - 1])) return undefined;
      const told = ways.map((way) => `once ${way}`).join(", then ");
      return {
        frames: [
          `Opposite faces of a die add up to 7. It shows ${top} on top, ${front} facing you and ${right} on the right. It is rolled over an edge ${told}. Which number is on top now?`,
          `A die (opposite faces total 7) lies with ${top} up, ${front} in front and ${right} to the right. It is tipped over ${told}. Which number is up at the end?`,
        ],
        key: String(key),
        slips: [
          [String(7 - key), "rolling it the other way"],
          [String(top), "thinking that it is back where it began"],
          [String(front), "taking the number in front"],
          [String(right), "taking the number on the right"],
          [String(7 - top), "turning it upside down"],
          [String(7 - front), "taking the hidden back face"],
          [String(7 - right), "taking the hidden left face"],
        ],
        because: `Follow the top face: ${states.map((state) => state.top).join(", then ")}. Rolling away brings the front face up, rolling right brings the left face up.`,
      };
    },
  };
}

/** The numbers that cannot be seen on a tower of dice with opposite faces that add up to 7. */
export function hiddenDiceFaces({ dice, ...idea }: Idea & { dice: Span }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const [many, top] = [drawFrom(draw, dice), draw.int(1, 6)];
      const key = many * 7 - top;
      return {
        frames: [
          `${many} dice stand in a tower on a table. Opposite faces of each add up to 7, and the top shows ${top}. What do the hidden top and bottom faces add up to?`,
          `You build a tower of ${many} dice and see a ${top} on top. Opposite faces of a die total 7. What is the sum of all the faces that touch another die or the table?`,
        ],
        key: String(key),
        slips: numberSlips(String, [
          [many * 7, "counting the top face as well"],
          [(many - 1) * 7, "forgetting the face under the top"],
          [many * 7 + top, "adding the top instead of taking it away"],
          [key - 7, "leaving out one die"],
          [key + 7, "counting one die too many"],
          ...hurriedSlips(key),
        ]),
        because: `Top and bottom of each die make 7, so ${many} dice make ${many * 7}. The visible ${top} on top does not count: ${many * 7} − ${top} = ${key}.`,
      };
    },
  };
}
