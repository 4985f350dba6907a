import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import { sumOf } from "../whole";

export const missingBar: Family = {
  name: "missing-bar",
  topic: "Data Handling",
  level: 2,
  draft: (draw) => {
    const numbers = [draw.int(21, 48), draw.int(21, 48), draw.int(21, 48)] as const;
    const [a, b, c] = numbers;
    const key = draw.int(15, 58);
    const total = sumOf(numbers) + key;
    return {
      frames: [
        `A shop sold ${total} caps in four weeks. Its graph shows ${a} in the first week, ${b} in the second and ${c} in the third. How many caps were sold in the fourth week?`,
        `Four classes collected ${total} kg of old paper. The chart has ${a} kg, ${b} kg and ${c} kg for three of them, but the last bar is missing. How many kilograms must it show?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [sumOf(numbers), "stopping after adding the three known numbers"],
        [key + c, "taking away only the first two numbers"],
        [key + 10, "carrying a ten too few in the sum"],
        [key - 10, "carrying a ten too many in the sum"],
        ...hurriedSlips(key),
        [key + 1, "a slip of one"],
        [key - 1, "a slip of one"],
      ]),
      because: `The three known numbers make ${a} + ${b} + ${c} = ${sumOf(numbers)}, and ${total} − ${sumOf(numbers)} = ${key}.`,
    };
  },
};
