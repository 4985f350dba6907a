import type { Family } from "../family";
import { drawPerson } from "../people";
import { numeric } from "../signed-slips";
import { sumOf } from "../whole";
import { listed } from "../words";

export const mean: Family = {
  name: "mean-of-five-days",
  topic: "Data Handling",
  level: 2,
  draft: (draw) => {
    const key = draw.int(24, 58);
    const shifts = draw.shuffle([draw.int(3, 9), draw.int(1, 8), -draw.int(2, 9), draw.int(1, 6)]);
    const numbers = [...shifts, -sumOf(shifts)].map((shift) => key + shift);
    const { name, they } = drawPerson(draw);
    if (new Set(numbers).size < 5 || numbers.includes(key)) return undefined;
    const total = sumOf(numbers);
    return {
      frames: [
        `${name} reads ${listed(numbers)} pages on five days. How many pages does ${they} read a day on average?`,
        `A library lends ${listed(numbers)} books from Monday to Friday. What is the mean number of books a day?`,
      ],
      ...numeric(String, key, [
        [numbers.toSorted((a, b) => a - b)[2] ?? 0, "gave the number in the middle of the ordered list"],
        [
          (Math.max(...numbers) + Math.min(...numbers)) / 2,
          "took the middle of the smallest and the largest number",
        ],
        [numbers[2] ?? 0, "gave the number in the middle of the list"],
        [total / 4 <= Math.max(...numbers) ? total / 4 : 0, "divided by 4 and not by 5"],
      ]),
      because: `The sum is ${total}, and ${total} ÷ 5 = ${key}.`,
    };
  },
};
