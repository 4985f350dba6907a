import { type Family, inTurn } from "../family";
import { numberSlips } from "../slips";
import { grouped } from "../words";

export const tenLess: Family = {
  name: "a-little-less",
  topic: "Four-digit Numbers",
  level: 1,
  draft: (draw, turn) => {
    const step = inTurn([10, 100], turn);
    const number =
      draw.int(3, 9) * 1000 + draw.int(1, 9) * (step === 10 ? 1 : 10) + (step === 10 ? 0 : draw.int(1, 9));
    const key = number - step;
    if (number % 1000 >= step) return undefined;
    return {
      frames: [
        `Which number is ${step} less than ${grouped(number)}?`,
        `A village has ${grouped(number)} people. A smaller village has ${step} people fewer. How many people live in the smaller village?`,
      ],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [key + 1000, "forgetting that the thousands become one less"],
        [number + step, "counting on instead of back"],
        [number - 1, "taking away only 1"],
        [number - step * 10, `taking away ${step * 10}`],
        [key - step, `taking away ${step} twice`],
        [key + (step === 10 ? 5 : 50), "a slip in counting back"],
      ]),
      because: `${grouped(number)} − ${step} = ${grouped(key)}. We go back past ${grouped(Math.floor(number / 1000) * 1000)}.`,
    };
  },
};
