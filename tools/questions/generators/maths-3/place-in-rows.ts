import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";

export const handshakeRows: Family = {
  name: "place-in-rows",
  topic: "Multiplication",
  level: 3,
  count: 1,
  draft: (draw) => {
    const [front, behind, left, right] = [draw.int(2, 5), draw.int(2, 5), draw.int(2, 5), draw.int(2, 5)];
    const key = (front + behind + 1) * (left + right + 1);
    if (front === behind || left === right) return undefined;
    return {
      frames: [
        `My class stands in equal rows. There are ${front} rows before me and ${behind} rows behind me. In my row, ${left} children are on my left and ${right} on my right. How many children are there, with me?`,
        `Plants stand in equal rows. One plant is tall: ${front} rows are before it and ${behind} behind it. In its row, ${left} plants are on its left and ${right} on its right. How many plants are there?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [(front + behind) * (left + right), "forgetting the middle row and the middle place"],
        [(front + behind + 1) * (left + right), "forgetting the one in the middle of the row"],
        [(front + behind) * (left + right + 1), "forgetting the row in the middle"],
        [front + behind + left + right + 1, "adding instead of multiplying"],
        [(front + behind + 2) * (left + right + 1), "counting the middle row twice"],
        [(front + behind + 1) * (left + right + 2), "counting the middle place twice"],
        ...hurriedSlips(key),
      ]),
      because: `There are ${front} + 1 + ${behind} = ${front + behind + 1} rows, and each row has ${left} + 1 + ${right} = ${left + right + 1}: ${front + behind + 1} × ${left + right + 1} = ${key}.`,
    };
  },
};
