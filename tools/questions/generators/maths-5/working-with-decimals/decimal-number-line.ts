import { type Family, inTurn } from "../../family";
import { decimal } from "../../words";

export const decimalNumberLine: Family = {
  name: "decimal-number-line",
  topic: "Decimals",
  level: 3,
  draft: (draw, turn) => {
    const [from, step, parts] = [draw.int(12, 78) * 10, draw.one([4, 5, 6, 8]), inTurn([5, 10], turn)];
    const mark = draw.int(3, parts - 1);
    const to = from + step * parts;
    const key = from + step * mark;
    if (to % 10 !== 0 || key % 10 === 0) return undefined;
    return {
      frames: [
        `The part of a number line from ${decimal(from)} to ${decimal(to)} is divided into ${parts} equal steps. Which number is reached after ${mark} steps from ${decimal(from)}?`,
        `A toy frog moves along a number line from ${decimal(from)} to ${decimal(to)} in ${parts} equal jumps. Where is it after ${mark} jumps?`,
      ],
      key: decimal(key),
      slips: [
        [decimal(from + mark * 10), "taking each step to be 0.1"],
        [decimal(from + mark), "taking each step to be 0.01"],
        [decimal(to - step * mark), `counting back from ${decimal(to)}`],
        [decimal(key - step), "stopping one step too early"],
      ],
      because: `${decimal(to - from)} ÷ ${parts} = ${decimal(step)}, so each step is ${decimal(step)}. ${mark} steps lead to ${decimal(from)} + ${decimal(step * mark)} = ${decimal(key)}.`,
    };
  },
};
