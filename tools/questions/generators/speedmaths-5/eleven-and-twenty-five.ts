import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Multiplying by 11 and 25");

/** The families of the topic Multiplying by 11 and 25. */
export const elevenAndTwentyFive: readonly Family[] = [
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
  make("eleven-less-one", 1, (draw) => {
    const n = draw.int(3, 9) * 10 + draw.int(2, 8);
    return {
      asks: [
        `What is 11 × ${n} − ${n}?`,
        `11 buses with ${n} seats each are booked, and then one bus is given back. How many seats are left?`,
      ],
      key: 10 * n,
      slips: [
        [11 * n - 1, "took 1 off instead of one group"],
        [12 * n, "added one group more"],
        [9 * n, "took two groups off"],
        [11 * n - 11, "took 11 off instead of one group"],
        [11 * n - 10, "took 10 off instead of one group"],
      ],
      way: `11 groups of ${n} less one group are 10 groups: 10 × ${n} = ${grouped(10 * n)}.`,
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
  make("twenty-two-in-two-steps", 2, (draw, turn) => {
    const [n, by] = [draw.int(1, 4) * 10 + draw.int(2, 8), turn % 2 === 0 ? 22 : 33];
    const key = n * by;
    return {
      asks: [`What is ${n} × 22?`, `A crate holds 33 coconuts. How many coconuts do ${n} crates hold?`],
      key,
      slips: [
        [n * 11, "stopped after 11 times"],
        [n * (by - 2), "took the tens of the factor only"],
        [n * 10 * (by / 11) + n, "forgot to take the ones that often"],
        [n * (by + 11), "took 11 times once too often"],
        [key + 100, "carried a hundred too many"],
        [key - 100, "forgot a carried hundred"],
      ],
      way: `11 × ${n} = ${11 * n}, and ${by / 11} times that is ${grouped(key)}.`,
    };
  }),
  make("three-quarters-of-hundreds", 2, (draw) => {
    const n = draw.int(5, 22) * 4;
    return {
      asks: [`What is ${n} × 75?`, `A packet of tea weighs 75 g. How many grams do ${n} packets weigh?`],
      key: n * 75,
      slips: [
        [n * 25, "took one quarter instead of three"],
        [n * 50, "took one half instead of three quarters"],
        [(n * 75) / 10, "put one zero instead of two"],
        [n * 70 + 5, "multiplied the 7 and added the 5"],
        [n * 100 - 25, "took 25 off once only"],
      ],
      way: `75 is three quarters of 100. ${n} ÷ 4 × 3 = ${(n / 4) * 3}, so it is ${(n / 4) * 3} hundreds: ${grouped(n * 75)}.`,
    };
  }),
  make("eleven-and-fourteen-together", 3, (draw, turn) => {
    const n = draw.int(5, 23) * 4;
    return {
      asks: [
        `What is 11 × ${n} + 14 × ${n}?`,
        `A school sends 36 teams and a club 11 teams, with ${n} players in each. How many more players does the school send?`,
      ],
      key: 25 * n,
      slips: [
        [50 * n, "added the equal factors as well"],
        [turn % 2 === 0 ? 24 * n : 47 * n, turn % 2 === 0 ? "added 11 and 14 to 24" : "added the teams"],
        [20 * n + 5, "multiplied the 2 and added the 5"],
        [(25 * n) / 10, "lost a zero at the end"],
        [26 * n, "took one group too many"],
      ],
      way: `${turn % 2 === 0 ? "11 + 14" : "36 − 11"} = 25 groups of ${n}. A quarter of ${n} hundreds is ${grouped(25 * n)}.`,
    };
  }),
];
