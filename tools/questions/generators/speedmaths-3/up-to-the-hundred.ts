import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Number Bonds");

/** “up to the hundred” and “bond from a bond”, for the topic of number-bonds.ts. */
export const upToTheHundred: readonly Family[] = [
  make("up-to-the-hundred", 1, (draw) => {
    const n = draw.int(2, 8) * 100 + draw.int(3, 8) * 10 + draw.int(1, 8);
    const goal = Math.ceil(n / 100) * 100;
    return {
      asks: [
        `How much is missing from ${n} to ${goal}?`,
        `A hall has ${goal} chairs. ${n} people sit down. How many chairs are free?`,
      ],
      key: goal - n,
      slips: [
        [goal - n + 10, "made the tens add up to ten and forgot the ones"],
        [n % 100, "took what is above the hundred before"],
        [goal - n + 2 * (n % 10) - 10, "filled up the tens and kept the ones"],
        [goal - n - 10, "took a ten too few"],
        [10 - (n % 10), "went to the next ten only"],
      ],
      way: `From ${n} it is ${10 - (n % 10)} to ${Math.ceil(n / 10) * 10}, and then ${goal - Math.ceil(n / 10) * 10} to ${goal}: ${goal - n}.`,
    };
  }),
  make("bond-from-a-bond", 2, (draw) => {
    const [a, up] = [draw.int(2, 7) * 10, draw.int(2, 8)];
    const whole = draw.one([100, 200]);
    return {
      asks: [
        `${a} + ${whole - a} = ${whole}. Which number goes in the box: ${a + up} + □ = ${whole}?`,
        `${whole} children are in two halls, ${a} in one and ${whole - a} in the other. ${up} go over, so that ${a + up} are in the first. How many are then in the second?`,
      ],
      key: whole - a - up,
      slips: [
        [whole - a + up, "made the other number larger too"],
        [whole - a, "left the other number as it was"],
        [whole - a - up + 10, "took the ones off and added a ten"],
        [whole - a - up - 10, "took a ten more off"],
      ],
      way: `The first number is ${up} more, so the other must be ${up} less: ${whole - a} − ${up} = ${whole - a - up}.`,
    };
  }),
];
