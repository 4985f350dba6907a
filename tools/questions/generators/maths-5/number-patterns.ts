import { inTurn, type Family } from "../family";
import { drawPerson } from "../people";
import { numberSlips } from "../slips";
import { range } from "../whole";

const topic = "Number Patterns";
const row = (terms: readonly (number | string)[]): string => terms.join(", ");

const equalSteps: Family = {
  name: "equal-steps",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [first, step] = [draw.int(112, 190), draw.one([-17, -13, -12, 14, 16, 18])];
    const terms = range(0, 3).map((index) => first + step * index);
    const key = first + step * 4;
    const [last = 0] = terms.slice(-1);
    return {
      question: inTurn(
        [
          `Which number comes next in the pattern ${row(terms)}, …?`,
          `In a counting game the children say ${row(terms)}, … Which number does the next child say?`,
        ],
        turn,
      ),
      key: String(key),
      slips: numberSlips(String, [
        [key + 10, "a slip with the tens"],
        [last - step, "stepping back instead of on"],
        [key + step, "leaving out one number of the pattern"],
        [last + Math.sign(step) * 10, "taking the steps to be 10"],
      ]),
      because: `Each number is ${Math.abs(step)} ${step > 0 ? "more" : "less"} than the one before it, and ${last} ${step > 0 ? "+" : "−"} ${Math.abs(step)} = ${key}.`,
    };
  },
};

const growingSteps: Family = {
  name: "growing-steps",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [first, step, growth] = [draw.int(2, 15), draw.int(2, 6), draw.int(2, 4)];
    const terms = range(0, 5).map((index) => first + step * index + (growth * index * (index - 1)) / 2);
    const [key = 0] = terms.slice(-1);
    const [before = 0] = terms.slice(-2);
    const lastStep = step + growth * 3;
    const steps = range(0, 3).map((index) => `+${step + growth * index}`);
    const { name } = drawPerson(draw);
    return {
      question: inTurn(
        [
          `Which number comes next in the pattern ${row(terms.slice(0, 5))}, …?`,
          `${name} writes ${row(terms.slice(0, 5))} and goes on by the same rule. What is the next number?`,
        ],
        turn,
      ),
      key: String(key),
      slips: numberSlips(String, [
        [before + lastStep, "using the last step once more"],
        [before + step, "going back to the first step"],
        [before + lastStep + 1, "making the step greater by 1 only"],
        [key + growth, "making the step grow twice"],
      ]),
      because: `The steps grow by ${growth} each time: ${row(steps)}, so the next is +${lastStep + growth}. ${before} + ${lastStep + growth} = ${key}.`,
    };
  },
};

const timesAndMore: Family = {
  name: "times-and-more",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [first, times, more] = [draw.int(2, 6), draw.int(2, 3), draw.one([-2, -1, 1, 2, 3])];
    const terms = [first];
    for (let index = 0; index < 4; index++) terms.push((terms.at(-1) ?? 0) * times + more);
    const [before = 0, key = 0] = terms.slice(-2);
    const [earlier = 0] = terms.slice(-3);
    if ((terms[1] ?? 0) <= first + 1) return undefined;
    const rule = `multiply by ${times} and ${more > 0 ? "add" : "subtract"} ${Math.abs(more)}`;
    return {
      question: inTurn(
        [
          `Each number after the first follows by one rule: ${row(terms.slice(0, 4))}, … What is the next number?`,
          `A machine turns each number into the next one: ${row(terms.slice(0, 4))}, … Which number comes next?`,
        ],
        turn,
      ),
      key: String(key),
      slips: numberSlips(String, [
        [before * times, `forgetting to ${more > 0 ? "add" : "subtract"} ${Math.abs(more)}`],
        [before + (before - earlier), "using the last difference once more"],
        [before * times - more, `${more > 0 ? "subtracting" : "adding"} ${Math.abs(more)} instead`],
      ]),
      because: `The rule is: ${rule}. ${before} × ${times} ${more > 0 ? "+" : "−"} ${Math.abs(more)} = ${key}.`,
    };
  },
};

const matchsticks: Family = {
  name: "matchstick-shapes",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const shape = inTurn(
      [
        { name: "triangles", sides: 3 },
        { name: "squares", sides: 4 },
      ] as const,
      turn,
    );
    const wanted = draw.int(12, 30);
    const step = shape.sides - 1;
    const terms = [1, 2, 3].map((number) => 1 + step * number);
    const key = 1 + step * wanted;
    return {
      question: `Matchsticks make a row of ${shape.name}, each sharing a side with the next. 1 takes ${terms[0]} matchsticks, 2 take ${terms[1]} and 3 take ${terms[2]}. How many matchsticks do ${wanted} ${shape.name} take?`,
      key: String(key),
      slips: numberSlips(String, [
        [wanted * shape.sides, "counting the shared sides twice"],
        [wanted * step, "forgetting the one matchstick at the start"],
        [key + step, `counting ${wanted + 1} ${shape.name}`],
      ]),
      because: `The first matchstick stands alone, and each of the ${shape.name} adds ${step}: 1 + ${wanted} × ${step} = ${key}.`,
    };
  },
};

export const numberPatterns: readonly Family[] = [equalSteps, growingSteps, timesAndMore, matchsticks];
