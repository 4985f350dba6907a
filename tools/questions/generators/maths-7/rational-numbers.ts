import { ratio } from "../algebra-words";
import type { Family } from "../family";

const topic = "Rational Numbers";

const inOrder: Family = {
  name: "negatives-in-order",
  topic,
  level: 2,
  draft: (draw) => {
    const pool = draw.shuffle([
      [1, 2],
      [2, 3],
      [3, 4],
      [3, 5],
      [5, 6],
      [1, 3],
      [5, 8],
      [7, 9],
      [4, 5],
      [2, 5],
    ] as const);
    const [first = [1, 2], second = [1, 3], third = [3, 4]] = pool;
    const sorted = [first, second, third].toSorted(([a, b], [c, d]) => c / d - a / b);
    const [p, q, r] = sorted.map(([over, under]) => ratio(-over, under));
    if (p === undefined || q === undefined || r === undefined) return undefined;
    const show = (a: string, b: string, c: string): string => `${a} < ${b} < ${c}`;
    const given = draw.shuffle([p, q, r]).join(", ");
    return {
      frames: [
        `Which statement puts ${given} in the right order?`,
        `Three roots of a tree end at heights of ${given.replaceAll(",", " m,")} m, measured from the ground. Which order of the heights is right?`,
      ],
      key: show(p, q, r),
      slips: [
        [show(r, q, p), "ordered the sizes without looking at the minus signs"],
        [show(p, r, q), "judged two of them by the denominators"],
        [show(q, p, r), "judged two of them by the numerators"],
        [show(q, r, p), "put the number of the greatest size last"],
      ],
      because: `Of negative numbers the one with the greatest size is the smallest, so ${show(p, q, r)}.`,
    };
  },
};

export const rationalNumbers: readonly Family[] = [inOrder];
