import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

const topic = "Squares, Cubes and Roots";

const smallestMultiplier: Family = {
  name: "smallest-multiplier",
  topic,
  level: 1,
  draft: (draw) => {
    const [key, root] = [draw.one([2, 3, 5, 6, 7, 10]), draw.one([6, 9, 10, 12, 14, 15])];
    const number = key * root * root;
    const paired = [3, 5, 7, 2].find((prime) => root % prime === 0 && key % prime !== 0);
    return {
      frames: [
        `What is the smallest whole number by which ${grouped(number)} must be multiplied to become a perfect square?`,
        `A student multiplies ${grouped(number)} by a whole number and gets a perfect square. What is the least number that can have been used?`,
      ],
      ...numeric(String, key, [
        [key * key, `multiplied by ${key} twice`],
        [root, "gave the root of the square inside the number"],
        [key * 2, "paired a factor that was paired already"],
        [key * 3, "left a factor 3 without its pair"],
        [key === 6 ? 3 : key === 10 ? 5 : 0, "paired only one of the single prime factors"],
        [root * root, "gave the square inside the number"],
        [paired ?? 0, `took the factor ${paired}, which has its partner`],
      ]),
      because: `${grouped(number)} = ${root}² × ${key}. Every prime factor needs a partner, so one more ${key} is needed.`,
    };
  },
};

const plantsInSquare: Family = {
  name: "rest-above-a-square",
  topic,
  level: 1,
  draft: (draw) => {
    const [root, rest] = [draw.int(32, 68), draw.int(9, 30)];
    const number = root * root + rest;
    return {
      frames: [
        `A gardener has ${grouped(number)} saplings and plants as many rows as there are saplings in each row. As few as possible are left over. How many are left over?`,
        `What is the least number that must be subtracted from ${grouped(number)} to leave a perfect square?`,
      ],
      ...numeric(String, rest, [
        [(root + 1) ** 2 - number, "went up to the next square"],
        [number - (root - 1) ** 2, "used the square of one number less"],
        [root, "gave the root in place of the remainder"],
        [2 * root + 1, "took the gap between two squares"],
      ]),
      because: `${root}² = ${grouped(root * root)} is the greatest square that fits, and ${grouped(number)} − ${grouped(root * root)} = ${rest}.`,
    };
  },
};

const cubeDivisor: Family = {
  name: "cube-divisor",
  topic,
  level: 2,
  draft: (draw) => {
    const [first, second, root] = [draw.one([2, 3, 5]), draw.one([2, 3, 5, 7]), draw.one([4, 6, 8, 10, 12])];
    if (first === second || root % second === 0 || root % first === 0) return undefined;
    const key = first * first * second;
    const number = key * root ** 3;
    return {
      frames: [
        `By which smallest number must ${grouped(number)} be divided so that the quotient is a perfect cube?`,
        `A block of ${grouped(number)} small cubes is shared equally among some groups so that each group can build one larger solid cube with nothing left. What is the least number of groups?`,
      ],
      ...numeric(String, key, [
        [first * second, `divided by ${first} once only`],
        [first * second * second, "gave the number to multiply by, not the one to divide by"],
        [second, "looked for a perfect square"],
        [first * first, `left the factor ${second} in the quotient`],
        [key * first, "divided once too often"],
        [key * second, "divided once too often by one factor"],
        [root, "gave the cube root of the quotient"],
      ]),
      because: `${grouped(number)} = ${root}³ × ${first}² × ${second}, so ${first}² × ${second} = ${key} has to be taken out.`,
    };
  },
};

export const squaresCubesAndRoots: readonly Family[] = [smallestMultiplier, plantsInSquare, cubeDivisor];
