import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { drawPerson } from "../people";
import { numberSlips } from "../slips";

export const leftOver: Family = {
  name: "beads-left-over",
  topic: "Division",
  level: 1,
  draft: (draw) => {
    const [size, many, key] = [draw.int(6, 9), draw.int(7, 12), draw.int(2, 5)];
    const whole = size * many + key;
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `${name} has ${whole} beads. ${they === "she" ? "She" : "He"} makes bangles with ${size} beads each. How many beads are left over?`,
        `${whole} bananas are packed in bunches of ${size}. How many bananas are left over?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [size - key, `counting how many are missing to the next ${size}`],
        [many, "giving how many there are, not what is left"],
        [many + 1, "rounding up"],
        [whole % 10, `giving the ones digit of ${whole}`],
        ...nearMisses(key),
      ]),
      because: `${size} × ${many} = ${size * many}, and ${whole} − ${size * many} = ${key} are left.`,
    };
  },
};
