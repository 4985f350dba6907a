import { expect, test } from "vitest";
import { orderPaper } from "./paper-order";

const options = { a: "1", b: "2", c: "3", d: "4" };
const items = [
  { n: 1, section: "A", options },
  { n: 2, section: "A", passage: "p", options },
  { n: 3, section: "A", passage: "p", options },
  { n: 4, section: "A", options },
  { n: 5, section: "B", options: { a: "1", b: "2", c: "3" } },
  { n: 6, section: "C", options },
];
/** The questions in the order for a seed, each as its number and the order of its options. */
const listOrder = (seed: string) => orderPaper(items, seed).map(({ n, letters }) => n + letters.join(""));

test("format 1 is frozen: these seeds must always give these orders", () => {
  expect(listOrder("0000000000000000")).toEqual(["2dbca", "3bcda", "1abcd", "4adcb", "5acb", "6bcda"]);
  expect(listOrder("0123456789abcdef")).toEqual(["1abcd", "4cbda", "2bdca", "3adcb", "5bac", "6cdba"]);
});

test("sections are in their order, and questions stay with their passage", () => {
  for (let round = 0; round < 50; round += 1) {
    const numbers = orderPaper(items, round.toString(16).padStart(16, "0")).map(({ n }) => n);
    expect(numbers.slice(4)).toEqual([5, 6]);
    expect(numbers.indexOf(3)).toBe(numbers.indexOf(2) + 1);
  }
});
