import { inTurn, type Family } from "../family";
import { drawPerson } from "../people";
import { numberSlips } from "../slips";
import { hcf, lcm } from "../whole";
import { clock, count, grouped } from "../words";

const topic = "HCF and LCM";

const hcfOfTwo: Family = {
  name: "hcf-of-two",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [part, first, second] = [draw.one([6, 8, 9, 12, 14, 15, 18]), draw.int(2, 4), draw.int(3, 7)];
    const [a, b] = [part * first, part * second];
    if (first >= second || hcf(first, second) > 1 || b > 100) return undefined;
    const smaller = [2, 3, 7].filter((prime) => part % prime === 0).map((prime) => part / prime);
    return {
      question: inTurn(
        [`What is the HCF of ${a} and ${b}?`, `What is the greatest number that divides both ${a} and ${b}?`],
        turn,
      ),
      key: String(part),
      slips: [
        ...numberSlips(String, [
          [smaller[0] ?? 0, "stopping at a common factor that is not the highest"],
          [lcm(a, b), "finding the LCM instead"],
          [b - a, "taking the difference of the two numbers"],
          [a, "taking the smaller number itself"],
        ]),
      ],
      because: `${a} = ${part} × ${first} and ${b} = ${part} × ${second}. ${first} and ${second} have no common factor but 1, so the HCF is ${part}.`,
    };
  },
};

const lcmOfTwo: Family = {
  name: "lcm-of-two",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [a, b] = draw.one([
      [6, 8],
      [8, 12],
      [9, 12],
      [10, 15],
      [12, 18],
      [6, 15],
      [10, 12],
      [15, 20],
      [9, 15],
      [16, 24],
      [12, 20],
    ] as const);
    const key = lcm(a, b);
    return {
      question: inTurn(
        [
          `What is the LCM of ${a} and ${b}?`,
          `What is the smallest number that is a multiple of both ${a} and ${b}?`,
        ],
        turn,
      ),
      key: String(key),
      slips: numberSlips(String, [
        [a * b, "multiplying the two numbers, although they have a common factor"],
        [hcf(a, b), "finding the HCF instead"],
        [key * 2, "taking a common multiple that is not the lowest"],
        [key / 2, `taking a number that only one of ${a} and ${b} divides`],
        [a + b, "adding the two numbers"],
      ]),
      because: `${key} = ${a} × ${key / a} and ${key} = ${b} × ${key / b}, and no smaller number is in both tables.`,
    };
  },
};

const equalPieces: Family = {
  name: "equal-pieces",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [part, first, second] = [draw.one([6, 8, 9, 12, 14, 15, 18]), draw.int(3, 5), draw.int(4, 7)];
    const [a, b] = [part * first, part * second];
    if (first >= second || hcf(first, second) > 1 || b > 110) return undefined;
    const { name, they } = drawPerson(draw);
    const story = inTurn(
      [
        {
          ask: `${name} has two ribbons, ${a} cm and ${b} cm long. ${they === "she" ? "She" : "He"} cuts both into pieces of the same length and wastes nothing. What is the greatest possible length of a piece?`,
          show: (value: number) => `${value} cm`,
        },
        {
          ask: `A gardener has ${a} marigolds and ${b} roses. Each row gets only one kind of flower, and all rows have the same number of plants. What is the greatest possible number of plants in a row?`,
          show: String,
        },
      ],
      turn,
    );
    const prime = [2, 3, 7].find((divisor) => part % divisor === 0) ?? part;
    return {
      question: story.ask,
      key: story.show(part),
      slips: numberSlips(story.show, [
        [part / prime, "a common factor that is not the highest"],
        [first + second, "counting the pieces instead of measuring one"],
        [b - a, "taking the difference of the two numbers"],
        [lcm(a, b), "finding the LCM instead of the HCF"],
      ]),
      because: `The number must divide both ${a} and ${b} and be as great as possible: it is their HCF, ${story.show(part)}.`,
    };
  },
};

const ringTogether: Family = {
  name: "ring-together",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, b] = draw.one([
      [10, 15],
      [12, 18],
      [12, 15],
      [15, 20],
      [8, 12],
      [16, 24],
      [18, 24],
      [9, 12],
      [6, 10],
      [20, 30],
    ] as const);
    const start = draw.int(6, 10) * 60;
    const key = lcm(a, b);
    const at = (minutes: number): string => clock(start + minutes);
    return {
      question: inTurn(
        [
          `Two bells ring together at ${clock(start)}. After that one rings every ${a} minutes and the other every ${b} minutes. When do they next ring together?`,
          `A bus to the market leaves every ${a} minutes and a bus to the station every ${b} minutes. Both leave together at ${clock(start)}. When do they next leave together?`,
        ],
        turn,
      ),
      key: at(key),
      slips: [
        [at(a * b), "multiplying the two times, which gives a later common one"],
        [at(a + b), "adding the two times"],
        [at(b), "looking only at the slower one"],
        [at(key * 2), "taking the second time that they meet"],
      ],
      because: `The times must be multiples of both ${a} and ${b}, and the LCM of ${a} and ${b} is ${key}. ${count(key, "minute")} after ${clock(start)} it is ${at(key)}.`,
    };
  },
};

const productRule: Family = {
  name: "hcf-times-lcm",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const [part, first, second] = [draw.int(4, 12), draw.int(2, 7), draw.int(3, 9)];
    if (first === second || hcf(first, second) > 1) return undefined;
    const [given, key, multiple] = [part * first, part * second, part * first * second];
    return {
      question: inTurn(
        [
          `The HCF of two numbers is ${part} and their LCM is ${multiple}. One of the numbers is ${given}. What is the other?`,
          `Two numbers have the HCF ${part} and the LCM ${multiple}. If one of them is ${given}, what is the other?`,
        ],
        turn,
      ),
      key: String(key),
      slips: numberSlips(grouped, [
        [multiple / given, `dividing the LCM by ${given} and forgetting the HCF`],
        [multiple / part, "dividing the LCM by the HCF"],
        [multiple - given, `taking ${given} away from the LCM`],
      ]),
      because: `The product of two numbers equals HCF × LCM. ${part} × ${multiple} = ${grouped(part * multiple)}, and ${grouped(part * multiple)} ÷ ${given} = ${key}.`,
    };
  },
};

const leftOverTwice: Family = {
  name: "left-over-twice",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const [a, b] = draw.one([
      [6, 8],
      [8, 10],
      [9, 12],
      [10, 12],
      [8, 12],
      [10, 15],
      [12, 15],
    ] as const);
    const left = draw.int(2, 5);
    const multiple = lcm(a, b);
    const { name, they, their } = drawPerson(draw);
    return {
      question: inTurn(
        [
          `When ${name} puts ${their} shells in rows of ${a}, ${left} are left over. In rows of ${b}, ${left} are left over too. ${they === "she" ? "She" : "He"} has more than 10 shells. What is the smallest number of shells that ${they} can have?`,
          `What is the smallest number greater than 10 that leaves the remainder ${left} when it is divided by ${a} and also when it is divided by ${b}?`,
        ],
        turn,
      ),
      key: String(multiple + left),
      slips: numberSlips(String, [
        [multiple, `forgetting the ${left} that are left over`],
        [a * b + left, `multiplying ${a} and ${b} instead of finding their LCM`],
        [multiple - left, `taking ${left} away from the LCM instead of adding it`],
      ]),
      because: `Without the ${left} left over, the number is a multiple of both ${a} and ${b}; the smallest is their LCM, ${multiple}. So the number is ${multiple} + ${left} = ${multiple + left}.`,
    };
  },
};

export const hcfAndLcm: readonly Family[] = [
  hcfOfTwo,
  lcmOfTwo,
  equalPieces,
  ringTogether,
  productRule,
  leftOverTwice,
];
