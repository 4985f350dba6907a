import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { numberSlips } from "../slips";
import { range } from "../whole";
import { row } from "../words";
import { count } from "./skip-counting";

const topic = "Patterns";

const shapes: Family = {
  name: "next-shape",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [a = "", b = "", c = "", other = ""] = draw.shuffle(
      turn % 2 === 0 ? ["circle", "square", "star", "triangle"] : ["red", "blue", "green", "yellow"],
    );
    const kind = turn % 2 === 0 ? [a, b, c] : [a, a, b, c];
    const shown = draw.int(kind.length + 1, kind.length * 2 - 1);
    const line = Array.from({ length: shown }, (_, index) => kind[index % kind.length] ?? "");
    const key = kind[shown % kind.length] ?? "";
    return {
      frames: [
        `What comes next: ${[...kind, ...line].join(", ")}, …?`,
        `Beads go like this: ${[...kind, ...line].join(", ")}, … Which colour comes next?`,
      ],
      key,
      slips: [
        ...[a, b, c].filter((shape) => shape !== key).map((shape) => [shape, "losing the order"] as const),
        [other, "taking one that is not in the pattern"],
      ],
      because: `The part ${kind.join(", ")} comes again and again. Now comes ${key}.`,
    };
  },
};

const gap: Family = {
  name: "number-left-out",
  topic,
  level: 2,
  draft: (draw) => {
    const [start, step, hole] = [draw.int(3, 20), draw.one([3, 4, 5]), draw.int(1, 3)];
    const key = start + hole * step;
    const text = row(range(0, 4).map((index) => (index === hole ? "□" : start + index * step)));
    return {
      frames: [
        `Which number goes in the box: ${text}?`,
        `A frog hops on the numbers ${text}. Which number is in the box?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key - step + 1, "counting by one"],
        ...nearMisses(key),
        [key + 10, "counting ten too many"],
      ]),
      because: `Each number is ${step} more than the one before it: ${key - step} + ${step} = ${key}.`,
    };
  },
};

const letters: Family = {
  name: "letters-that-jump",
  topic,
  level: 2,
  count: 1,
  draft: (draw, turn) => {
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const [start, step] = [draw.int(0, 9), turn % 2 === 0 ? 2 : 3];
    const at = (index: number): string => alphabet[start + index] ?? "";
    return {
      frames: [
        `What comes next: ${row([0, 1, 2, 3].map((index) => at(index * step)))}, …?`,
        `Look at the letters ${row([0, 1, 2, 3].map((index) => at(index * step)))}, … Which letter comes next?`,
      ],
      key: at(4 * step),
      slips: [
        [at(3 * step + 1), "taking the very next letter"],
        [at(4 * step + 1), "jumping one letter too far"],
        [at(4 * step - 1), "jumping one letter too few"],
        [at(4 * step + 2), "jumping two letters too far"],
      ],
      because: `${step - 1 === 1 ? "One letter is" : "Two letters are"} left out each time. After ${at(3 * step)} comes ${at(4 * step)}.`,
    };
  },
};

const grow: Family = {
  name: "one-more-each-time",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const [start, first] = [draw.int(1, 9), draw.int(1, 2)];
    const terms = range(0, 3).map((index) => start + index * first + (index * (index - 1)) / 2);
    const [last, step] = [terms[3] ?? 0, first + 3];
    const key = last + step;
    return {
      frames: [
        `The jumps get bigger: ${row(terms)}, … Which number comes next?`,
        `A plant has ${row(terms.slice(0, 3))} and then ${last} leaves. It grows in the same way. How many leaves come next?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [last + step - 1, "taking the last jump again"],
        [last + 1, "counting by one"],
        [last + step + 1, "making the jump too big"],
        ...nearMisses(key),
      ]),
      because: `The jumps are ${row([first, first + 1, first + 2])}. The next jump is ${step}: ${last} + ${step} = ${key}.`,
    };
  },
};

/** The families of the topic Patterns. */
export const patterns: readonly Family[] = [count, shapes, gap, letters, grow];
