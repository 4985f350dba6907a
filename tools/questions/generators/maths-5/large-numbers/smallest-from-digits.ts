import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { grouped, listed } from "../../words";

export const smallestFromDigits: Family = {
  name: "smallest-number-from-cards",
  topic: "Large Numbers",
  level: 2,
  draft: (draw) => {
    const chosen = draw
      .shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
      .slice(0, 4)
      .toSorted((a, b) => a - b);
    const cards = listed(draw.shuffle([0, ...chosen]));
    const [first = 0, second = 0, ...others] = chosen;
    const join = (digits: readonly number[]): string => grouped(Number(digits.join("")));
    const key = join([first, 0, second, ...others]);
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `What is the smallest 5-digit number that has each of the digits ${cards} once?`,
        `${name} puts the number cards ${cards} in a row, all five of them. What is the smallest 5-digit number that ${they} can make?`,
      ],
      key,
      slips: [
        [join([first, second, 0, ...others]), "put the zero in the third place"],
        [join([second, 0, first, ...others]), `started with ${second} although ${first} is smaller`],
        [join([first, second, ...others, 0]), "put the zero at the end"],
      ],
      because: `The number cannot start with 0, so it starts with ${first}, the next smallest digit. The 0 comes right after it and the other digits follow from small to large: ${key}.`,
    };
  },
};
