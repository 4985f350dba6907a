import type { Family } from "../family";
import { numeric } from "../signed-slips";

export const doubled: Family = {
  name: "sides-times-a-number",
  topic: "Perimeter and Area",
  level: 2,
  draft: (draw, turn) => {
    const [side, times] = [draw.int(4, 12), draw.int(2, 4)];
    const key = turn % 2 === 0 ? times * times : times;
    return {
      frames: [
        `Each side of a square of ${side} cm is made ${times} times as long. How many times as large does its area become?`,
        `All sides of a square park of ${side * 10} m are made ${times} times as long. How many times as long does its fence become?`,
      ],
      ...numeric(String, key, [
        [
          turn % 2 === 0 ? times : times * times,
          turn % 2 === 0
            ? "thought that the area grows like the side"
            : "thought that the fence grows like the area",
        ],
        [times * 4, "multiplied by the four sides"],
        [times * 2, "multiplied by the two directions"],
        [turn % 2 === 0 ? times * side : 0, "gave the new side in centimetres"],
      ]),
      because:
        turn % 2 === 0
          ? `The area grows from ${side} × ${side} = ${side * side} to ${side * times} × ${side * times} = ${side * side * times * times} square cm, which is ${times} × ${times} = ${key} times as much.`
          : `The fence grows from 4 × ${side * 10} = ${side * 40} m to 4 × ${side * 10 * times} = ${side * 40 * times} m, which is ${times} times as much.`,
    };
  },
};
