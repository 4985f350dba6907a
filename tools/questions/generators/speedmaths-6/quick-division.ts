import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Quick Division");

/** The families of the topic Quick Division. */
export const quickDivision: readonly Family[] = [
  make("divide-by-twenty-five", 1, (draw) => {
    const key = draw.int(26, 96);
    const whole = key * 25;
    if (key % 4 === 0) return undefined;
    return {
      asks: [
        `What is ${grouped(whole)} ÷ 25?`,
        `A reservoir loses ${grouped(whole)} litres in 25 days, the same each day. How many litres does it lose in a day?`,
      ],
      key,
      slips: [
        [Math.floor(whole / 100), "dividing by 100 and forgetting to multiply by 4"],
        [key * 2, "multiplying by 8 instead of 4"],
        [Math.floor(whole / 100) * 4, "forgetting the rest of less than a hundred"],
        [key + 4, "a hundred too many"],
        [key - 4, "a hundred too few"],
        [key * 10, "writing a zero too many"],
      ],
      way: `Times 4 and by 100: ${grouped(whole)} × 4 = ${grouped(whole * 4)}, and ${grouped(whole * 4)} ÷ 100 = ${key}.`,
    };
  }),
  make("divide-in-two-steps", 1, (draw) => {
    const [a, b] = draw.one([
      [2, 6],
      [3, 5],
      [2, 7],
      [3, 6],
      [4, 6],
    ] as const);
    const key = draw.int(12, 36);
    const by = a * b;
    return {
      asks: [
        `What is ${key * by} ÷ ${by}?`,
        `${key * by} plants are set in ${by} equal rows. How many plants stand in a row?`,
      ],
      key,
      slips: [
        [key * a, `dividing by ${b} only`],
        [key * b, `dividing by ${a} only`],
        [key + 10, "a ten too many"],
        [key - 10, "a ten too few"],
        [key + 2, "a slip in the second step"],
      ],
      way: `Divide by ${a} and then by ${b}: ${key * by} ÷ ${a} = ${key * b}, and ${key * b} ÷ ${b} = ${key}.`,
    };
  }),
  make("split-off-a-hundred", 1, (draw) => {
    const [by, hundreds, more] = [draw.int(6, 9), draw.one([1, 2]), draw.int(3, 9)];
    const key = hundreds * 100 + more;
    const whole = key * by;
    return {
      asks: [
        `What is ${grouped(whole)} ÷ ${by}?`,
        `${grouped(whole)} apples are packed ${by} to a bag. How many bags is that?`,
      ],
      key,
      slips: [
        [hundreds * 10 + more, "losing the zero in the middle"],
        [hundreds * 100 + more * 10, "writing the last digit one place too early"],
        [hundreds * 100, `stopping at ${hundreds * 100 * by} ÷ ${by}`],
        [key + 1, "a slip in the table"],
        [key - 1, "a slip in the table"],
        [key + 10, "a slip of ten"],
      ],
      way: `${grouped(hundreds * 100 * by)} ÷ ${by} = ${hundreds * 100} and ${more * by} ÷ ${by} = ${more}: together ${key}.`,
    };
  }),
  make("cancel-before-dividing", 2, (draw) => {
    const [a, b, key] = [draw.int(3, 9), draw.int(3, 8), draw.int(12, 29)];
    if (a === b || key % 10 === 0) return undefined;
    return {
      asks: [
        `What is ${key * b} × ${a} ÷ ${a * b}?`,
        `${a} lorries bring ${key * b} sacks each. The sacks are shared among ${a * b} shops. How many sacks does each shop get?`,
      ],
      key,
      slips: [
        [key * a, `dividing by ${b} only`],
        [key * b, `cancelling ${a} and forgetting the ${b}`],
        [key * a * a, `multiplying by ${a} twice`],
        [key + b, "a slip in the division"],
        [key - b, "a slip in the division"],
      ],
      way: `Cancel ${a} first: ${key * b} ÷ ${b} = ${key}.`,
    };
  }),
  make("divide-by-125", 3, (draw) => {
    const key = draw.int(13, 48);
    const whole = key * 125;
    if (key % 8 === 0) return undefined;
    return {
      asks: [
        `What is ${grouped(whole)} ÷ 125?`,
        `A dairy fills ${grouped(whole)} mL of cream into cups of 125 mL. How many cups does it fill?`,
      ],
      key,
      slips: [
        [key * 2, "multiplying by 16 instead of 8"],
        [Math.floor(whole / 1000), "dividing by 1,000 and forgetting the 8"],
        [Math.floor(whole / 1000) * 8, "forgetting the rest of less than a thousand"],
        [key + 8, "a thousand too many"],
        [key - 8, "a thousand too few"],
        [key + 4, "a slip of half a thousand"],
      ],
      way: `Each thousand has eight 125s: ${grouped(whole)} × 8 = ${grouped(whole * 8)}, and ${grouped(whole * 8)} ÷ 1,000 = ${key}.`,
    };
  }),
];
