import type { Family } from "../family";
import { drawPair, drawPerson } from "../people";
import { numeric } from "../signed-slips";
import { tables } from "./rule-from-a-table";

const topic = "Simple Algebra";

const writeRule: Family = {
  name: "words-to-expression",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [times, more] = [draw.int(3, 8), draw.int(4, 19)];
    if (times === more) return undefined;
    const isLess = turn % 2 === 0;
    const sign = isLess ? "−" : "+";
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `A pen costs ₹x. A book costs ₹${more} less than ${times} pens. Which expression gives the price of the book in rupees?`,
        `${name} is x years old. ${they === "she" ? "Her" : "His"} grandfather is ${more} years more than ${times} times as old. Which expression gives the age of the grandfather?`,
      ],
      key: `${times}x ${sign} ${more}`,
      slips: [
        [`${times}(x ${sign} ${more})`, `multiplying the ${more} as well`],
        [
          isLess ? `${more} − ${times}x` : `${times}x − ${more}`,
          isLess ? "taking away the wrong way round" : "taking away instead of adding",
        ],
        [`x ${sign} ${times * more}`, "multiplying the two numbers instead of the letter"],
        [`${more}x ${sign} ${times}`, "changing round the two numbers"],
      ],
      because: `${times} times x is ${times}x, and ${more} ${isLess ? "less" : "more"} than that is ${times}x ${sign} ${more}.`,
    };
  },
};

const valueAt: Family = {
  name: "value-of-an-expression",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, x] = [draw.int(3, 9), draw.int(5, 25), draw.int(4, 9)];
    const key = a * x - b;
    if (key < 5 || a === x || a === b) return undefined;
    return {
      frames: [
        `What is the value of ${a}n − ${b} when n = ${x}?`,
        `A shop earns ${a}n − ${b} rupees on n toys. How many rupees does it earn on ${x} toys?`,
      ],
      ...numeric(String, key, [
        [Number(`${a}${x}`) - b, `writing ${x} behind the ${a} instead of multiplying`],
        [a + x - b, "adding instead of multiplying"],
        [a * x + b, `adding ${b} instead of taking it away`],
        [a * (b - x), "taking away first"],
        [b - a + x, "working in the wrong order"],
      ]),
      because: `${a}n means ${a} × n: ${a} × ${x} − ${b} = ${a * x} − ${b} = ${key}.`,
    };
  },
};

const solve: Family = {
  name: "equation-from-a-story",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, b, key] = [draw.int(3, 8), draw.int(11, 45), draw.int(6, 18)];
    const result = a * key - b;
    if (result < 5) return undefined;
    return {
      frames: [
        `Which value of y makes ${a}y − ${b} = ${result} true?`,
        `${a} equal boxes of mangoes are bought. ${b} mangoes are bad, and ${result} are good. How many mangoes were in each box?`,
      ],
      ...numeric(String, key, [
        [(result - b) / a, `taking ${b} away instead of adding it`],
        [result + b, `forgetting to divide by ${a}`],
        [result + b - a, `taking ${a} away instead of dividing`],
        [result / a, `forgetting the ${b}`],
        [a, `giving the number ${a}`],
      ]),
      because: `${result} + ${b} = ${result + b} is ${a} times the number, and ${result + b} ÷ ${a} = ${key}.`,
    };
  },
};

const agesNow: Family = {
  name: "ages-with-a-letter",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const [times, child, years] = [draw.int(3, 4), draw.int(8, 12), draw.int(4, 8)];
    const [first] = drawPair(draw);
    const sum = child + times * child + 2 * years;
    const key = times * child;
    return {
      frames: [
        `Father is ${times} times as old as ${first.name}. In ${years} years their ages will add up to ${sum} years. How old is Father now?`,
        `A teak tree is ${times} times as old as a mango tree. ${years} years from now the sum of their ages will be ${sum} years. How old is the teak tree today?`,
      ],
      ...numeric((value) => `${value} years`, key, [
        [child, "giving the younger age"],
        [Math.round((sum * times) / (times + 1)), `forgetting the ${years} years`],
        [key + years, `giving the age in ${years} years`],
        [((sum - years) * times) / (times + 1), `taking the ${years} years away only once`],
        [sum - 2 * years, "giving the sum of the ages now"],
      ]),
      because: `Now the ages add up to ${sum} − 2 × ${years} = ${sum - 2 * years}. With x for the younger age, x + ${times}x = ${times + 1}x = ${sum - 2 * years}, so x = ${child} and the older one is ${times} × ${child} = ${key}.`,
    };
  },
};

/** The families of the topic Simple Algebra. */
export const simpleAlgebra: readonly Family[] = [writeRule, valueAt, solve, tables, agesNow];
