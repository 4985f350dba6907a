import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Coins and Notes");

/** “two things for one note”, for the topic of coins-and-notes.ts. */
export const twoThingsForOneNote: readonly Family[] = [
  make("two-things-for-one-note", 2, (draw, turn) => {
    const things = turn % 2 === 0 ? ["Ball", "Kite", "Top", "Doll"] : ["Bun", "Lassi", "Tea", "Idli"];
    const [x, y] = [draw.int(16, 22), draw.int(24, 27)];
    const prices = draw.shuffle([x, 50 - x, y, 60 - y]);
    const at = (price: number): string => things[prices.indexOf(price)] ?? "";
    if (new Set(prices).size < 4) return undefined;
    const pairs = [0, 1, 2].flatMap((i) => [1, 2, 3].filter((j) => j > i).map((j) => [i, j] as const));
    const sum = ([i, j]: readonly [number, number]): number => (prices[i] ?? 0) + (prices[j] ?? 0);
    const text = ([i, j]: readonly [number, number]): string =>
      `${things[i]} and ${(things[j] ?? "").toLowerCase()}`;
    const hits = pairs.filter((pair) => sum(pair) === 50);
    const [hit] = hits;
    if (hits.length !== 1 || hit === undefined || at(x) === "") return undefined;
    const wrong = pairs
      .filter((pair) => sum(pair) !== 50)
      .toSorted((p, q) => Math.abs(sum(p) - 50) - Math.abs(sum(q) - 50))
      .slice(0, 3);
    return {
      frames: [
        "Sonu buys two toys and pays exactly ₹50. Which two does he buy?",
        "Asha pays exactly ₹50 at a stall. Which two things does she buy?",
      ],
      key: text(hit),
      slips: wrong.map((pair) => [text(pair), `they cost ₹${sum(pair)} together`]),
      because: `₹${x} and ₹${50 - x} make ₹50.`,
      isWords: true,
      table: {
        head: [turn % 2 === 0 ? "Toy" : "Thing", "Price (₹)"],
        rows: prices.map((price, index) => [things[index] ?? "", String(price)]),
      },
    };
  }),
];
