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
    const left = key - used;
    if (rest <= 0 || hcf(c, d) > 1 || rest === b * d - used) return undefined;
    return {
      frames: [
        `${a}/${b} of a tank is used for cooking and ${c}/${d} of the tank for washing. Then ${left} L is left. How many litres does the full tank hold?`,
        `Of all tickets for a play, ${a}/${b} are sold at school and ${c}/${d} in shops. The other ${left} tickets are sold at the door. How many tickets are there in all?`,
      ],
      ...numeric(String, key, [
        [(left * b) / (b - a), `left out the ${c}/${d}`],
        [(left * d) / (d - c), `left out the ${a}/${b}`],
        [used > left ? used : 0, "gave what has gone"],
        [left * b, `took what is left for 1/${b} of the whole`],
        [left * d, `took what is left for 1/${d} of the whole`],
      ]),
      because: `${a}/${b} + ${c}/${d} = ${a * d + c * b}/${b * d}, so ${rest}/${b * d} is left. That is ${left}, so 1/${b * d} is ${left / rest} and the whole is ${key}.`,
    };
  },
};
