import type { Family } from "../family";
import { range } from "../whole";

export const cards: Family = {
  name: "largest-from-cards",
  topic: "Numbers to 1,000",
  level: 3,
  count: 1,
  draft: (draw, turn) => {
    const [a, b, c] = draw
      .shuffle(range(1, 9))
      .slice(0, 3)
      .toSorted((x, y) => x - y);
    if (!a || !b || !c) return undefined;
    const make = (x: number, y: number, z: number): string => String(x * 100 + y * 10 + z);
    const isLargest = turn % 2 === 0;
    const cardRow = draw.shuffle([a, b, c]).join(", ");
    return {
      frames: [
        `You have the cards ${cardRow}. Use each card once. What is the largest number you can make?`,
        `You have the cards ${cardRow}. Use each card once. What is the smallest number you can make?`,
      ],
      key: isLargest ? make(c, b, a) : make(a, b, c),
      slips: [
        [isLargest ? make(c, a, b) : make(a, c, b), "changing round the last two cards"],
        [isLargest ? make(b, c, a) : make(b, a, c), "not starting with the right card"],
        [
          isLargest ? make(a, b, c) : make(c, b, a),
          isLargest ? "making the smallest number" : "making the largest number",
        ],
        [isLargest ? make(b, a, c) : make(b, c, a), "starting with the middle card"],
      ],
      because: isLargest
        ? `Put the largest card first and the smallest card last: ${make(c, b, a)}.`
        : `Put the smallest card first and the largest card last: ${make(a, b, c)}.`,
    };
  },
};
