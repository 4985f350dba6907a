import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { hcf } from "../whole";

export const tank: Family = {
  name: "tank-with-two-uses",
  topic: "Fractions",
  level: 3,
  draft: (draw) => {
    const [b, d] = draw.one([
      [3, 4],
      [4, 5],
      [2, 5],
      [3, 5],
      [5, 6],
      [2, 7],
    ] as const);
    const [a, c] = [1, draw.int(1, d - 1)];
    const rest = b * d - a * d - c * b;
    const key = b * d * draw.int(3, 12);
    const used = (key * (a * d + c * b)) / (b * d);
    if (rest <= 0 || hcf(c, d) > 1 || rest === b * d - used) return undefined;
    return {
      frames: [
        `${a}/${b} of a tank is used for cooking and ${c}/${d} of the tank for washing. Then ${key - used} L is left. How many litres does the full tank hold?`,
        `Of all tickets for a play, ${a}/${b} are sold at school and ${c}/${d} in shops. The other ${key - used} tickets are sold at the door. How many tickets are there in all?`,
      ],
      ...numeric(
        String,
        key,
        [
          [used, "gave what has gone"],
          [Math.round(((key - used) * b * d) / (a * d + c * b)), "took what is left for what has gone"],
          [(key - used) * b, `looked only at 1/${b}`],
          [(key - used) * d, `looked only at the denominator ${d}`],
        ],
        0,
      ),
      because: `${a}/${b} + ${c}/${d} = ${a * d + c * b}/${b * d}, so ${rest}/${b * d} is left. That is ${key - used}, so 1/${b * d} is ${(key - used) / rest} and the whole is ${key}.`,
    };
  },
};
