import type { Family } from "../../family";
import { numberSlips } from "../../slips";

export const pictographRow: Family = {
  name: "pictograph-row",
  topic: "Data Handling",
  level: 1,
  draft: (draw) => {
    const [each, full] = [draw.one([4, 6, 8, 10, 12, 20]), draw.int(4, 8)];
    const key = each * full + each / 2;
    return {
      frames: [
        `In a pictograph one ball stands for ${each} children. The row for cricket has ${full} whole balls and half a ball. How many children chose cricket?`,
        `In a pictograph one leaf stands for ${each} saplings. The row for Class 5 has ${full} whole leaves and half a leaf. How many saplings did Class 5 plant?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [each * (full + 1), "counting the half picture as a whole one"],
        [each * full, "leaving out the half picture"],
        [each * full + 1, "counting the half picture as 1"],
      ]),
      because: `${full} whole pictures stand for ${full} × ${each} = ${full * each} and the half one for ${each / 2}: ${full * each} + ${each / 2} = ${key}.`,
    };
  },
};
