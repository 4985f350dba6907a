import { polynomial, signed } from "../algebra-words";
import type { Family } from "../family";
import { drawPerson } from "../people";
import { numeric } from "../signed-slips";

const topic = "Linear Equations";

const lettersOnBothSides: Family = {
  name: "letters-on-both-sides",
  topic,
  level: 1,
  count: 3,
  draft: (draw) => {
    const [a, c, key, b] = [draw.int(4, 9), draw.int(2, 3), draw.int(-8, 9), draw.int(3, 19)];
    const d = (a - c) * key - b;
    if (key === 0 || d === 0 || b + d === 0) return undefined;
    const [left, right] = [polynomial([a, -b]), polynomial([c, d])];
    return {
      frames: [
        `What is the solution of ${left} = ${right}?`,
        `For which value of x do ${left} and ${right} have the same value?`,
      ],
      ...numeric(signed, key, [
        [-key, "losing a sign when a term changes sides"],
        [(d - b) / (a - c), `leaving the sign of ${b} unchanged on the other side`],
        [(d + b) / (a + c), "adding the terms in x"],
        [d + b, "forgetting the last division"],
      ]),
      because: `${a}x − ${c}x = ${signed(d)} + ${b}, so ${a - c}x = ${signed(d + b)} and x = ${signed(key)}.`,
    };
  },
};

const agesThenAndNow: Family = {
  name: "ages-then-and-now",
  topic,
  level: 2,
  draft: (draw) => {
    const [child, now, then] = [draw.int(4, 14), draw.int(4, 7), draw.int(3, 4)];
    const years = (child * (now - then)) / (then - 1);
    const parent = child * now;
    if (now <= then || !Number.isInteger(years) || parent > 45 || parent - child < 21) return undefined;
    const { name } = drawPerson(draw);
    return {
      frames: [
        `${name}’s mother is ${now} times as old as ${name}. In ${years} years she will be only ${then} times as old. How old is ${name} now?`,
        `A coach is ${now} times as old as ${name} today. After ${years} years the coach’s age will be ${then} times that of ${name}. How many years old is ${name} today?`,
      ],
      ...numeric(String, child, [
        [years, "giving the number of years that pass"],
        [child + years, "giving the age that is reached later"],
        [parent, "giving the age of the older one"],
        [years / (now - then), `adding ${years} years to one of the two only`],
        [(years * then) / (now - then), `adding the ${years} years only to the younger one`],
      ]),
      because: `With x for the age of ${name}, ${now}x + ${years} = ${then}(x + ${years}), so ${now - then}x = ${years * (then - 1)} and x = ${child}.`,
    };
  },
};

const reversedDigits: Family = {
  name: "reversed-digits",
  topic,
  level: 3,
  draft: (draw) => {
    const [tens, ones] = [draw.int(1, 6), draw.int(3, 9)];
    if (ones - tens < 2) return undefined;
    const [key, gap] = [10 * tens + ones, 9 * (ones - tens)];
    return {
      frames: [
        `The digits of a two-digit number add up to ${tens + ones}. When the digits change places, the number grows by ${gap}. What is the number?`,
        `A locker has a two-digit number whose digits have the sum ${tens + ones}. Reading it from right to left gives a number that is ${gap} greater. Which number is on the locker?`,
      ],
      ...numeric(
        String,
        key,
        [
          [10 * ones + tens, "giving the number with its digits changed round"],
          [key - 9, "choosing digits with the right sum but a greater difference"],
          [key + 9, "choosing digits with the right sum but a smaller difference"],
          [key - 18, "guessing digits from their sum alone"],
          [key + 18, "guessing digits from their sum alone"],
          [gap, "giving the difference of the two numbers"],
        ],
        0,
      ),
      because: `The change is 9 times the difference of the digits, so they differ by ${gap} ÷ 9 = ${ones - tens}. With the sum ${tens + ones} they are ${tens} and ${ones}.`,
    };
  },
};

export const linearEquations: readonly Family[] = [lettersOnBothSides, agesThenAndNow, reversedDigits];
