import { polynomial, signed } from "../algebra-words";
import type { Family } from "../family";
import { drawPerson } from "../people";
import { numeric } from "../signed-slips";
import { sumOf } from "../whole";
import { listed } from "../words";

const topic = "Linear Inequalities";

const turnedSign: Family = {
  name: "turned-sign",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [a, c, bound, b] = [draw.int(2, 4), draw.int(5, 9), draw.int(-7, 7), draw.int(2, 12)];
    const d = (a - c) * bound + b;
    if (bound === 0 || d === 0 || a - c === -1) return undefined;
    const isStrict = turn % 2 === 0;
    const [right, wrong] = isStrict ? ["<", ">"] : ["≤", "≥"];
    const [left, other] = [polynomial([a, b]), polynomial([c, d])];
    const sign = isStrict ? ">" : "≥";
    const slip = Math.round((d - b) / (a + c));
    return {
      frames: [
        `What is the solution of ${left} ${sign} ${other} in the real numbers?`,
        `For which real numbers x is ${left} at least as great as ${other}?`,
      ],
      key: `x ${right} ${signed(bound)}`,
      slips: [
        [`x ${wrong} ${signed(bound)}`, "keeping the sign when dividing by a negative number"],
        [`x ${right} ${signed(-bound)}`, "losing a minus sign"],
        [`x ${wrong} ${signed(-bound)}`, "losing a minus sign and turning the inequality round"],
        [`x ${right} ${signed(slip)}`, "adding the terms in x"],
        [`x ${wrong} ${signed(slip)}`, "adding the terms in x and turning the inequality round"],
      ],
      because: `${signed(a - c)}x ${sign} ${signed(d - b)}; dividing by ${signed(a - c)} turns the sign round: x ${right} ${signed(bound)}.`,
    };
  },
};

const howManyIntegers: Family = {
  name: "how-many-integers",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, low, many] = [draw.int(2, 5), draw.int(-9, 9), draw.int(-5, 1), draw.int(5, 11)];
    const high = low + many;
    const [left, right] = [a * low + b, a * high + b];
    if (b === 0 || left === 0 || right === 0) return undefined;
    const text = `${signed(left)} < ${polynomial([a, b])} ≤ ${signed(right)}`;
    return {
      frames: [
        `How many integers x satisfy ${text}?`,
        `A whole number x, positive, negative or zero, has to satisfy ${text}. How many choices are there for x?`,
      ],
      ...numeric(String, many, [
        [many + 1, "counting both ends"],
        [many - 1, "leaving out both ends"],
        [right - left, "counting the values of the expression in the middle"],
        [high > 0 ? high : 0, "counting the positive integers only"],
        [many * a, "forgetting to divide by the coefficient"],
        [high + low > 0 ? high + low : many + 3, "adding the two ends"],
      ]),
      because: `Subtracting and dividing gives ${signed(low)} < x ≤ ${signed(high)}: the integers from ${signed(low + 1)} to ${signed(high)}, ${many} in all.`,
    };
  },
};

const nextScore: Family = {
  name: "next-score",
  topic,
  level: 2,
  draft: (draw) => {
    const scores = [draw.int(55, 90), draw.int(55, 90), draw.int(55, 90), draw.int(55, 90)];
    const goal = draw.int(13, 16) * 5;
    const key = 5 * goal - sumOf(scores);
    if (key < 45 || key > 97) return undefined;
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `${name} has scored ${listed(scores)} in four tests out of 100. What is the least score in the fifth test that gives ${name} an average of at least ${goal}?`,
        `In four rounds of a contest ${name} gets ${listed(scores)} points. The average of five rounds must be at least ${goal} for a prize. What is the smallest number of points ${they} needs in round five?`,
      ],
      ...numeric(String, key, [
        [goal, "taking the wanted average for the score"],
        [Math.round(2 * goal - sumOf(scores) / 4), "taking the average of the old average and the new score"],
        [Math.abs(4 * goal - sumOf(scores)), "counting four tests only"],
        [Math.round(sumOf(scores) / 4), "giving the average so far"],
        [key + 5, "a slip in adding the scores"],
        [key - 5, "a slip in adding the scores"],
      ]),
      because: `(${sumOf(scores)} + x)/5 ≥ ${goal} gives x ≥ ${5 * goal} − ${sumOf(scores)} = ${key}.`,
    };
  },
};

export const linearInequalities: readonly Family[] = [turnedSign, howManyIntegers, nextScore];
