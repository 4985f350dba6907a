import type { Family } from "../../family";
import { fractionSlips } from "../../slips";
import { hcf } from "../../whole";

export const equalFraction: Family = {
  name: "equal-fraction",
  topic: "Fractions",
  level: 1,
  draft: (draw) => {
    const [under, times] = [draw.int(3, 9), draw.int(3, 6)];
    const over = draw.int(2, under - 1);
    if (hcf(over, under) > 1 || under - over < 2) return undefined;
    const key = `${over * times}/${under * times}`;
    return {
      frames: [
        `Which fraction is equal to ${over}/${under}?`,
        `Which fraction stands for the same amount as ${over}/${under}?`,
      ],
      key,
      slips: draw.shuffle(
        fractionSlips(
          [over, under],
          [
            [over + times, under + times, `adding ${times} to the numerator and the denominator`],
            [over, under * times, "multiplying only the denominator"],
            [over * times, under * (times + 1), "multiplying the two numbers by different amounts"],
          ],
        ),
      ),
      because: `Multiplying numerator and denominator by ${times} keeps the value: ${over}/${under} = ${key}.`,
    };
  },
};
