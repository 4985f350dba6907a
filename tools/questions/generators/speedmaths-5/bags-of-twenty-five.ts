import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Multiplying by 11 and 25");

/** “bags of twenty five” and “eleven by the middle digit”, for the topic of eleven-and-twenty-five.ts. */
export const bagsOfTwentyFive: readonly Family[] = [
  make("bags-of-twenty-five", 1, (draw) => {
    const hundreds = draw.int(6, 18);
    const more = draw.int(1, 3);
    const all = hundreds * 100 + more * 25;
    return {
      asks: [
        `How many groups of 25 make ${grouped(all)}?`,
        `${grouped(all)} kg of sand are filled in bags of 25 kg. How many bags does that take?`,
      ],
      key: hundreds * 4 + more,
      slips: [
        [hundreds + more, "took one group for each hundred"],
        [hundreds * 4, "left out what lies above the hundreds"],
        [hundreds * 2 + more, "took two groups for each hundred"],
        [hundreds * 4 + more * 25, "added the rest as if it were groups"],
        [hundreds * 5 + more, "took five groups for each hundred"],
      ],
      way: `Each hundred has 4 groups: ${hundreds} × 4 = ${hundreds * 4}. The ${more * 25} beyond has ${more}: ${hundreds * 4 + more} together.`,
    };
  }),
  make("eleven-by-the-middle-digit", 2, (draw) => {
    const [a, c] = [draw.int(2, 7), draw.int(1, 8)];
    if (a + c > 9 || a === c) return undefined;
    const text = (middle: number): string => String(a * 100 + middle * 10 + c);
    return {
      frames: [
        "Which of these numbers is 11 times a two-digit number?",
        "11 trays hold equally many eggs, with more than 9 on each. Which of these can be the number of all the eggs?",
      ],
      key: text(a + c),
      slips: [
        [text(Math.abs(a - c)), "took the difference of the outer digits for the middle"],
        [text(a + c - 1), "made the middle one less than the outer digits’ sum"],
        [text(c), "doubled the last digit, as in 22 and 33"],
        [text(a), "doubled the first digit, as in 22 and 33"],
      ],
      because: `11 × ${a}${c}: ${a}${c}0 + ${a}${c} = ${text(a + c)}. The middle digit is ${a} + ${c} = ${a + c}.`,
      isWords: true,
    };
  }),
];
