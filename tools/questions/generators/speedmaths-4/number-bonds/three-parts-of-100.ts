import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { hurriedSlips, numberSlips } from "../../slips";

export const threePartsOf100: Family = {
  name: "three-parts-of-100",
  topic: "Number Bonds",
  level: 1,
  draft: (draw) => {
    const [first, second] = [draw.int(3, 9) * 5, draw.int(3, 8) * 5];
    const key = 100 - first - second;
    if (key < 10 || first === second || key === first || key === second) return undefined;
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `Which number completes ${first} + ${second} + □ = 100?`,
        `${name} needs 100 points to win a game. In the first two rounds ${they} gets ${first} and ${second} points. How many points are still missing?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [first + second, "stopping at the sum of the two numbers"],
        [key + 10, "a wrong ten in the last step"],
        [100 - first, "leaving out the second number"],
        ...hurriedSlips(key),
      ]),
      because: `${first} + ${second} = ${first + second}, and from ${first + second} to 100 it is ${key}.`,
    };
  },
};
