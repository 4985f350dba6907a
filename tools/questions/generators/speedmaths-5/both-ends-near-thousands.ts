import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Mental Addition and Subtraction");

/** “both ends near thousands” and “larger one from sum and gap”, for the topic of mental-sums.ts. */
export const bothEndsNearThousands: readonly Family[] = [
  make("both-ends-near-thousands", 1, (draw) => {
    const [high, low, a, b] = [draw.int(5, 9), draw.int(1, 4), draw.int(3, 12), draw.int(2, 9)];
    const [from, to, key] = [high * 1000 + a, low * 1000 - b, (high - low) * 1000 + a + b];
    return {
      asks: [
        `What is ${grouped(from)} − ${grouped(to)}?`,
        `A dam holds ${grouped(from)} units of water. ${grouped(to)} units flow out. How many units are left?`,
      ],
      key,
      slips: [
        [key - 2 * b, "took the small part off instead of adding it"],
        [key - b, "counted from the round number below"],
        [key - 1000, "lost a thousand on the way"],
        [key - a, "forgot what lies above the thousand"],
        [key + 1000, "forgot that a thousand was borrowed"],
      ],
      way: `From ${grouped(to)} it is ${b} to ${grouped(low * 1000)}, then ${grouped((high - low) * 1000)}, then ${a}: ${grouped(key)}.`,
    };
  }),
  make("larger-one-from-sum-and-gap", 3, (draw) => {
    const [sum, gap] = [draw.int(4, 12) * 100, draw.int(4, 19) * 10];
    const key = (sum + gap) / 2;
    return {
      asks: [
        `Two numbers add up to ${grouped(sum)}. One is ${gap} more than the other. What is the larger number?`,
        `A rope of ${grouped(sum)} cm is cut into two pieces, one ${gap} cm longer than the other. How many centimetres long is the longer piece?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [(sum - gap) / 2, "found the smaller one"],
        [sum - gap, "took the whole difference off the sum"],
        [sum / 2 + gap, "added the whole difference to the half"],
      ],
      way: `Equal halves are ${sum / 2}. Half of the difference, ${gap / 2}, goes to the larger one: ${key}.`,
    };
  }),
];
