import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Two-digit Products");

/** “digit hidden in a product” and “row from known rows”, for the topic of two-digit-products.ts. */
export const digitHiddenInAProduct: readonly Family[] = [
  make("digit-hidden-in-a-product", 2, (draw) => {
    const [tens, ones, by] = [draw.int(2, 8), draw.int(2, 9), draw.one([3, 7, 9])];
    const product = (tens * 10 + ones) * by;
    if (product < 100 || ones === tens) return undefined;
    return {
      asks: [
        `${tens}□ × ${by} = ${product}. Which digit is hidden?`,
        `${by} equal boxes hold ${product} nails. Each holds ${tens}□ nails. Which digit belongs in the box?`,
      ],
      key: ones,
      slips: [
        [(product - by + 10) % 10, `looked for ${product % 10} at the end of □ + ${by}`],
        [product % 10, "copied the last digit of the product"],
        [Math.floor((ones * by) / 10), "gave the digit that is carried"],
        [Math.floor(product / 10) % 10, "copied the tens digit of the product"],
      ],
      way: `Only ${ones} × ${by} = ${ones * by} ends in ${product % 10}. And ${tens}${ones} × ${by} is ${product}.`,
    };
  }),
  make("row-from-known-rows", 2, (draw, turn) => {
    const [n, times] = [draw.one([17, 23, 27, 34, 37, 43]), draw.one([11, 13, 14])];
    const key = n * times;
    const parts = [8, 4, 2, 1].filter((part) => times & part);
    return {
      asks: [
        `Use the table. What is ${times} × ${n}?`,
        `The table gives the price of oil tins at ₹${n}. How many rupees do ${times} tins cost?`,
      ],
      key,
      slips: [
        [n * (times - 1), "left one group out"],
        [n * (times + 1), "took one group too many"],
        [n * 8 + times - 8, "added the missing number, not the groups"],
        [n * 12 === key ? n * 10 : n * 12, "added the two lowest rows only"],
        [n * 15, "added all the rows"],
      ],
      way: `${times} = ${parts.join(" + ")}. So add ${parts.map((part) => n * part).join(" + ")} = ${key}.`,
      table: {
        head: turn % 2 === 0 ? ["Times", `× ${n}`] : ["Tins", "Price (₹)"],
        rows: [1, 2, 4, 8].map((part) => [String(part), String(part * n)]),
      },
    };
  }),
];
