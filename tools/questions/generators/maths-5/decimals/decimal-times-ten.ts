import type { Family } from "../../family";
import { decimal } from "../../words";

export const decimalTimesTen: Family = {
  name: "ten-times-a-decimal",
  topic: "Decimals",
  level: 1,
  count: 1,
  draft: (draw, turn) => {
    const hundredths = draw.int(2, 9) * 100 + draw.int(1, 9);
    const times = 10;
    const key = hundredths * times;
    const whole = Math.floor(hundredths / 100);
    const part = hundredths % 100;
    const unit = turn % 2 === 0 ? "" : " kg";
    return {
      frames: [
        `What is ${decimal(hundredths)} × ${times}?`,
        `A bag of rice weighs ${decimal(hundredths)} kg with its packing. How heavy are ${times} such bags?`,
      ],
      key: `${decimal(key)}${unit}`,
      slips: [
        [`${decimal(hundredths)}0${unit}`, "wrote a zero at the end of the decimal, which changes nothing"],
        [`${decimal(key * 10)}${unit}`, "moved the point two places instead of one"],
        [`${decimal(whole * 1000 + part)}${unit}`, "multiplied only the whole number"],
      ],
      because: `Multiplying by 10 moves each digit one place to the left: ${decimal(hundredths)} × 10 = ${decimal(key)}.`,
    };
  },
};
