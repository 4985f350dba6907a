import { drawStrips } from "../../figures/strips";
import type { Family } from "../family";
import { levelBalance, rowsOf } from "../first-drawings";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Doubles");

/** The families of the topic Doubles. */
export const doubles: readonly Family[] = [
  make("row-once-again", 1, (draw) => {
    const n = draw.int(5, 9);
    return {
      asks: [
        "A mirror shows this row of stars once again. How many stars are seen in all?",
        "Pooja lays a second row just like this one. How many stars does she have then?",
      ],
      key: 2 * n,
      slips: [
        [n, "counted the row alone"],
        [2 * n - 1, "left one star out of the second row"],
        [n + 2, "added 2 for the second row"],
        [2 * n + 1, "counted one star of the second row twice"],
      ],
      way: `The row has ${n} stars. ${n} + ${n} = ${2 * n}.`,
      figure: rowsOf(`A row of ${n} stars`, [{ things: "x".repeat(n) }]),
    };
  }),
  make("half-of-the-dots", 1, (draw, turn) => {
    const [key, first] = [draw.int(4, 8), draw.int(5, 9)];
    const all = 2 * key;
    if (all - first < 2 || all - first >= first) return undefined;
    return {
      asks: [
        "Each dot is a sock. Two socks make a pair. How many pairs can be made?",
        "Each dot is a grape. Two children share the grapes equally. How many grapes does each child get?",
      ],
      key,
      slips: [
        [turn % 2 === 0 ? all : 0, "counted single socks"],
        [first, "counted the upper row alone"],
        [all - 2, turn % 2 === 0 ? "took one pair off" : "took 2 off instead of halving"],
        [key + 1, turn % 2 === 0 ? "counted one pair twice" : "gave one child more than the other"],
        [key - 1, turn % 2 === 0 ? "forgot one pair" : "left two grapes over"],
        [all - first, "counted the lower row alone"],
      ],
      way: `There are ${all} dots, and ${key} + ${key} = ${all}.`,
      figure: rowsOf(`Two rows of dots: ${first} in the upper row, ${all - first} in the lower row`, [
        { things: "o".repeat(first) },
        { things: "o".repeat(all - first) },
      ]),
    };
  }),
  make("next-row-longer", 2, (draw, turn) => {
    const [n, off] = [draw.int(5, 9), turn % 2 === 0 ? 1 : -1];
    const key = 2 * n + off;
    return {
      asks: [
        "Reena lays this row and a second row with 1 star more. How many stars does she need in all?",
        "Arun lays this row and a second row with 1 star less. How many stars does he need in all?",
      ],
      key,
      slips: [
        [2 * n, "made both rows equal"],
        [n + off, "counted the second row alone"],
        [2 * n + 2 * off, "changed both rows by one star"],
        [2 * n - off, off > 0 ? "made the second row shorter" : "made the second row longer"],
        [n, "counted the drawn row alone"],
      ],
      way: `${n} and ${n} make ${2 * n}. ${off > 0 ? "One more" : "One less"} is ${key}.`,
      figure: rowsOf(`A row of ${n} stars`, [{ things: "x".repeat(n) }]),
    };
  }),
  make("two-equal-boxes", 2, (draw) => {
    const [key, off] = [draw.int(4, 9), draw.int(1, 3)];
    const [a, b] = [key - off, key + off];
    if (off * 2 === key || a < 2) return undefined;
    return {
      asks: [
        "The balance is level, and the two boxes with a question mark are equal. Which number belongs on each?",
        "Two equal boxes weigh as much as the other two weights. How heavy is one of the equal boxes?",
      ],
      key,
      slips: [
        [2 * key, "gave both equal boxes together"],
        [a, "copied the first weight"],
        [b, "copied the second weight"],
        [2 * off, "took one weight off the other"],
        [key + 2 * off, "added the gap between the weights to one box"],
      ],
      way: `The weights make ${a} + ${b} = ${2 * key}, and half of ${2 * key} is ${key}.`,
      figure: levelBalance(["?", "?"], [String(a), String(b)]),
    };
  }),
  make("doubled-day-by-day", 2, (draw, turn) => {
    const start = draw.int(2, 5);
    const what = turn % 2 === 0 ? "flowers" : "ants";
    return {
      asks: [
        "Each day there are double as many flowers as the day before. How many flowers are there on Thursday?",
        "Each day there are double as many ants as the day before. How many ants are there on Thursday?",
      ],
      key: 8 * start,
      slips: [
        [6 * start, `added as many ${what} as came on Wednesday`],
        [4 * start + 2, `added 2 to the ${what} of Wednesday`],
        [5 * start, "added the number of Monday once more"],
        [7 * start, `added the ${what} of all three days`],
        [16 * start, "went on to Friday"],
        [12 * start, "took three times the number of Wednesday"],
        [10 * start, "doubled, and added Tuesday too"],
      ],
      way: `Double ${4 * start}: ${4 * start} + ${4 * start} = ${8 * start}.`,
      table: {
        head: ["Day", what === "flowers" ? "Flowers" : "Ants"],
        rows: [
          ["Monday", String(start)],
          ["Tuesday", String(2 * start)],
          ["Wednesday", String(4 * start)],
          ["Thursday", "?"],
        ],
      },
    };
  }),
  make("one-strip-and-two", 3, (_, turn) => {
    const key = turn % 2 === 0 ? 4 : 6;
    const all = 3 * key;
    const [one, two] = turn % 2 === 0 ? (["Mina", "Raj"] as const) : (["Short", "Long"] as const);
    return {
      asks: [
        `Raj has double as many stamps as Mina. Together they have ${all}. How many stamps does Mina have?`,
        `The long ribbon is double the short one. Together they are ${all} metres. How many metres long is the short ribbon?`,
      ],
      key,
      slips: [
        [2 * key, "gave the double one"],
        [all / 2, "shared all into two equal parts"],
        [all - 3, "took 3 off instead of sharing by three"],
      ],
      way: `There are three equal parts, and ${key} + ${key} + ${key} = ${all}. So one part is ${key}.`,
      figure: picture(
        drawStrips,
        `Two strips: ${one} has one part, ${two} has two parts of the same length`,
        {
          rows: [
            { name: one, parts: [{ size: 1, isGrey: true }] },
            { name: two, parts: [{ size: 1 }, { size: 1 }] },
          ],
        },
      ),
    };
  }),
  make("half-gone-and-more", 3, (draw, turn) => {
    const [half, more] = [draw.int(4, 8), draw.int(2, 3)];
    const key = half - more;
    if (key < 2 || key === more) return undefined;
    const first = half + draw.int(1, Math.min(2, 10 - half));
    return {
      asks: [
        `Each dot is a grape. Tina eats half of the grapes and then ${more} more. How many grapes are left?`,
        `Each dot is a bird. Half of the birds fly away, and then ${more} more. How many birds stay?`,
      ],
      key,
      slips: [
        [half, `forgot the ${more} more`],
        [2 * half - more, `took ${more} away and forgot the half`],
        [half + more, `added ${more} instead of taking ${more} away`],
        [first - more, "took the lower row for the half"],
        [2 * half - 2 - more, "took 2 away for the half"],
        [more, turn % 2 === 0 ? "gave those that are eaten last" : "gave those that fly last"],
      ],
      way: `Half of ${2 * half} is ${half}. Then ${half} − ${more} = ${key}.`,
      figure: rowsOf(`Two rows of dots: ${first} in the upper row, ${2 * half - first} in the lower row`, [
        { things: "o".repeat(first) },
        { things: "o".repeat(2 * half - first) },
      ]),
    };
  }),
];
