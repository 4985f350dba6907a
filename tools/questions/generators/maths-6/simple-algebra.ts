import type { Family } from "../family";
import { drawPair, drawPerson } from "../people";
import { numeric } from "../signed-slips";

const topic = "Simple Algebra";

const writeRule: Family = {
  name: "expression-for-a-story",
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
        [`${times}(x ${sign} ${more})`, `multiplied the ${more} as well`],
        [
          isLess ? `${more} − ${times}x` : `${times}x − ${more}`,
          isLess ? "took away the wrong way round" : "took away instead of adding",
        ],
        [`x ${sign} ${times * more}`, "multiplied the two numbers instead of the letter"],
        [`${more}x ${sign} ${times}`, "changed round the two numbers"],
      ],
      because: `${times} times x is ${times}x, and ${more} ${isLess ? "less" : "more"} than that is ${times}x ${sign} ${more}.`,
    };
  },
};

const solve: Family = {
  name: "letter-in-a-story",
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
        [(result - b) / a, `took ${b} away instead of adding it`],
        [result + b, `forgot to divide by ${a}`],
        [result + b - a, `took ${a} away instead of dividing`],
        [result / a, `forgot the ${b}`],
      ]),
      because: `${result} + ${b} = ${result + b} is ${a} times the number, and ${result + b} ÷ ${a} = ${key}.`,
    };
  },
};

const agesNow: Family = {
  name: "ages-that-add-up",
  topic,
  level: 3,
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
        [(sum * times) / (times + 1), `forgot the ${years} years`],
        [key + years, `gave the age in ${years} years`],
        [((sum - years) * times) / (times + 1), `took the ${years} years away only once`],
        [sum - 2 * years, "gave the sum of the ages now"],
        [child, "gave the younger age"],
      ]),
      because: `Now the ages add up to ${sum} − 2 × ${years} = ${sum - 2 * years}. With x for the younger age, x + ${times}x = ${times + 1}x = ${sum - 2 * years}, so x = ${child} and the older one is ${times} × ${child} = ${key}.`,
    };
  },
};

/** The families of the topic Simple Algebra. */
export const simpleAlgebra: readonly Family[] = [writeRule, solve, agesNow];
