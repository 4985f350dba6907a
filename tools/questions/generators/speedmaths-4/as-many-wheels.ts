import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Multiplication Tables");

/** “as many wheels”, for the topic of tables.ts. */
export const asManyWheels: readonly Family[] = [
  make("as-many-wheels", 2, (draw) => {
    const [a, b] = draw.one([
      [3, 4],
      [6, 4],
      [3, 2],
      [6, 8],
      [4, 6],
    ] as const);
    const k = draw.int(2, 5);
    const [first, key] = [
      (b * k) / (b % 2 === 0 && a % 2 === 0 ? 2 : 1),
      (a * k) / (b % 2 === 0 && a % 2 === 0 ? 2 : 1),
    ];
    if (first === key || first > 20) return undefined;
    return {
      asks: [
        `${first} carts with ${a} wheels each have as many wheels as □ carts with ${b} wheels each. Which number belongs in the box?`,
        `${first} bags of ${a} balls are packed anew in bags of ${b} balls. How many bags does that make?`,
      ],
      key,
      slips: [
        [first, "kept the number of groups"],
        [first * a, "found all the wheels or balls"],
        [first + b - a, "changed the number of groups the wrong way"],
        [first + a - b, "changed the number by the difference of the sizes"],
        [first * 2, "doubled the number of groups"],
        [a * b, "multiplied the two group sizes"],
      ],
      way: `${first} × ${a} = ${first * a}, and ${first * a} ÷ ${b} = ${key}.`,
    };
  }),
];
