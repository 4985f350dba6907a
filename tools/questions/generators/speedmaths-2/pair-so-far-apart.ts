import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Quick Subtraction");

/** “pair so far apart”, for the topic of quick-subtraction.ts. */
export const pairSoFarApart: readonly Family[] = [
  make("pair-so-far-apart", 3, (draw, turn) => {
    const [n, gap] = [draw.int(21, 29), draw.one([9, 8, 11])];
    const names = turn % 2 === 0 ? ["Anu", "Bim", "Jia", "Oli"] : ["Ela", "Ravi", "Tara", "Uma"];
    const values = [n, n + gap, n + gap + 10 + gap, n + gap * 2 + 30];
    const order = draw.shuffle([0, 1, 2, 3]);
    const placed = order.map((index) => values[index] ?? 0);
    const pairs = [0, 1, 2].flatMap((i) => [1, 2, 3].filter((j) => j > i).map((j) => [i, j] as const));
    const far = (i: number, j: number): number => Math.abs((placed[i] ?? 0) - (placed[j] ?? 0));
    const text = (i: number, j: number): string => `${names[i]} and ${names[j]}`;
    const hit = pairs.filter(([i, j]) => far(i, j) === gap);
    const [one] = hit;
    if (hit.length !== 1 || one === undefined) return undefined;
    const wrong = pairs
      .filter(([i, j]) => far(i, j) !== gap)
      .toSorted(([a, b], [c, d]) => far(a, b) - far(c, d))
      .slice(0, 3);
    return {
      frames: [
        `Which two children are exactly ${gap} points apart?`,
        `Which two children have piles of cards with a difference of exactly ${gap}?`,
      ],
      key: text(...one),
      slips: wrong.map(([i, j]) => [text(i, j), `${placed[i]} and ${placed[j]} are ${far(i, j)} apart`]),
      because: `${n} and ${n + gap} are ${gap} apart: from ${n} to ${n + gap} it is ${gap}.`,
      isWords: true,
      table: {
        head: turn % 2 === 0 ? ["Name", "Points"] : ["Name", "Cards"],
        rows: placed.map((value, index) => [names[index] ?? "", String(value)]),
      },
    };
  }),
];
