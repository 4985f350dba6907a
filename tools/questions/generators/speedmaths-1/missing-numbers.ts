import type { Family } from "../family";
import { cardsInARow, levelBalance, numberMachine } from "../first-drawings";
import { familiesOf } from "../quick-family";

const make = familiesOf("Missing Numbers");

/** The families of the topic Missing Numbers. */
export const missingNumbers: readonly Family[] = [
  make("weight-beside-another", 1, (draw) => {
    const [a, key] = [draw.int(3, 9), draw.int(3, 9)];
    if (a === key) return undefined;
    return {
      asks: [
        "The balance is level. Which number belongs on the box with the question mark?",
        "Both sides weigh the same. How heavy is the box with the question mark?",
      ],
      key,
      slips: [
        [a, "copied the weight beside it"],
        [key + 1, `counted ${a} as the first step up`],
        [key - 1, `stopped before ${a + key} while counting on`],
      ],
      way: `${a} + ${key} = ${a + key}, so both sides are equal.`,
      figure: levelBalance([String(a), "?"], [String(a + key)]),
    };
  }),
  make("card-missing-in-a-row", 1, (draw, turn) => {
    const [step, first, gap] = [turn % 2 === 0 ? 2 : -2, draw.int(3, 9), draw.int(2, 3)];
    const start = step > 0 ? first : first + 10;
    const key = start + step * gap;
    const cards = [0, 1, 2, 3, 4].map((index) => (index === gap ? "?" : start + step * index));
    return {
      asks: [
        "The numbers grow by the same step. Which number is on the card with the question mark?",
        "The numbers get smaller by the same step. Which number is on the card with the question mark?",
      ],
      key,
      slips: [
        [key - step / 2, "took a step of one"],
        [key + step / 2, "took a step of three"],
        [key - step, "copied the card before it"],
        [key + step, "copied the card after it"],
      ],
      way: `Each step is 2 ${step > 0 ? "more" : "less"}. After ${key - step} comes ${key}, and then ${key + step}.`,
      figure: cardsInARow(cards),
    };
  }),
  make("two-weights-on-each-side", 2, (draw) => {
    const [a, b, c] = [draw.int(4, 9), draw.int(3, 9), draw.int(2, 9)];
    const key = a + b - c;
    if (new Set([a, b, c, key]).size < 4 || key < 2 || key > 12) return undefined;
    return {
      asks: [
        "The balance is level. Which number is hidden behind the question mark?",
        "Both pans are equally heavy. How heavy is the weight with the question mark?",
      ],
      key,
      slips: [
        [a + b, "gave the whole left side"],
        [a + b + c, "added all three weights"],
        [a, "copied the first weight on the left"],
        [b, "copied the second weight on the left"],
        [key + 1, `counted on from ${c} one step too far`],
        [key - 1, `counted ${c} itself as a step`],
      ],
      way: `The left side is ${a} + ${b} = ${a + b}. ${c} + ${key} = ${a + b} too.`,
      figure: levelBalance([String(a), String(b)], [String(c), "?"]),
    };
  }),
  make("number-that-went-in", 2, (draw, turn) => {
    const [n, step] = [draw.int(5, 12), draw.int(3, 7)];
    const isPlus = turn % 2 === 0;
    const key = isPlus ? n : n + step;
    const out = isPlus ? n + step : n;
    if (n === step) return undefined;
    return {
      asks: [
        "Which number went into this machine?",
        "Which number must go in to give this number at the end?",
      ],
      key,
      slips: [
        [isPlus ? out + step : Math.abs(out - step), "did the step once more instead of undoing it"],
        [out, "copied the number that comes out"],
        [step, "copied the number of the step"],
        [key + 1, isPlus ? `counted ${out} as the first step down` : "counted one step too far up"],
        [key - 1, isPlus ? "counted one step too far down" : `counted ${out} as the first step up`],
      ],
      way: `${key} ${isPlus ? "+" : "−"} ${step} = ${out}.`,
      figure: numberMachine("?", `${isPlus ? "+" : "−"} ${step}`, String(out)),
    };
  }),
  make("what-the-machine-does", 2, (draw, turn) => {
    const [small, step] = [draw.int(5, 9), draw.int(4, 8)];
    const isPlus = turn % 2 === 0;
    const [verb, other] = isPlus ? (["adds", "takes off"] as const) : (["takes off", "adds"] as const);
    const large = small + step;
    if (small === step) return undefined;
    return {
      frames: ["What does this machine do?", "The machine hides its step. What does it do?"],
      key: `${verb} ${step}`,
      slips: [
        [`${other} ${step}`, "read the machine from right to left"],
        [`${verb} ${isPlus ? large : small}`, "took the number that comes out for the step"],
        [`${verb} ${step + 1}`, `counted ${isPlus ? small : large} as the first step`],
      ],
      because: isPlus ? `${small} + ${step} = ${large}.` : `${large} − ${step} = ${small}.`,
      isWords: true,
      figure: numberMachine(String(isPlus ? small : large), "?", String(isPlus ? large : small)),
    };
  }),
  make("back-through-two-steps", 3, (draw) => {
    const [key, more, less] = [draw.int(3, 9), draw.int(3, 8), draw.int(2, 6)];
    const out = key + more - less;
    if (more === less || out < 2) return undefined;
    return {
      asks: [
        "Work back from the end. Which number went in at the start?",
        "This machine has two steps. Which number was put in?",
      ],
      key,
      slips: [
        [out + more - less, "went through the steps once more"],
        [out + less, "undid the last step alone"],
        [out - more, "undid the first step alone"],
        [out + more + less, "added in both steps"],
        [out, "copied the number at the end"],
        [out - more - less, "took away in both steps"],
      ],
      way: `Before the last step it was ${out} + ${less} = ${out + less}, and ${out + less} − ${more} = ${key}.`,
      figure: numberMachine("?", `+ ${more}`, `− ${less}`, String(out)),
    };
  }),
  make("two-shapes-two-sums", 3, (draw, turn) => {
    const [twin, key] = [turn % 2 === 0 ? draw.int(3, 4) : draw.int(5, 6), draw.int(3, 9)];
    if (twin === key || 2 * twin === key) return undefined;
    const [one, two] = turn % 2 === 0 ? ["▲", "●"] : ["★", "■"];
    return {
      asks: [
        `▲ + ▲ = ${2 * twin} and ▲ + ● = ${twin + key}. Which number is ●?`,
        `Equal shapes are equal numbers: ★ + ★ = ${2 * twin} and ★ + ■ = ${twin + key}. Which number is ■?`,
      ],
      key,
      slips: [
        [twin, `found ${one} and stopped`],
        [Math.abs(key - twin), `took ${2 * twin} and ${twin + key} and found the gap`],
        [twin + key, `gave ${one} and ${two} together`],
        [2 * twin, `gave ${one} and ${one} together`],
        [key + 1, `took ${one} for ${twin - 1}`],
        [key - 1, `took ${one} for ${twin + 1}`],
      ],
      way: `${twin} + ${twin} = ${2 * twin}, so ${one} is ${twin}. ${twin} + ${key} = ${twin + key}, so ${two} is ${key}.`,
    };
  }),
];
