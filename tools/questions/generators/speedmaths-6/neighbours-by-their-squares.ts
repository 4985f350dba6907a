import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Squares");

/** “neighbours by their squares” and “square with a given end”, for the topic of squares.ts. */
export const neighboursByTheirSquares: readonly Family[] = [
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
];
