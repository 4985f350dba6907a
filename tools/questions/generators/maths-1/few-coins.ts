import type { Family } from "../family";
import { numberSlips } from "../slips";

export const fewest: Family = {
  name: "few-coins",
  topic: "Money",
  level: 3,
  count: 1,
  draft: (draw) => {
    const price = draw.one([8, 9, 13, 14, 16, 18, 19]);
    const [tens, fives, twos] = [
      Math.floor(price / 10),
      Math.floor((price % 10) / 5),
      Math.floor((price % 5) / 2),
    ];
    const ones = (price % 5) % 2;
    const key = tens + fives + twos + ones;
    const parts = [
      ...Array.from({ length: tens }, () => "₹10"),
      ...Array.from({ length: fives }, () => "₹5"),
      ...Array.from({ length: twos }, () => "₹2"),
      ...Array.from({ length: ones }, () => "₹1"),
    ];
    return {
      frames: [
        `You have coins of ₹10, ₹5, ₹2 and ₹1. You pay ₹${price} with as few coins as you can. How many coins do you use?`,
        `A cup of tea costs ₹${price}. There are coins of ₹10, ₹5, ₹2 and ₹1. What is the smallest number of coins that can pay for it?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key + 1, "using two small coins in place of a larger one"],
        [key - 1, "forgetting one coin"],
        [key + 2, "using small coins in place of a larger one"],
        [price, "using only ₹1 coins"],
        [key + 3, "using only small coins"],
      ]),
      because: `Take the large coins first: ${parts.join(" + ")} = ₹${price}. That is ${key} coins.`,
    };
  },
};
