import { inTurn, type Family } from "../family";
import { drawPerson } from "../people";
import { numberSlips } from "../slips";
import { isPrime, range, sumOf } from "../whole";
import { listed } from "../words";

const topic = "Factors and Multiples";
const factorsOf = (number: number): number[] => range(1, number).filter((part) => number % part === 0);

const primeAmong: Family = {
  name: "prime-among",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const key = draw.one([41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97]);
    const others = draw.shuffle([51, 57, 63, 69, 77, 81, 87, 91, 93]).slice(0, 3);
    const list = listed(draw.shuffle([key, ...others]));
    const split = (number: number): string => {
      const small = range(2, number).find((part) => number % part === 0) ?? number;
      return `${number} = ${small} × ${number / small}`;
    };
    return {
      question: inTurn(
        [
          `Which one of the numbers ${list} is a prime number?`,
          `Which one of ${list} has only two factors, 1 and itself?`,
        ],
        turn,
      ),
      key: String(key),
      slips: others.map((other) => [String(other), "taking every odd number for a prime"]),
      because: `${key} can be divided only by 1 and by itself.`,
      beware: `The others can be split: ${listed(others.map(split))}.`,
    };
  },
};

const multipleBetween: Family = {
  name: "multiple-between",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [number, times] = [draw.one([6, 7, 8, 9, 12, 13]), draw.int(6, 12)];
    const key = number * times;
    const [from, to] = [key - draw.int(2, number - 1), key + draw.int(2, number - 1)];
    return {
      question: inTurn(
        [
          `Which multiple of ${number} lies between ${from} and ${to}?`,
          `Some eggs are packed in cartons of ${number}, and no egg is left over. There are more than ${from} eggs but fewer than ${to}. How many eggs are there?`,
        ],
        turn,
      ),
      key: String(key),
      slips: numberSlips(String, [
        [key + 1, "a slip of one in the table"],
        [key - number, `stopping one step too early in the table of ${number}`],
        [key + number, `going one step too far in the table of ${number}`],
        [key - 1, "a slip of one in the table"],
      ]),
      because: `${number} × ${times} = ${key}, and ${key} lies between ${from} and ${to}.`,
      beware: `${key - number} and ${key + number} are multiples of ${number} too, but they lie outside.`,
    };
  },
};

const divisibleByThree: Family = {
  name: "divisible-by-three",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const key = draw.int(40, 320) * 3;
    const wrong = [3, 6, 9].map((ending) => draw.int(12, 96) * 10 + ending);
    if ([0, 3, 6, 9].includes(key % 10) || wrong.some((number) => number % 3 === 0)) return undefined;
    const list = listed(draw.shuffle([key, ...wrong]));
    const digits = [...String(key)];
    return {
      question: inTurn(
        [
          `Which one of ${list} can be divided by 3 without a remainder?`,
          `Three friends share some stamps equally, and none is left over. Which one of ${list} can be the number of stamps?`,
        ],
        turn,
      ),
      key: String(key),
      slips: wrong.map((number) => [String(number), "looking only at the last digit"]),
      because: `The digits of ${key} add up to ${digits.join(" + ")} = ${sumOf(digits.map(Number))}, which 3 divides.`,
      beware: "An ending of 3, 6 or 9 shows nothing: for 3 it is the sum of the digits that counts.",
    };
  },
};

const factorCount: Family = {
  name: "factor-count",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const number = draw.one([16, 18, 20, 24, 28, 30, 32, 36, 40, 42, 45, 48, 50, 54, 56]);
    const factors = factorsOf(number);
    const key = factors.length;
    return {
      question: inTurn(
        [
          `How many factors does ${number} have?`,
          `${number} chairs are to stand in equal rows. Counting one single row and rows of one chair too, how many different row lengths are possible?`,
        ],
        turn,
      ),
      key: String(key),
      slips: numberSlips(String, [
        [key - 2, `leaving out 1 and ${number}`],
        [key - 1, `leaving out ${number} itself`],
        [Math.ceil(key / 2), "counting each pair of factors as one"],
        [key + 1, "counting one factor twice"],
      ]),
      because: `The factors of ${number} are ${listed(factors)}: ${key} of them.`,
    };
  },
};

const digitForNine: Family = {
  name: "digit-for-nine",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [first, second, last] = [draw.int(1, 9), draw.int(0, 9), draw.int(1, 9)];
    const rest = (first + second + last) % 9;
    const key = 9 - rest;
    if (rest === 0) return undefined;
    const sum = first + second + last;
    const { name } = drawPerson(draw);
    return {
      question: inTurn(
        [
          `Which digit must stand in the box so that 9 divides ${first}${second}□${last}?`,
          `${name} has smudged one digit of a number and sees only ${first}${second}□${last}. The number can be divided by 9. Which digit is smudged?`,
        ],
        turn,
      ),
      key: String(key),
      slips: [
        [String(rest), "taking the remainder itself for the missing digit"],
        [key > 3 ? String(key - 3) : String(key + 3), "testing for 3 instead of 9"],
        [key > 6 ? String(key - 6) : String(key + 3), "testing for 3 instead of 9"],
        [String(key - 1), "a slip of one in the sum of the digits"],
        [String(key + 1 > 9 ? 2 : key + 1), "a slip of one in the sum of the digits"],
      ],
      because: `9 divides a number when it divides the sum of its digits. ${first} + ${second} + ${last} = ${sum}, and ${sum} + ${key} = ${sum + key}, which 9 divides.`,
    };
  },
};

const primeSum: Family = {
  name: "sum-of-primes",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const from = draw.one([10, 20, 30, 40, 50]);
    const between = range(from, from + 20);
    const primes = between.filter(isPrime);
    const [likeOne = 0, likeTwo = 0] = draw.shuffle(
      [21, 27, 33, 39, 49, 51, 57, 63, 69].filter((n) => between.includes(n)),
    );
    const key = sumOf(primes);
    const left = draw.one(primes);
    return {
      question: `What is the sum of all the prime numbers between ${from} and ${from + 20}?`,
      key: String(key),
      slips: numberSlips(String, [
        [key + likeOne, `counting ${likeOne} as a prime number`],
        [key - left, `overlooking ${left}`],
        [key + likeTwo - left, `counting ${likeTwo} and overlooking ${left}`],
      ]),
      because: `The prime numbers between ${from} and ${from + 20} are ${listed(primes)}, and their sum is ${key}.`,
    };
  },
};

export const factorsAndMultiples: readonly Family[] = [
  primeAmong,
  multipleBetween,
  divisibleByThree,
  factorCount,
  digitForNine,
  primeSum,
];
