import type { Family } from "../family";
import { drawPerson } from "../people";
import { numeric } from "../signed-slips";
import { count, wholeRupees } from "../words";

const topic = "Simple Equations";

const twoKindsOfNotes: Family = {
  name: "notes-of-two-values",
  topic,
  level: 2,
  draft: (draw) => {
    const [small, large] = draw.one([
      [10, 20],
      [10, 50],
      [20, 50],
      [50, 100],
      [20, 100],
    ] as const);
    const [a, b] = [draw.int(5, 20), draw.int(4, 20)];
    if (a === b) return undefined;
    const total = a * small + b * large;
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `${name} has ${a + b} notes, some of ${wholeRupees(small)} and the others of ${wholeRupees(large)}, worth ${wholeRupees(total)} in all. How many ${wholeRupees(large)} notes does ${they} have?`,
        `${a + b} tickets are sold, those for children at ${wholeRupees(small)} and those for adults at ${wholeRupees(large)}. They bring ${wholeRupees(total)}. How many adult tickets are sold?`,
      ],
      ...numeric(String, b, [
        [a, "gave the number of the cheaper ones"],
        [Math.round(total / large), "treated all as the dearer kind"],
        [Math.round((a + b) / 2), "shared the number equally"],
        [Math.round(total / (small + large)), "divided by the sum of both values"],
      ]),
      because: `With x dear ones, ${large}x + ${small}(${a + b} − x) = ${total}; so ${large - small}x = ${total - small * (a + b)} and x = ${b}.`,
    };
  },
};

const filledTwice: Family = {
  name: "moved-from-one-to-other",
  topic,
  level: 3,
  draft: (draw) => {
    const [key, times, more] = [draw.int(12, 40), draw.int(3, 5), draw.int(2, 15)];
    const [first, moved] = [times * key, (times - 1) * key - more];
    if (moved % 2 !== 0 || moved / 2 < 5) return undefined;
    const shift = moved / 2;
    return {
      frames: [
        `One tank holds ${times} times as much water as another. When ${shift} litres are moved from the first to the second, the first still has ${count(more, "litre")} more. How many litres did the second hold before?`,
        `Shelf A has ${times} times as many books as shelf B. After ${shift} books go from A to B, shelf A has ${more} more than shelf B. How many books were on shelf B at first?`,
      ],
      ...numeric(String, key, [
        [Math.round((shift + more) / (times - 1)), "changed one of the two sides only"],
        [
          Math.round((2 * shift - more) / (times - 1)),
          "subtracted the final difference in place of adding it",
        ],
        [first, "gave the larger amount"],
        [key + shift, "gave the amount after the change"],
        [Math.round((2 * shift + more) / times), "divided by the wrong number of parts"],
        [Math.round((2 * shift) / (times - 1)), "forgot the difference that remains"],
      ]),
      because: `${times}x − ${shift} = x + ${shift} + ${more} gives ${times - 1}x = ${2 * shift + more}, so x = ${key}.`,
    };
  },
};

export const simpleEquations: readonly Family[] = [twoKindsOfNotes, filledTwice];
