import type { Family } from "../family";
import { numeric } from "../signed-slips";

export const areaDecimal: Family = {
  name: "decimal-product",
  topic: "Decimals",
  level: 2,
  count: 1,
  draft: (draw) => {
    const [a, b] = [draw.int(12, 48), draw.int(13, 39)];
    const key = a * b;
    if (a % 10 === 0 || b % 10 === 0 || key % 10 === 0) return undefined;
    const show = (hundredths: number): string => String(Math.round(hundredths * 10) / 1000);
    return {
      frames: [
        `A cooler uses ${a / 10} units of power in an hour. How many units does it use in ${b / 10} hours?`,
        `A sheet of glass is ${a / 10} m long and ${b / 10} m wide. What is its area in square metres?`,
      ],
      ...numeric(
        show,
        key,
        [
          [key * 10, "leaving only one place after the point"],
          [key / 10, "leaving three places after the point"],
          [
            Math.floor(a / 10) * Math.floor(b / 10) * 100 + (a % 10) * (b % 10),
            "multiplying the wholes and the tenths by themselves",
          ],
          [(a + b) * 10, "adding instead of multiplying"],
        ],
        10,
      ),
      because: `${a} × ${b} = ${key}, and there are two places after the point in all: ${a / 10} × ${b / 10} = ${show(key)}.`,
    };
  },
};
