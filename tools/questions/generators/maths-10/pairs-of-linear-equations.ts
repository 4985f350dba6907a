import { signed, sumOfTerms } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";

const topic = "Pairs of Linear Equations";

const noSolution: Family = {
  name: "parallel-pair",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, m, c] = [draw.int(2, 7), draw.int(2, 9), draw.int(2, 5), draw.int(3, 14)];
    const d = draw.int(3, 20);
    if (d === c * m || a === b) return undefined;
    const first = sumOfTerms([
      [a, "x"],
      [b, "y"],
    ]);
    return {
      frames: [
        `For which value of k do the equations ${first} = ${c} and ${a * m}x + ky = ${d} have no solution?`,
        `The lines ${first} = ${c} and ${a * m}x + ky = ${d} are parallel and distinct. What is k?`,
      ],
      ...numeric(signed, b * m, [
        [-b * m, "took the product of the slopes to be −1"],
        [b, "left the coefficient of y unchanged"],
        [b + a * m - a, "added the same number to both coefficients"],
        [a * m, "made both coefficients of the second equation equal"],
        [m, "gave the factor between the equations"],
      ]),
      because: `Parallel lines need ${a}/${a * m} = ${b}/k, so k = ${b * m}; ${c}/${d} is another ratio, so the lines never meet.`,
    };
  },
};

export const pairsOfLinearEquations: readonly Family[] = [noSolution];
