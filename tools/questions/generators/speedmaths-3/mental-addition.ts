import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { addNearlyRound } from "../quick-sums";

const make = familiesOf("Mental Addition");

/** The families of the topic Mental Addition. */
export const mentalAddition: readonly Family[] = [
  addNearlyRound(
    make,
    ["add-nearly-tens", 1],
    [19, 29, 39, 28],
    [23, 58],
    (first, near) => `A gardener plants ${first} roses and ${near} lilies. How many flowers does she plant?`,
  ),
  make("add-tens-over-a-hundred", 1, (draw) => {
    const [a, b] = [draw.int(4, 9) * 10, draw.int(5, 9) * 10 + draw.int(1, 9)];
    const key = a + b;
    if (key < 110) return undefined;
    return {
      asks: [
        `What is ${b} + ${a}?`,
        `A train has ${b} people on board. At the next station ${a} more get on. How many people are on board now?`,
      ],
      key,
      slips: [
        [key - 100, "forgetting the hundred that the tens make"],
        [key + 10, "a ten too many"],
        [key - 10, "a ten too few"],
        [b + a / 10, `adding ${a / 10} ones instead of ${a / 10} tens`],
      ],
      way: `${Math.floor(b / 10)} tens and ${a / 10} tens make ${Math.floor(b / 10) + a / 10} tens. With ${b % 10} ones that is ${key}.`,
    };
  }),
  make("friends-first", 2, (draw) => {
    const [first, middle] = [draw.int(21, 79), draw.int(16, 68)];
    const [last, key] = [100 - first, 100 + middle];
    if (first % 10 === 0 || middle % 10 === 0 || first === last || middle === first || middle === last)
      return undefined;
    return {
      asks: [
        `What is ${first} + ${middle} + ${last}?`,
        `Three baskets hold ${first}, ${middle} and ${last} lemons. How many lemons is that?`,
      ],
      key,
      slips: [
        [key - 10, "forgetting one ten that the ones make"],
        [key + 10, "carrying a ten too many"],
        [100, `stopping after ${first} + ${last}`],
        [first + middle, `leaving out the ${last}`],
        [key - 100, "losing the hundred"],
      ],
      way: `${first} and ${last} are friends: they make 100. 100 + ${middle} = ${key}.`,
    };
  }),
  addNearlyRound(
    make,
    ["add-nearly-hundreds", 2],
    [98, 99, 198, 199],
    [123, 456],
    (first, near) => `A school has ${first} girls and ${near} boys. How many children does it have?`,
  ),
  make("numbers-around-a-middle", 3, (draw) => {
    const [middle, many] = [draw.int(2, 6) * 10, draw.one([3, 5])];
    const step = draw.int(1, 3);
    const numbers = Array.from({ length: many }, (_, index) => middle + (index - (many - 1) / 2) * step);
    const key = middle * many;
    return {
      asks: [
        `What is ${numbers.join(" + ")}?`,
        `On ${many} days a shop sells ${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)} kites. How many kites is that?`,
      ],
      key,
      slips: [
        [key + middle, `counting ${middle} once too often`],
        [key - middle, `counting ${middle} once too few`],
        [key + step, `a slip of ${step} at one end`],
        [key - step, `a slip of ${step} at one end`],
        [key + 10, "carrying a ten too many"],
        [key - 10, "forgetting a ten"],
      ],
      way: `What the last numbers have more than ${middle}, the first ones have less. So it is ${many} × ${middle} = ${key}.`,
    };
  }),
];
