import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";

const make = familiesOf("Money and Change");

/** “quarters of a rupee” and “so much more than the other”, for the topic of money-and-change.ts. */
export const quartersOfARupee: readonly Family[] = [
  make("quarters-of-a-rupee", 1, (draw) => {
    const [n, whole, part] = [draw.int(2, 5) * 4, draw.int(3, 18), draw.one([0.25, 0.5, 0.75])];
    const price = (whole + part).toFixed(2);
    return {
      asks: [
        `A stamp costs ₹${price}. How many rupees do ${n} of these stamps cost?`,
        `Sheets of card are ₹${price} each. How many rupees does a teacher pay for ${n} of them?`,
      ],
      key: n * (whole + part),
      hasDecimals: true,
      slips: [
        [n * whole, "left the paise out"],
        [n * (whole + 1), "rounded the price up"],
        [n * whole + part, "added the paise once only"],
        [n * whole + n, "took the paise of each for a whole rupee"],
        [n * whole + part * 10, "took the paise ten times"],
      ],
      way: `${n} × ${whole} = ${n * whole}, and ${n} times ${part * 100} paise make ₹${n * part}. Together that is ₹${n * (whole + part)}.`,
    };
  }),
  make("so-much-more-than-the-other", 3, (draw) => {
    const [small, more] = [draw.int(3, 19) * 5, draw.int(2, 9) * 20];
    const sum = 2 * small + more;
    return {
      asks: [
        `A bag and a belt cost ₹${sum} together. The bag costs ₹${more} more than the belt. How many rupees does the belt cost?`,
        `Lalit and Meena earn ₹${sum} together, and Meena earns ₹${more} more than Lalit. How many rupees does Lalit earn?`,
      ],
      key: small,
      hasDecimals: true,
      slips: [
        [sum - more, "took the difference off and did not halve"],
        [small + more, "found the larger amount"],
        [sum / 2, "halved the sum only"],
        [tidy(sum / 2 - more), "took the whole difference off the half"],
        [more / 2, "halved the difference only"],
      ],
      way: `Without the ₹${more} both would be equal: ${sum} − ${more} = ${2 * small}. Half of it is ${small}.`,
    };
  }),
];
