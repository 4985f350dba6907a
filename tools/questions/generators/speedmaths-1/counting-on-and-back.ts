import { drawNumberLine } from "../../figures/number-line";
import type { Family } from "../family";
import { cardsInARow, placeOf, rowsOf } from "../first-drawings";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Counting On and Back");
const fives = [0, 5, 10, 15, 20];

/** The families of the topic Counting On and Back. */
export const countingOnAndBack: readonly Family[] = [
  make("hops-of-one", 1, (draw, turn) => {
    const [way, hops, from] = [turn % 2 === 0 ? 1 : -1, draw.int(3, 4), draw.one([10, 15])];
    const key = from + way * hops;
    return {
      asks: [
        "The frog makes these hops. On which number does it land?",
        "A sparrow hops back along the line. On which number does it stop?",
      ],
      key,
      slips: [
        [key - way, `counted ${from} as the first hop`],
        [key + way, "hopped one mark too far"],
        [from - way * hops, way > 0 ? "hopped back instead of on" : "hopped on instead of back"],
        [hops, "counted the hops"],
        [from, "gave the number where the hops start"],
        [from + way * 5, "went on to the next number that is written"],
      ],
      way: `From ${from}: ${Array.from({ length: hops }, (_, hop) => from + way * (hop + 1)).join(", ")}.`,
      figure: picture(
        drawNumberLine,
        `A number line from 0 to 20 with a mark for each number; from ${from} there are ${hops} hops of one mark each, ${way > 0 ? "to the right" : "to the left"}`,
        {
          from: 0,
          to: 20,
          step: 1,
          labelled: fives,
          jumps: Array.from({ length: hops }, (_, hop) => ({
            from: from + way * hop,
            to: from + way * (hop + 1),
          })),
        },
      ),
    };
  }),
  make("marks-go-up-in-twos", 1, (draw) => {
    const [from, mark] = [draw.one([0, 10, 20, 30]), draw.one([3, 4, 6, 7, 8])];
    const key = from + 2 * mark;
    return {
      asks: [
        "The marks go up in twos. Which number is at the question mark?",
        "Each step to the next mark is 2 more. At which number does the question mark stand?",
      ],
      key,
      slips: [
        [mark > 5 ? from + 5 + mark : from + mark, "counted each mark as one"],
        [key + 2, "went one mark too far"],
        [key - 2, "stopped one mark too early"],
        [mark > 5 ? from + 30 - 2 * mark : from + 10 - 2 * mark, "counted from the wrong end"],
        [key + 1, "took the last step as three"],
        [key - 1, "took the last step as one"],
      ],
      way: `Count in twos from ${mark > 5 ? from + 10 : from}: the question mark is at ${key}.`,
      figure: picture(
        drawNumberLine,
        `A number line from ${from} to ${from + 20}; only ${from}, ${from + 10} and ${from + 20} are written. The question mark stands ${mark} marks after ${from}, and each mark is two more`,
        {
          from,
          to: from + 20,
          step: 2,
          labelled: [from, from + 10, from + 20],
          points: [{ at: key, name: "?" }],
        },
      ),
    };
  }),
  make("place-in-the-queue", 1, (draw, turn) => {
    const [all, place] = [draw.int(7, 10), draw.int(3, 6)];
    const [front, behind] = [place - 1, all - place];
    const key = turn % 2 === 0 ? front : behind;
    if (Math.abs(front - behind) < 2 || behind < 2) return undefined;
    return {
      asks: [
        "The queue starts on the left. Asha is the black dot. How many children stand in front of Asha?",
        "The queue starts on the left. Joseph is the black dot. How many children stand behind Joseph?",
      ],
      key,
      slips: [
        [key + 1, turn % 2 === 0 ? "counted Asha too" : "counted Joseph too"],
        [
          turn % 2 === 0 ? behind : front,
          turn % 2 === 0 ? "counted those behind Asha" : "counted those in front of Joseph",
        ],
        [all, "counted the whole queue"],
        [all - 1, "counted all the other children"],
        [key - 1, "left out the child at the end"],
        [key - 2, "left out the children at both ends"],
      ],
      way: `${front} dots are on the left of the black one and ${behind} on the right.`,
      figure: rowsOf(
        `${all} dots in a row; ${front} white dots are left of the black one, ${behind} are right of it`,
        [{ things: `${"o".repeat(front)}O${"o".repeat(behind)}` }],
      ),
    };
  }),
  make("more-hops-like-these", 2, (draw) => {
    const [from, step, more] = [draw.one([0, 5]), draw.int(2, 3), draw.int(2, 3)];
    const key = from + step * (2 + more);
    if (key > 19) return undefined;
    return {
      asks: [
        `Two hops are drawn. The frog makes ${more} more hops like these. On which number does it stop?`,
        `A grasshopper makes the two hops in the drawing and then ${more} more of them. Where does it stop?`,
      ],
      key,
      slips: [
        [from + step * 2, "stopped after the two hops that are drawn"],
        [key - step, "made one hop too few"],
        [key + step, "made one hop too many"],
        [from + step * 2 + more, "made the new hops one mark long"],
        [step * more, "forgot the hops that are drawn"],
        [key + 1, `counted ${from} as a hop`],
      ],
      way: `Each hop is ${step}: ${Array.from({ length: 2 + more }, (_, hop) => from + step * (hop + 1)).join(", ")}.`,
      figure: picture(
        drawNumberLine,
        `A number line from 0 to 20 with a mark for each number; two hops of ${step} marks each go to the right from ${from}`,
        {
          from: 0,
          to: 20,
          step: 1,
          labelled: fives,
          jumps: [0, 1].map((hop) => ({ from: from + step * hop, to: from + step * (hop + 1) })),
        },
      ),
    };
  }),
  make("hop-on-and-hop-back", 2, (draw) => {
    const [start, on, back] = [draw.int(4, 9), draw.int(6, 9), draw.int(3, 5)];
    const end = start + on - back;
    return {
      asks: [
        "A hare makes these two jumps, first the one to the right. At which number does it stop?",
        "The squirrel jumps to the right and then to the left. Where does it sit in the end?",
      ],
      key: end,
      slips: [
        [start + on, "made the first jump alone"],
        [start + on + back, "jumped on once more instead of back"],
        [end - 1, "went one mark too far back"],
        [end + 1, "went one mark too few back"],
      ],
      way: `From ${start} on to ${start + on}, then ${back} back to ${end}.`,
      figure: picture(
        drawNumberLine,
        `A number line from 0 to 24 with a mark for each number; a jump goes from ${start} to the right by ${on} marks, the next one to the left by ${back} marks`,
        {
          from: 0,
          to: 24,
          step: 1,
          labelled: [0, start, 24],
          jumps: [
            { from: start, to: start + on },
            { from: start + on, to: end },
          ],
        },
      ),
    };
  }),
  make("cards-between-two", 2, (draw) => {
    const [from, key] = [draw.int(6, 16), draw.int(3, 6)];
    const to = from + key + 1;
    return {
      asks: [
        `The cards go on one by one from ${from} to ${to}. How many cards are missing between the two?`,
        `A roll of tickets is numbered one by one. Tickets ${from} and ${to} are left. How many between them are torn off?`,
      ],
      key,
      slips: [
        [key + 1, "counted one of the two ends too"],
        [key + 2, "counted both ends too"],
        [key - 1, "left one of the numbers between out"],
        [key - 2, "left out the two beside the ends"],
      ],
      way: `Between them are ${Array.from({ length: key }, (_, index) => from + index + 1).join(", ")}: ${key} numbers.`,
      figure: cardsInARow([from, "…", to]),
    };
  }),
  make("place-from-both-ends", 3, (draw) => {
    const [a, b] = [draw.int(4, 8), draw.int(3, 7)];
    if (a === b) return undefined;
    return {
      asks: [
        `In a line, Mina is ${placeOf(a)} from the front and ${placeOf(b)} from the back. How many children are in the line?`,
        `On a string the red bead is ${placeOf(a)} from the left and ${placeOf(b)} from the right. How many beads are on the string?`,
      ],
      key: a + b - 1,
      slips: [
        [a + b, "counted the one in between twice"],
        [a + b - 2, "left the one in between out"],
        [a + b + 1, "added one instead of taking one off"],
      ],
      way: `There are ${a} up to this one, and ${b - 1} come after it: ${a} + ${b - 1} = ${a + b - 1}.`,
    };
  }),
  make("bus-and-two-stops", 3, (draw, turn) => {
    const start = draw.int(6, 9);
    const [in1, out1, in2, out2] = [draw.int(3, 5), draw.int(1, 2), draw.int(2, 4), draw.int(3, 5)];
    const key = start + in1 - out1 + in2 - out2;
    if (in1 === out1 || in2 === out2) return undefined;
    const who = turn % 2 === 0 ? "children" : "people";
    return {
      asks: [
        `A bus starts with ${start} children. How many children are in it after the two stops?`,
        `A boat starts with ${start} people. How many people are in it after the two stops?`,
      ],
      key,
      slips: [
        [start + in1 + in2, "let nobody get out"],
        [start + in1 - out1, "ended after the first stop"],
        [start + in2 - out2, "went to the second stop alone"],
        [key - start, `forgot the ${who} at the start`],
        [start + in1 + out1 + in2 - out2, "let more get in where some get out"],
        [start + in1 - out1 - out2, "let nobody get in at the second stop"],
      ],
      way: `${start} + ${in1} − ${out1} = ${start + in1 - out1} after the first stop, and + ${in2} − ${out2} gives ${key}.`,
      table: {
        head: ["Stop", "Get in", "Get out"],
        rows: [
          ["First", String(in1), String(out1)],
          ["Second", String(in2), String(out2)],
        ],
      },
    };
  }),
];
