import { drawNumberLine } from "../../figures/number-line";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { aboutSoManyHundreds } from "./about-so-many-hundreds";

const make = familiesOf("Rounding and Estimating");

/** The families of the topic Rounding and Estimating. */
export const roundingAndEstimating: readonly Family[] = [
  make("point-and-its-nearest-hundred", 1, (draw) => {
    const [from, tens] = [draw.int(2, 7) * 100, draw.int(3, 7)];
    const at = from + tens * 10;
    const up = tens >= 5;
    const key = up ? from + 100 : from;
    return {
      asks: [
        "What is the number at P, rounded to the nearest hundred?",
        "P shows the height of a hill in metres. How many metres is it to the nearest hundred?",
      ],
      key,
      slips: [
        [up ? from : from + 100, "rounded to the wrong side"],
        [at, "read the number and did not round"],
        [up ? from + 50 : from - 100, up ? "stopped at the middle" : "went a hundred too far down"],
        [up ? from + 200 : from + 50, up ? "went a hundred too far up" : "stopped at the middle"],
        [at + 10, "read one mark too far"],
      ],
      way: `P is at ${at}. ${tens === 5 ? "Exactly in the middle we go up" : `That is nearer to ${key}`}, so it is ${key}.`,
      figure: picture(
        drawNumberLine,
        `A number line from ${from} to ${from + 100} with ten equal steps; P is ${tens} steps after ${from}`,
        { from, to: from + 100, step: 10, labelled: [from, from + 100], points: [{ at, name: "P" }] },
      ),
    };
  }),
  make("how-many-round-to-one", 2, (draw, turn) => {
    const goal = turn % 2 === 0 ? draw.int(3, 18) * 10 : draw.int(2, 9) * 100;
    const unit = turn % 2 === 0 ? 10 : 100;
    return {
      asks: [
        `How many whole numbers become ${goal} when they are rounded to the nearest ten?`,
        `How many different numbers of pages, rounded to the nearest hundred, are given as ${goal}?`,
      ],
      key: unit,
      slips: [
        [unit - 1, "left the first of them out"],
        [unit + 1, "counted the first number of the next group"],
        [unit / 2, "counted on one side only"],
        [unit * 2, "took a whole step to both sides"],
        [unit / 2 - 1, "counted those above only"],
      ],
      way: `They go from ${goal - unit / 2} to ${goal + unit / 2 - 1}. That is ${unit / 2} below and ${unit / 2} from ${goal} on: ${unit}.`,
    };
  }),
  make("product-next-to-a-round-one", 2, (draw) => {
    const [a, b] = [draw.int(3, 8) * 10, draw.int(4, 8)];
    const [x, n] = [a + draw.one([-2, -1, 1, 2]), b];
    const key = a * b;
    return {
      asks: [
        `Which of these numbers is closest to ${x} × ${n}?`,
        `A van makes ${n} trips with ${x} boxes each. Which number is closest to the boxes that it brings?`,
      ],
      key,
      slips: [
        [(a - 10) * b, "rounded down to the ten before"],
        [(a + 10) * b, "rounded up to the ten after"],
        [a + b, "added instead of multiplying"],
        [key * 10, "put a zero too many"],
        [a * 10, "rounded the small number to ten"],
      ],
      way: `${x} is close to ${a}, and ${a} × ${n} = ${key}.`,
    };
  }),
  make("largest-and-smallest-rounded", 3, (draw) => {
    const [a, b] = [draw.int(3, 7) * 10, draw.int(8, 14) * 10];
    return {
      asks: [
        `One number is ${a} to the nearest ten, another is ${b}. What is the largest sum that the two numbers can have?`,
        `To the nearest ten there are ${a} boys and ${b} girls in a camp. How many children can there be at the most?`,
      ],
      key: a + b + 8,
      slips: [
        [a + b, "added the rounded numbers"],
        [a + b + 10, "took numbers that would be rounded up"],
        [a + b + 4, "made one of the numbers as large as possible"],
        [a + b - 10, "made both as small as possible"],
        [a + b + 18, "took numbers with 9 at the end"],
        [a + b + 5, "added 5 once"],
      ],
      way: `The largest numbers are ${a + 4} and ${b + 4}. Their sum is ${a + b + 8}.`,
    };
  }),
  ...aboutSoManyHundreds,
];
