import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { numberSlips } from "../../slips";
import { grouped } from "../../words";

export const thinkOfANumber: Family = {
  name: "number-thought-of",
  topic: "Four Operations",
  level: 3,
  draft: (draw) => {
    const [number, times, more, parts] = [draw.int(11, 36), draw.int(4, 9), draw.int(12, 48), draw.int(2, 5)];
    const result = (number * times + more) / parts;
    if (!Number.isInteger(result) || result <= more) return undefined;
    const { name, they } = drawPerson(draw);
    const back = result * parts;
    return {
      frames: [
        `${name} thinks of a number, multiplies it by ${times}, adds ${more} and divides the result by ${parts}. The answer is ${result}. Which number did ${they} think of?`,
        `A number is multiplied by ${times}. Then ${more} is added, and the sum is divided by ${parts}. The result is ${result}. What is the number?`,
      ],
      key: String(number),
      slips: numberSlips(grouped, [
        [(back + more) / times, `added ${more} on the way back instead of taking it away`],
        [((result - more) * parts) / times, `took ${more} away before multiplying by ${parts}`],
        [back - more, `forgot to divide by ${times} at the end`],
        [(result * times + more) / parts, "did the steps forwards again"],
        [back / times, `forgot the ${more}`],
      ]),
      because: `Go backwards: ${result} × ${parts} = ${back}, then ${back} − ${more} = ${back - more}, then ${back - more} ÷ ${times} = ${number}.`,
    };
  },
};
