import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Money and Change");

/** “notes for small coins” and “price behind two sums”, for the topic of money-and-change.ts. */
export const notesForSmallCoins: readonly Family[] = [
  make("notes-for-small-coins", 1, (draw, turn) => {
    const [n, coin] = [draw.int(3, 7), turn % 2 === 0 ? 5 : 2];
    return {
      asks: [
        `How many ₹5 coins are worth as much as ${n} notes of ₹10?`,
        `Usha changes ${n} notes of ₹10 into ₹2 coins. How many coins does she get?`,
      ],
      key: (n * 10) / coin,
      slips: [
        [n * 10, "gave the rupees, not the coins"],
        [n * coin, "multiplied by the value of a coin"],
        [n * (7 - coin), "took the wrong coin"],
        [n + coin, "added the two numbers"],
        [(n * 10) / coin + n, "took one coin too many for each note"],
        [(n * 10) / coin - n, "took one coin too few for each note"],
      ],
      way: `One note of ₹10 is ${10 / coin} coins of ₹${coin}. ${n} × ${10 / coin} = ${(n * 10) / coin}.`,
    };
  }),
  make("price-behind-two-sums", 3, (draw) => {
    const [pen, book, n] = [draw.int(6, 14), draw.int(15, 38), draw.int(2, 3)];
    return {
      asks: [
        `A book costs ₹${book}. The book and ${n} pens cost ₹${book + n * pen} together. How many rupees does one pen cost?`,
        `Entry to a zoo is ₹${book} for a grown-up. One grown-up and ${n} children pay ₹${book + n * pen}. How many rupees does one child pay?`,
      ],
      key: pen,

      slips: [
        [n * pen, "did not share the rest"],
        [(book + n * pen) / (n + 1), "shared all of it equally"],
        [(book + n * pen) / n, "forgot to take the first price off"],
        [(n * pen) / (n + 1), "shared the rest by one too many"],
        [book / n, "shared the first price"],
      ],
      way: `${book + n * pen} − ${book} = ${n * pen} is for ${n}. ${n * pen} ÷ ${n} = ${pen}.`,
    };
  }),
];
