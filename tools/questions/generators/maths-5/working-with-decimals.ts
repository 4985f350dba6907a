import { inTurn, type Family } from "../family";
import { drawPerson } from "../people";
import { numberSlips } from "../slips";
import { decimal } from "../words";

const topic = "Decimals";

const decimalTimesWhole: Family = {
  name: "decimal-times-whole",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [each, many] = [draw.int(115, 385), draw.int(3, 8)];
    if (each % 10 === 0 || (each * many) % 10 === 0 || (each % 100) * many < 100) return undefined;
    const key = each * many;
    const [whole, part] = [Math.floor(each / 100), each % 100];
    const { name } = drawPerson(draw);
    const story = inTurn(
      [
        {
          ask: `One piece of cloth is ${decimal(each)} m long. How long are ${many} such pieces together?`,
          unit: " m",
        },
        {
          ask: `${name} runs ${decimal(each)} km every morning. How far is that in ${many} mornings?`,
          unit: " km",
        },
      ],
      turn,
    );
    const show = (value: number): string => `${decimal(value)}${story.unit}`;
    return {
      question: story.ask,
      key: show(key),
      slips: [
        ...numberSlips(show, [
          [whole * many * 100 + ((part * many) % 100), "forgetting to carry into the ones"],
        ]),
        [show(key * 10), "placing the point one place too far to the right"],
        [`${key / 1000}${story.unit}`, "placing the point one place too far to the left"],
        ...numberSlips(show, [[whole * many * 100 + part, "multiplying only the whole number"]]),
      ],
      because: `${each} × ${many} = ${key}, and ${decimal(each)} has two places after the point: ${decimal(each)} × ${many} = ${decimal(key)}.`,
    };
  },
};

const onNumberLine: Family = {
  name: "decimal-number-line",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const [from, step, parts] = [draw.int(12, 78) * 10, draw.one([4, 5, 6, 8]), draw.one([5, 10])];
    const mark = draw.int(3, parts - 1);
    const to = from + step * parts;
    const key = from + step * mark;
    if (to % 10 !== 0 || key % 10 === 0) return undefined;
    return {
      question: inTurn(
        [
          `The part of a number line from ${decimal(from)} to ${decimal(to)} is divided into ${parts} equal steps. Which number is reached after ${mark} steps from ${decimal(from)}?`,
          `A pencil mark moves from ${decimal(from)} to ${decimal(to)} on a scale in ${parts} equal jumps. Where is it after ${mark} jumps?`,
        ],
        turn,
      ),
      key: decimal(key),
      slips: [
        [decimal(from + mark * 10), "taking each step to be 0.1"],
        [decimal(from + mark), "taking each step to be 0.01"],
        [decimal(to - step * mark), `counting back from ${decimal(to)}`],
        [decimal(key - step), "stopping one step too early"],
      ],
      because: `The way of ${decimal(to - from)} in ${parts} equal parts makes parts of ${decimal(step)}. After ${mark} of them we are at ${decimal(from)} + ${decimal(step * mark)} = ${decimal(key)}.`,
    };
  },
};

export const workingWithDecimals: readonly Family[] = [decimalTimesWhole, onNumberLine];
