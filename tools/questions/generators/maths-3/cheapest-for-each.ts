import { type Family, inTurn } from "../family";

export const best: Family = {
  name: "cheapest-for-each",
  topic: "Money",
  level: 2,
  draft: (draw, turn) => {
    const prices = draw.shuffle([8, 9, 10, 11, 12]).slice(0, 4);
    const sizes = draw.shuffle([3, 4, 5, 6]);
    const packs = prices.map((price, index) => ({ price, size: sizes[index] ?? 3 }));
    const thing = inTurn(["pencils", "eggs"], turn);
    const name = (pack: { price: number; size: number }): string =>
      `${pack.size} for ₹${pack.size * pack.price}`;
    const [key, ...others] = packs.toSorted((a, b) => a.price - b.price);
    if (!key) return undefined;
    const lowest = packs.toSorted((a, b) => a.price * a.size - b.price * b.size)[0];
    const fewest = packs.find(({ size }) => size === 3);
    const most = packs.find(({ size }) => size === 6);
    return {
      frames: [
        `Four shops sell the same pencils. At which price is one pencil cheapest?`,
        `Four stalls sell the same eggs. At which price does one egg cost least?`,
      ],
      key: name(key),
      slips: others.map((pack) => [
        name(pack),
        pack === lowest
          ? "looking only at the whole price"
          : pack === most
            ? "choosing the largest pack"
            : pack === fewest
              ? "choosing the smallest pack"
              : "a slip in dividing",
      ]),
      because: `Divide the price by the number of ${thing}: ${name(key)} is ₹${key.price} each, and the others cost more.`,
    };
  },
};
