import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { bars } from "../quick-pictures";

const make = familiesOf("Quick Subtraction");

/** “same gap in other numbers” and “more in the bars”, for the topic of quick-subtraction.ts. */
export const sameGapInOtherNumbers: readonly Family[] = [
  make("same-gap-in-other-numbers", 2, (draw) => {
    const [tens, less, a] = [draw.int(2, 4) * 10, draw.int(1, 3), draw.int(61, 86)];
    if (a % 10 === 0 || a % 10 > 6) return undefined;
    const b = tens - less;
    return {
      frames: [
        `Which one has the same answer as ${a} − ${b}?`,
        `Reena finds ${a} − ${b} too hard. Which easier one gives the same?`,
      ],
      key: `${a + less} − ${tens}`,
      slips: [
        [`${a} − ${tens}`, "made the second number larger only"],
        [`${a - less} − ${tens}`, "moved the two numbers different ways"],
        [`${a + less} − ${b}`, "made the first number larger only"],
      ],
      because: `Both numbers go up by ${less}, so they stay as far apart: ${a - b}.`,
      isWords: true,
    };
  }),
  make("more-in-the-bars", 1, (draw, turn) => {
    const [a, b, c] = [draw.int(7, 10) * 5, draw.int(3, 6) * 5, draw.int(1, 6) * 5];
    if (new Set([a, b, c]).size < 3 || a - b === b || a - c === b) return undefined;
    const names = turn % 2 === 0 ? ["Mangoes", "Guavas", "Limes"] : ["Ducks", "Hens", "Goats"];
    return {
      asks: [
        "How many more mangoes than guavas are in the shop?",
        "How many fewer hens than ducks are on the farm?",
      ],
      key: a - b,
      slips: [
        [b, "read one bar and did not compare"],
        [a - c, "compared with the wrong bar"],
        [a + b, "added the two bars"],
        [a, "gave the longer bar"],
        [a - b + 5, "read one line too far"],
        [a - b - 5, "read one line too few"],
      ],
      way: `The bars show ${a} and ${b}. ${a} − ${b} = ${a - b}.`,
      figure: bars(
        turn % 2 === 0 ? "fruit in a shop" : "animals on a farm",
        turn % 2 === 0 ? "fruit" : "animals",
        names,
        [a, b, c],
      ),
    };
  }),
];
