import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { timesNearlyRound, timesTwentyFive } from "../quick-products";
import { grouped } from "../words";

const make = familiesOf("Multiplying by 25 and 99");

/** The families of the topic Multiplying by 25 and 99. */
export const twentyFiveAndNinetyNine: readonly Family[] = [
  timesTwentyFive(
    make,
    1,
    [27, 59],
    (n) => `A charity packs ${n} boxes with 25 notebooks in each. How many notebooks is that?`,
  ),
  timesNearlyRound(
    make,
    ["times-99-or-101", 1],
    [99, 101],
    [34, 87],
    (n, near) => `One bag of cement mix costs ₹${near}. How many rupees do ${n} bags cost?`,
  ),
  timesNearlyRound(
    make,
    ["times-98-or-102", 2],
    [98, 102],
    [24, 68],
    (n, near) => `A press prints ${near} pages a minute. How many pages does it print in ${n} minutes?`,
  ),
  make("times-75", 2, (draw) => {
    const number = draw.int(6, 19) * 4;
    const key = number * 75;
    return {
      asks: [
        `What is ${number} × 75?`,
        `An overnight bus ticket costs ₹75 more than a day ticket. How many rupees more do ${number} passengers pay?`,
      ],
      key,
      slips: [
        [number * 25, "taking one quarter of the hundreds instead of three"],
        [number * 50, "taking half of the hundreds"],
        [number * 100, "forgetting the three quarters"],
        [key / 10, "losing a zero"],
        [key + 100, "a slip in the quarter"],
        [key - 100, "a slip in the quarter"],
      ],
      way: `75 is three quarters of 100: ${number} ÷ 4 = ${number / 4}, times 3 is ${(number / 4) * 3}, so ${grouped(key)}.`,
    };
  }),
  make("times-999", 3, (draw) => {
    const number = draw.int(13, 78);
    const key = number * 999;
    if (number % 10 === 0) return undefined;
    return {
      asks: [
        `What is ${number} × 999?`,
        `A shop sells ${number} mixers for ₹999 each. How many rupees does it take in?`,
      ],
      key,
      slips: [
        [number * 1000 - 1, "taking only 1 away"],
        [number * 1001, `adding ${number} instead of taking it away`],
        [number * 1000, "stopping at a thousand times"],
        [key + 100, "a slip of a hundred"],
        [key - 100, "a slip of a hundred"],
        [number * 100 - number, "losing a zero of the thousand"],
      ],
      way: `A thousand times less once: ${grouped(number * 1000)} − ${number} = ${grouped(key)}.`,
    };
  }),
];
