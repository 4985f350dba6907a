import type { Family } from "../../family";
import { numberSlips } from "../../slips";
import { kilograms } from "../../words";

export const emptyBucket: Family = {
  name: "weight-of-the-empty-vessel",
  topic: "Measurement",
  level: 3,
  draft: (draw) => {
    const [empty, half] = [draw.int(5, 19) * 100, draw.int(31, 69) * 100];
    const [full, halfFull] = [empty + 2 * half, empty + half];
    if (empty % 1000 === 0) return undefined;
    return {
      frames: [
        `A bucket full of water weighs ${kilograms(full)}. The same bucket half full weighs ${kilograms(halfFull)}. How heavy is the empty bucket?`,
        `A tin filled with ghee weighs ${kilograms(full)}. When exactly half of the ghee is used, the tin weighs ${kilograms(halfFull)}. How heavy is the empty tin?`,
      ],
      key: kilograms(empty),
      slips: numberSlips(kilograms, [
        [half, "stopped at the weight of half the contents"],
        [halfFull / 2, "halved the second weight"],
        [full / 2, "halved the first weight"],
      ]),
      because: `Half of the contents weighs ${kilograms(full)} − ${kilograms(halfFull)} = ${kilograms(half)}. Take away the other half as well: ${kilograms(halfFull)} − ${kilograms(half)} = ${kilograms(empty)}.`,
    };
  },
};
