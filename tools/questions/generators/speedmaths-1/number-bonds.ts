import { drawStrips } from "../../figures/strips";
import { drawTenFrames } from "../../figures/ten-frames";
import type { Family } from "../family";
import { cardsInARow, framesOfTen, makeSum, rowsOf } from "../first-drawings";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Number Bonds");
const frameWith = (counters: number): string => `A frame with ${counters} counters`;

/** The families of the topic Number Bonds. */
export const numberBonds: readonly Family[] = [
  make("empty-boxes-of-ten", 1, (draw) => {
    const n = draw.one([2, 3, 4, 6, 7, 8]);
    return {
      asks: [
        "How many more counters fill this frame?",
        "This tray has ten holes, and each dot is an egg. How many more eggs fit into the tray?",
      ],
      key: 10 - n,
      slips: [
        [n, "counted the dots that are there"],
        [n < 5 ? 5 - n : n - 5, n < 5 ? "filled the upper row alone" : "counted the dots of the lower row"],
        [11 - n, "counted one empty box twice"],
        [9 - n, "left one empty box out"],
      ],
      way: `There are ten boxes. ${n} + ${10 - n} = 10.`,
      figure: framesOfTen(n),
    };
  }),
  make("two-cards-for-ten", 1, (draw, turn) => {
    const a = draw.one(turn % 2 === 0 ? [2, 3] : [1, 4]);
    const cards = draw.shuffle([a, 10 - a, draw.int(1, 9), draw.int(1, 9)]);
    const made = new Set(cards).size === 4 ? makeSum(cards, 2, 10) : undefined;
    return (
      made && {
        frames: [
          "Two of these cards make ten. Which two?",
          "Tara picks two of these cards and gets ten in all. Which cards are they?",
        ],
        ...made,
        because: `${made.key} make 10.`,
        isWords: true,
        figure: cardsInARow(cards),
      }
    );
  }),
  make("frame-that-lacks-so-many", 1, (draw) => {
    const k = draw.one([2, 3, 4]);
    return {
      frames: [
        `Which frame needs ${k} more counters to be full?`,
        `Which tray has room for just ${k} more eggs?`,
      ],
      key: frameWith(10 - k),
      slips: [
        [frameWith(k), `looked for ${k} dots, not for ${k} empty boxes`],
        [frameWith(11 - k), "took a dot for an empty box"],
        [frameWith(9 - k), "did not see that one more box is empty"],
      ],
      because: `The frame has ten boxes, and ${10 - k} + ${k} = 10.`,
      isWords: true,
      picture: (option) => drawTenFrames({ alt: option, counts: [Number(/\d+/.exec(option)?.[0])] }),
    };
  }),
  make("two-frames-to-twenty", 2, (draw) => {
    const [a, b] = [draw.int(5, 8), draw.int(5, 8)];
    if (a === b) return undefined;
    return {
      asks: [
        "How many more counters fill both frames?",
        "Two trays have ten holes each, and each dot is a plant. For how many more plants is there room?",
      ],
      key: 20 - a - b,
      slips: [
        [10 - b, "looked at the second one alone"],
        [10 - a, "looked at the first one alone"],
        [a + b, "counted the dots, not the empty boxes"],
        [21 - a - b, "counted an empty box two times"],
        [19 - a - b, "missed one of the empty boxes"],
      ],
      way: `${10 - a} boxes are empty in the first and ${10 - b} in the second: ${10 - a} + ${10 - b} = ${20 - a - b}.`,
      figure: framesOfTen(a, b),
    };
  }),
  make("hidden-in-the-box", 2, (draw, turn) => {
    const [whole, seen] = [draw.int(9, 15), draw.int(4, 8)];
    const key = whole - seen;
    const what = turn % 2 === 0 ? "beads" : "marbles";
    if (key < 3 || key === seen) return undefined;
    return {
      asks: [
        `There are ${whole} beads in all. Some are hidden in the box. How many are hidden?`,
        `Omar has ${whole} marbles. Those that are not in the box are drawn. How many are in the box?`,
      ],
      key,
      slips: [
        [seen, `counted the ${what} outside the box`],
        [key + 1, `counted the last of the ${what} outside again`],
        [key - 1, `stopped one too early while counting on to ${whole}`],
      ],
      way: `${seen} are outside. Count on from ${seen} to ${whole}: that is ${key}.`,
      figure: rowsOf(`${seen} ${what} in a row, and a box with a question mark`, [
        { things: `${"o".repeat(seen)} ?` },
      ]),
    };
  }),
  make("white-part-of-a-strip", 2, (draw) => {
    const [a, b, key] = [draw.int(3, 6), draw.int(3, 6), draw.int(3, 7)];
    const whole = a + b + key;
    if (new Set([a, b, key]).size < 3) return undefined;
    return {
      asks: [
        "Both strips are equally long. Which number belongs on the white part?",
        "The upper strip is cut into the three parts below. How long is the white part?",
      ],
      key,
      slips: [
        [whole - a, `left the part with ${b} out`],
        [whole - b, `left the part with ${a} out`],
        [a + b, "added the two grey parts"],
        [Math.abs(a - b), "took one grey part off the other"],
        [a, "copied the first grey part"],
        [b, "copied the second grey part"],
      ],
      way: `The grey parts make ${a} + ${b} = ${a + b}. From ${a + b} to ${whole} it is ${key}.`,
      figure: picture(
        drawStrips,
        `Two strips of equal length: the upper one is ${whole}, the lower one has grey parts of ${a} and ${b} and a white part with a question mark`,
        {
          rows: [
            { parts: [{ size: whole, words: String(whole) }] },
            {
              parts: [
                { size: a, words: String(a), isGrey: true },
                { size: b, words: String(b), isGrey: true },
                { size: key, words: "?" },
              ],
            },
          ],
        },
      ),
    };
  }),
  make("three-cards-for-ten", 3, (draw, turn) => {
    const sum = turn % 2 === 0 ? 10 : 12;
    const cards = draw.shuffle([1, 2, 3, 4, 5, 6, 7, 8]).slice(0, 5);
    const made = makeSum(cards, 3, sum);
    return (
      made && {
        frames: [
          "Three of these cards make ten. Which three?",
          "Rahul takes three of these cards and gets twelve points. Which three are they?",
        ],
        ...made,
        because: `${made.key} make ${sum}, and no other three cards do.`,
        isWords: true,
        figure: cardsInARow(cards),
      }
    );
  }),
];
