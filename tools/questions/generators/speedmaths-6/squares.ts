import { drawCells } from "../../figures/cells";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { grouped } from "../words";

const make = familiesOf("Squares");

/** The families of the topic Squares. */
export const squares: readonly Family[] = [
  make("square-with-a-given-end", 1, (draw, turn) => {
    const end = turn % 2 === 0 ? 6 : 4;
    const [low, high] = end === 6 ? [4, 6] : [2, 8];
    const others = draw.shuffle(end === 6 ? [3, 8, 2, 7] : [3, 4, 7, 6]);
    const tens = draw.shuffle([3, 4, 5, 6, 7, 8, 9]);
    const number = (index: number, ones: number): number => (tens[index] ?? 3) * 10 + ones;
    return {
      frames: [
        "The square of one of these numbers ends in 6. Which number is it?",
        "A square hall has 4 as the last digit of its number of tiles. Which of these can be the number of tiles along one side?",
      ],
      key: String(number(0, draw.one([low, high]))),
      slips: [0, 1, 2].map((index) => {
        const ones = others[index] ?? 3;
        return [
          String(number(index + 1, ones)),
          `${ones} × ${ones} = ${ones * ones}, so its square ends in ${(ones * ones) % 10}`,
        ];
      }),
      because: `Only the last digit matters: ${low} × ${low} = ${low * low} and ${high} × ${high} = ${high * high} both end in ${end}.`,
    };
  }),
  make("how-many-squares-below", 1, (draw) => {
    const root = draw.int(11, 19);
    const limit = root * root + draw.int(3, 2 * root - 2);
    return {
      asks: [
        `How many of the square numbers 1, 4, 9, 16, … are smaller than ${limit}?`,
        `Sana lays full squares with coins: with 1 coin, with 4, with 9 and so on. How many different squares can she lay with fewer than ${limit} coins?`,
      ],
      key: root,
      slips: [
        [root + 1, "counted the first square that is too large"],
        [root - 1, "left out the square of 1"],
        [Math.floor(limit / 10), "divided by 10 instead of looking for the root"],
        [Math.floor(limit / 2 / 4), "halved the number instead of looking for the root"],
        [root * root, "gave the last square, not how many there are"],
      ],
      way: `${root}² = ${root * root} is below ${limit} and ${root + 1}² = ${(root + 1) ** 2} is not. So there are ${root}.`,
    };
  }),
  make("frame-of-a-growing-square", 2, (draw, turn) => {
    const shown = turn % 2 === 0 ? 2 : 3;
    const side = draw.int(11, 29);
    const rows = Array.from({ length: shown + 2 }, (_, y) =>
      Array.from({ length: shown + 2 }, (__, x) =>
        y === 0 || x === 0 || y === shown + 1 || x === shown + 1 ? "~" : "",
      ),
    );
    return {
      asks: [
        `A white square of 2 by 2 tiles has a frame of grey tiles. How many grey tiles does a white square of ${side} by ${side} need for such a frame?`,
        `Grey tiles frame a white square of 3 by 3. How many grey tiles frame a white square of ${side} by ${side} in the same way?`,
      ],
      key: 4 * side + 4,
      slips: [
        [4 * side, "left out the four corners"],
        [4 * side + 8, "counted each corner for both sides"],
        [(side + 2) ** 2, "counted the white tiles as well"],
        [2 * side + 2, "framed two sides only"],
        [4 * side + 2, "left out two of the corners"],
      ],
      way: `Along each of the four sides lie ${side} tiles, and there are 4 corners: 4 × ${side} + 4 = ${4 * side + 4}.`,
      figure: picture(
        drawCells,
        `A white square of ${shown} by ${shown} tiles with a frame of grey tiles round it`,
        {
          rows,
          width: 26,
        },
      ),
    };
  }),
  make("square-two-steps-on", 2, (draw) => {
    const n = draw.one([30, 40, 50, 60, 70, 80]);
    const back = draw.int(0, 1) === 0;
    const goal = back ? n - 2 : n + 2;
    const key = goal * goal;
    const sign = back ? -1 : 1;
    return {
      asks: [
        `${n}² is ${grouped(n * n)}. What is ${goal}²?`,
        `A square parade of ${n} rows of ${n} has ${grouped(n * n)} cadets. How many cadets make ${goal} rows of ${goal}?`,
      ],
      key,
      slips: [
        [n * n + 4, "added the square of 2 alone"],
        [n * n + sign * 4 * n, "forgot the square of 2"],
        [n * n + sign * 2 * n + 4, "changed the rows, but not the rows’ length"],
        [n * n + sign * 4 * n - 4, "took the square of 2 off"],
        [n * n - 4, "took the square of 2 off the known square"],
      ],
      way: `${goal}² = ${n}² ${back ? "−" : "+"} 2 × 2 × ${n} + 4 = ${grouped(n * n)} ${back ? "−" : "+"} ${4 * n} + 4 = ${grouped(key)}.`,
    };
  }),
  make("neighbours-by-their-squares", 3, (draw) => {
    const n = draw.int(14, 43);
    return {
      asks: [
        `The squares of two neighbouring whole numbers differ by ${2 * n + 1}. What is the larger of the two numbers?`,
        `A square of rows gets one more row and one more plant in each row, with ${2 * n + 1} new plants in all. How many rows does it have then?`,
      ],
      key: n + 1,
      slips: [
        [n, "found the smaller of the two"],
        [2 * n + 1, "took the difference for the number"],
        [n + 2, "added 1 before halving and once more after it"],
        [2 * n, "took 1 off and did not halve"],
        [n - 1, "took the corner off twice"],
      ],
      way: `The difference is the sum of the two numbers: ${n} + ${n + 1} = ${2 * n + 1}. So the larger is ${n + 1}.`,
    };
  }),
];
