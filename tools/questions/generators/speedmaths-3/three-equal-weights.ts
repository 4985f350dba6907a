import { drawLevelBalance } from "../../figures/level-balance";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Number Bonds");

/** “three equal weights”, for the topic of number-bonds.ts. */
export const threeEqualWeights: readonly Family[] = [
  make(
    "three-equal-weights",
    3,
    (draw) => {
      const [n, each] = [draw.int(3, 4), draw.int(6, 19)];
      const right = draw.int(2, 5) * 5;
      const other = n * each - right;
      if (other < 5 || other === right) return undefined;
      return {
        asks: [
          "All the weights on the left are equal, and the balance is level. How much is one of them?",
          "Equal boxes stand on the left, and both pans weigh the same. How many kilograms is one box?",
        ],
        key: each,

        slips: [
          [(right + other) / 2, "shared it by two"],
          [(right + other) / (n === 3 ? 4 : 3), "counted the weights wrongly"],
          [right + other, "took all of them for one"],
          [Math.max(right, other), "took the larger weight on the right"],
          [Math.abs(right - other), "subtracted the two weights on the right"],
        ],
        way: `On the right it is ${right} + ${other} = ${right + other}. ${right + other} ÷ ${n} = ${each}.`,
        figure: picture(
          drawLevelBalance,
          `A level balance: on the left ${n} equal weights with question marks, on the right the weights ${right} and ${other}`,
          { left: Array.from({ length: n }, () => "?"), right: [String(right), String(other)] },
        ),
      };
    },
    3,
  ),
];
