import { polynomial, power, sumOfTerms } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

const topic = "Differential Equations";

const orderAndDegree: Family = {
  name: "order-and-degree",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [p, q, r] = [draw.int(2, 5), draw.int(2, 6), draw.int(2, 5)];
    const order = 2 + (turn % 2);
    const highest = order === 2 ? "d²y/dx²" : "d³y/dx³";
    if (p === q || p === order || q === order) return undefined;
    const text = `(${highest})${power("", p)} + ${r}(dy/dx)${power("", q)} + y = 0`;
    return {
      frames: [
        `What is the sum of the order and the degree of the differential equation ${text}?`,
        `What do you get when you multiply the order of the equation ${text} by its degree?`,
      ],
      ...numeric(String, turn % 2 === 0 ? order + p : order * p, [
        [
          turn % 2 === 0 ? order + q : order * q,
          "taking the highest exponent of another derivative for the degree",
        ],
        [
          turn % 2 === 0 ? order * p : order + p,
          turn % 2 === 0 ? "multiplying order and degree" : "adding order and degree",
        ],
        [turn % 2 === 0 ? 1 + q : q, "taking dy/dx for the highest derivative"],
        [order, "giving the order alone"],
        [turn % 2 === 0 ? order + p + q : order * (p + q), "adding the exponents of both derivatives"],
        [turn % 2 === 0 ? order + 1 : p, "leaving out one of the two numbers"],
      ]),
      because: `The highest derivative is ${highest}, so the order is ${order}; it stands to the power ${p}, so the degree is ${p}.`,
    };
  },
};

const culture: Family = {
  name: "culture",
  topic,
  level: 2,
  draft: (draw) => {
    const [start, factor, hours, times] = [
      draw.int(2, 9) * 100,
      draw.int(2, 3),
      draw.int(2, 5),
      draw.int(3, 4),
    ];
    const key = start * factor ** times;
    const word = factor === 2 ? "doubles" : "triples";
    return {
      frames: [
        `The number N of bacteria satisfies dN/dt = kN. It starts at ${start} and ${word} in ${hours} hours. How many are there after ${hours * times} hours?`,
        `A quantity grows at a rate proportional to itself: it is ${start} at first and ${word} every ${hours} hours. What is it after ${hours * times} hours?`,
      ],
      ...numeric(
        grouped,
        key,
        [
          [start * factor * times, "letting it grow by the same amount each time"],
          [start * (1 + (factor - 1) * times), "adding the first growth again and again"],
          [start * factor ** (times - 1), "counting one step too few"],
          [start * factor ** (times + 1), "counting one step too many"],
          [start * times ** factor, "changing base and exponent round"],
          [start * hours * times, "multiplying by the number of hours"],
        ],
        0,
      ),
      because: `N grows by the factor ${factor} in each ${hours} hours, and ${hours * times} hours are ${times} such steps: ${start} × ${factor}${power("", times)} = ${grouped(key)}.`,
    };
  },
};

const separated: Family = {
  name: "separated",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, y] = [draw.int(1, 6), draw.int(2, 9)];
    if (turn % 2 === 0) {
      const key = `√(${polynomial([a, 0, y * y])})`;
      return {
        frames: [`Which solution of dy/dx = ${a === 1 ? "x" : `${a}x`}/y has the value y = ${y} at x = 0?`],
        key,
        slips: [
          [`√(${polynomial([a, 0, y])})`, "forgetting to square the starting value"],
          [`√(${polynomial([2 * a, 0, y * y])})`, "forgetting a factor 1/2"],
          [polynomial([a, 0, y]), "integrating the right side only"],
          [`√(${polynomial([-a, 0, y * y])})`, "taking the wrong sign"],
        ],
        because: `y dy = ${a === 1 ? "x" : `${a}x`} dx gives y²/2 = ${a === 1 ? "" : a}x²/2 + C, and y = ${y} at x = 0 makes it y² = ${polynomial([a, 0, y * y])}.`,
      };
    }
    const [inner, n] = [draw.int(2, 5), draw.int(2, 3)];
    const factor = inner * n;
    const exponential = (value: number): string => `e raised to ${sumOfTerms([[value, power("x", n)]])}`;
    return {
      frames: [
        `Which function is the solution of dy/dx = ${factor}${power("x", n - 1)}y with y = ${y} at x = 0?`,
      ],
      key: `${y} times ${exponential(inner)}`,
      slips: [
        [`${y} times ${exponential(factor)}`, "forgetting to divide by the new exponent"],
        [`${y} plus ${exponential(inner)}`, "adding the constant after taking the exponential"],
        [`${y * y} times ${exponential(inner)}`, "squaring the starting value"],
        [`${y} times ${exponential(-inner)}`, "taking the wrong sign"],
      ],
      because: `dy/y = ${factor}${power("x", n - 1)} dx gives ln y = ${sumOfTerms([[inner, power("x", n)]])} + C, and at x = 0 y is ${y}.`,
    };
  },
};

export const differentialEquations: readonly Family[] = [orderAndDegree, culture, separated];
