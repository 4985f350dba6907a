import { signed, sumOfTerms } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { count, wholeRupees } from "../words";

const topic = "Pairs of Linear Equations";

const twoBills: Family = {
  name: "two-bills",
  topic,
  level: 1,
  draft: (draw) => {
    const [x, y] = [draw.int(6, 20) * 5, draw.int(3, 12) * 5];
    const [a, b, c, d] = [draw.int(2, 5), draw.int(3, 7), draw.int(3, 6), draw.int(2, 5)];
    if (a * d === b * c || x === y) return undefined;
    const [first, second] = [wholeRupees(a * x + b * y), wholeRupees(c * x + d * y)];
    const pay = (n: number, one: string, m: number, other: string): string =>
      `${count(n, one)} and ${count(m, other)}`;
    return {
      frames: [
        `${pay(a, "notebook", b, "pen")} cost ${first}, while ${pay(c, "notebook", d, "pen")} cost ${second}. What is the price of one notebook?`,
        `At a fair ${pay(a, "adult ticket", b, "child ticket")} cost ${first} and ${pay(c, "adult ticket", d, "child ticket")} cost ${second}. What does one adult ticket cost?`,
      ],
      ...numeric(
        wholeRupees,
        x,
        [
          [y, "giving the price of the other thing"],
          [x + y, "giving the price of one of each"],
          [Math.abs(x - y), "giving the difference of the two prices"],
          [Math.round((a * x + b * y) / (a + b)), "sharing the first bill equally"],
          [Math.round((c * x + d * y) / (c + d)), "sharing the second bill equally"],
        ],
        5,
      ),
      because: `${a}x + ${b}y = ${a * x + b * y} and ${c}x + ${d}y = ${c * x + d * y} have the solution x = ${x}, y = ${y}.`,
    };
  },
};

const noSolution: Family = {
  name: "no-solution",
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
      ...numeric(
        signed,
        b * m,
        [
          [-b * m, "taking the product of the slopes to be −1"],
          [b, "leaving the coefficient of y unchanged"],
          [b + a * m - a, "adding the same number to both coefficients"],
          [a * m, "making both coefficients of the second equation equal"],
          [m, "giving the factor between the equations"],
          [b * (m + 1), "a slip of one in the factor"],
          [b * (m - 1), "a slip of one in the factor"],
        ],
        0,
      ),
      because: `Parallel lines need ${a}/${a * m} = ${b}/k, so k = ${b * m}; ${c}/${d} is another ratio, so the lines never meet.`,
    };
  },
};

const boatAndStream: Family = {
  name: "boat-and-stream",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [boat, stream] = [draw.int(6, 16), draw.int(2, 5)];
    const [down, up] = [draw.int(2, 5), draw.int(2, 6)];
    if (boat - stream < 3 || down === up) return undefined;
    const [there, back] = [(boat + stream) * down, (boat - stream) * up];
    const key = turn % 2 === 0 ? boat : stream;
    return {
      frames: [
        `A motor boat goes ${there} km downstream in ${down} hours and ${back} km upstream in ${up} hours. What is its speed in still water?`,
        `Rowers cover ${there} km with the current in ${down} hours and ${back} km against it in ${up} hours. How fast is the current?`,
      ],
      ...numeric((value) => `${value} km/h`, key, [
        [turn % 2 === 0 ? stream : boat, "giving the other one of the two speeds"],
        [boat + stream, "giving the speed downstream"],
        [boat - stream, "giving the speed upstream"],
        [2 * key, "forgetting to halve"],
        [Math.round((there + back) / (down + up)), "dividing the whole way by the whole time"],
      ]),
      because: `The speeds are ${there} ÷ ${down} = ${boat + stream} and ${back} ÷ ${up} = ${boat - stream} km/h. Half their ${turn % 2 === 0 ? "sum" : "difference"} is ${key} km/h.`,
    };
  },
};

export const pairsOfLinearEquations: readonly Family[] = [twoBills, noSolution, boatAndStream];
