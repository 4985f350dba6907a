import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { numberSlips } from "../../slips";
import { range } from "../../whole";
import { row } from "../../words";

export const growingSteps: Family = {
  name: "steps-that-grow",
  topic: "Number Patterns",
  level: 2,
  draft: (draw) => {
    const [first, step, growth] = [draw.int(2, 15), draw.int(2, 6), draw.int(2, 4)];
    const terms = range(0, 5).map((index) => first + step * index + (growth * index * (index - 1)) / 2);
    const [key = 0] = terms.slice(-1);
    const [before = 0] = terms.slice(-2);
    const lastStep = step + growth * 3;
    const steps = range(0, 3).map((index) => `+${step + growth * index}`);
    const { name } = drawPerson(draw);
    return {
      frames: [
        `The steps from number to number follow a rule: ${row(terms.slice(0, 5))}, … Which number comes next?`,
        `${name} writes ${row(terms.slice(0, 5))} and goes on by the same rule. What is the next number?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [before + lastStep, "used the last step once more"],
        [before + lastStep + 1, "made the step greater by 1 only"],
        [key + growth, "made the step grow twice"],
        [before + 2 * lastStep, "doubled the last step"],
      ]),
      because: `The steps grow by ${growth} each time: ${row(steps)}, so the next is +${lastStep + growth}. ${before} + ${lastStep + growth} = ${key}.`,
    };
  },
};
