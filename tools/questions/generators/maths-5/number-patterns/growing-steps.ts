import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { hurriedSlips, numberSlips } from "../../slips";
import { range } from "../../whole";
import { row } from "../../words";

export const growingSteps: Family = {
  name: "growing-steps",
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
        `Which number comes next in the pattern ${row(terms.slice(0, 5))}, …?`,
        `${name} writes ${row(terms.slice(0, 5))} and goes on by the same rule. What is the next number?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [before + lastStep, "using the last step once more"],
        [before + step, "going back to the first step"],
        [before + lastStep + 1, "making the step greater by 1 only"],
        [key + growth, "making the step grow twice"],
        ...hurriedSlips(key),
      ]),
      because: `The steps grow by ${growth} each time: ${row(steps)}, so the next is +${lastStep + growth}. ${before} + ${lastStep + growth} = ${key}.`,
    };
  },
};
