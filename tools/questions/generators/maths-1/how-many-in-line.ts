import { type Family, inTurn } from "../family";
import { nearMisses } from "../near-misses";
import { numberSlips } from "../slips";

const ordinals = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

export const all: Family = {
  name: "how-many-in-line",
  topic: "Order and Position",
  level: 3,
  draft: (draw, turn) => {
    const [front, back] = [draw.int(3, 8), draw.int(3, 8)];
    const isFirst = turn % 2 === 0;
    const key = isFirst ? front + back - 1 : front + back + 1;
    if (front === back) return undefined;
    return {
      frames: [
        `Nikhil is ${ordinals[front]} from the front of a line. He is ${ordinals[back]} from the back too. How many children are in the line?`,
        `${front} children are in front of Barsha. ${back} children are behind her. How many children are in the line?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [front + back, isFirst ? "counting the child two times" : "forgetting the child in the middle"],
        [
          inTurn([front + back + 1, front + back - 1], turn),
          isFirst ? "adding one in place of taking one away" : "taking one away",
        ],
        [Math.abs(front - back), "taking one number from the other"],
        ...nearMisses(key),
      ]),
      because: isFirst
        ? `${front} + ${back} = ${front + back} counts Nikhil two times. So there are ${key}.`
        : `${front} + ${back} = ${front + back}, and Barsha is one more: ${key}.`,
    };
  },
};
