import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { timesEleven, timesTwentyFive } from "../quick-products";
import { grouped } from "../words";

const make = familiesOf("Multiplying by 11 and 25");

/** The families of the topic Multiplying by 11 and 25. */
export const elevenAndTwentyFive: readonly Family[] = [
  timesEleven(
    make,
    1,
    [42, 98],
    (n) => `A cricket ground sells ${n} tickets in each of 11 rows. How many tickets is that?`,
  ),
  timesTwentyFive(
    make,
    1,
    [15, 24],
    (n) => `A chemist has ${n} strips of 25 vitamin tablets. How many tablets are there?`,
  ),
  make("four-times-twenty-five", 1, (draw) => {
    const [number, four] = [draw.int(17, 89), draw.one([4, 8])];
    const key = number * four * 25;
    if (number % 10 === 0) return undefined;
    return {
      asks: [
        `What is ${four} × ${number} × 25?`,
        `A mall has ${four} floors. Each floor has ${number} rows of 25 parking places. How many parking places are there?`,
      ],
      key,
      slips: [
        [key / 10, "losing a zero"],
        [number + four * 25, `adding ${number} instead of multiplying by it`],
        [key + four * 25, `a slip of one in ${number}`],
        [key - four * 25, `a slip of one in ${number}`],
        [four === 4 ? key * 2 : key / 2, `a wrong product ${four} × 25`],
      ],
      way: `Multiply the friendly pair first: ${four} × 25 = ${four * 25}, and ${four * 25} × ${number} = ${grouped(key)}.`,
    };
  }),
  make("box-times-25", 2, (draw) => {
    const key = draw.int(5, 19) * 4;
    return {
      asks: [
        `Which number completes □ × 25 = ${grouped(key * 25)}?`,
        `Wires of 25 m are cut from a cable of ${grouped(key * 25)} m. How many wires does it give?`,
      ],
      key,
      slips: [
        [key / 4, `taking ${key / 4} hundreds and forgetting the four 25s in each`],
        [key * 2, "counting eight 25s in each hundred"],
        [key / 2, "counting two 25s in each hundred"],
        [key + 4, "counting a hundred too many"],
        [key - 4, "counting a hundred too few"],
      ],
      way: `Each hundred has four 25s, and ${grouped(key * 25)} is ${key / 4} hundreds: ${key / 4} × 4 = ${key}.`,
    };
  }),
  make("times-11-backwards", 2, (draw) => {
    const key = draw.int(23, 87);
    if (key % 11 === 0 || key % 10 === 0) return undefined;
    const [tens, ones] = [Math.floor(key / 10), key % 10];
    return {
      asks: [
        `Which number times 11 is ${key * 11}?`,
        `11 friends share the cost of a tent equally. The tent costs ₹${key * 11}. How many rupees does each of them pay?`,
      ],
      key,
      slips: [
        [ones * 10 + tens, "swapping the two digits"],
        [key + 10, "forgetting that a ten was carried"],
        [key - 10, "taking a ten away that was not carried"],
        [key + 1, "a slip in the last digit"],
        [key * 10, "taking away the number once instead of dividing"],
      ],
      way: `The last digit must be ${ones}, because ${key * 11} ends in ${(key * 11) % 10}. Check: ${key * 10} + ${key} = ${key * 11}.`,
    };
  }),
  make("times-11-three-digits", 2, (draw) => {
    const number = draw.int(123, 584);
    const key = number * 11;
    if (number % 10 < 2 || number % 10 === Math.floor(number / 10) % 10) return undefined;
    return {
      asks: [
        `How much is ${number} × 11?`,
        `An orchard sends ${number} baskets of 11 kg of apples to the market. How many kilograms is that?`,
      ],
      key,
      slips: [
        [key - 100, "forgetting a carried hundred"],
        [key - 10, "forgetting a carried ten"],
        [number * 10 + 11, `adding 11 instead of ${number}`],
        [key + 100, "carrying a hundred too many"],
        [number * 12, `adding ${number} twice`],
      ],
      way: `Ten times and once more: ${grouped(number * 10)} + ${number} = ${grouped(key)}.`,
    };
  }),
];
