import type { Family } from "../family";
import { drawPerson } from "../people";
import { hurriedSlips, numberSlips } from "../slips";

export const bucket: Family = {
  name: "fill-the-bucket",
  topic: "Length, Weight and Capacity",
  level: 2,
  count: 1,
  draft: (draw) => {
    const [jugs, glasses, size] = [draw.int(2, 5), draw.int(2, 3), draw.int(3, 6)];
    const key = jugs * size + glasses;
    const { name } = drawPerson(draw);
    return {
      frames: [
        `A jug holds as much as ${size} glasses. ${name} fills a bucket with ${jugs} jugs and ${glasses} glasses of water. How many glasses of water are in the bucket?`,
        `A large tin holds as much oil as ${size} small tins. A cook uses ${jugs} large tins and ${glasses} small tins. How many small tins would hold all this oil?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [jugs * size, "forgetting the small ones"],
        [jugs + glasses, "counting large and small ones alike"],
        [(jugs + glasses) * size, "counting the small ones as large ones"],
        [jugs + glasses + size, "adding all the numbers"],
        ...hurriedSlips(key),
        [key + 2, "a slip of two"],
        [key - 2, "a slip of two"],
      ]),
      because: `${jugs} large ones are ${jugs} × ${size} = ${jugs * size} small ones, and ${jugs * size} + ${glasses} = ${key}.`,
    };
  },
};
