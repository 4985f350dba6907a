import type { Family } from "../family";
import { numeric, quotients } from "../signed-slips";
import { hcf, lcm } from "../whole";
import { grouped } from "../words";

const topic = "Real Numbers";

const otherNumber: Family = {
  name: "other-number",
  topic,
  level: 1,
  draft: (draw) => {
    const [g, a, b] = [draw.int(4, 15), draw.int(3, 9), draw.int(4, 11)];
    if (hcf(a, b) !== 1) return undefined;
    return {
      frames: [
        `The HCF of two numbers is ${g} and their LCM is ${grouped(g * a * b)}. If one number is ${g * a}, what is the other?`,
        `One drum holds ${g * a} litres and another an unknown whole number of litres. The HCF of the two numbers is ${g}, their LCM ${grouped(g * a * b)}. What is the unknown number?`,
      ],
      ...numeric(
        grouped,
        g * b,
        [
          [b, `dividing the LCM by ${g * a} and forgetting the HCF`],
          [g * b * g, "multiplying by the HCF once too often"],
          [g * a * b - g * a, "subtracting the number from the LCM"],
          [a * b, "dividing the LCM by the HCF"],
          [g * b + g, "a slip of one HCF"],
          [g * b - g, "a slip of one HCF"],
          [g * a + g, "adding the HCF to the number that is given"],
        ],
        0,
      ),
      because: `HCF × LCM equals the product of the numbers, so the other is ${g} × ${grouped(g * a * b)} ÷ ${g * a} = ${g * b}.`,
    };
  },
};

const terminatingDecimal: Family = {
  name: "terminating-decimal",
  topic,
  level: 1,
  draft: (draw) => {
    const [p, q] = [draw.one([3, 7, 9, 11, 13, 21]), draw.one([16, 20, 32, 40, 50, 64, 80, 125])];
    const wrong = draw.shuffle([12, 15, 18, 24, 28, 30, 35, 36, 45, 48, 60, 75]).slice(0, 5);
    const top = (under: number): number => [5, 7, 11, 13, 17].find((over) => hcf(over, under) === 1) ?? 1;
    if (hcf(p, q) !== 1) return undefined;
    return {
      frames: [
        "Which of these rational numbers has a terminating decimal expansion?",
        "The decimal form of one of these numbers comes to an end, that of the others repeats for ever. Which one comes to an end?",
      ],
      ...quotients(
        [p, q],
        wrong.map((under) => [
          top(under),
          under,
          `overlooking the factor ${under % 7 === 0 ? 7 : 3} of the denominator`,
        ]),
      ),
      because: `In lowest terms only ${p}/${q} has a denominator without other prime factors than 2 and 5.`,
    };
  },
};

const sameRemainders: Family = {
  name: "same-remainders",
  topic,
  level: 2,
  draft: (draw) => {
    const [key, a, b] = [draw.int(12, 36), draw.int(5, 14), draw.int(6, 15)];
    const [r, s] = [draw.int(3, 11), draw.int(3, 11)];
    if (hcf(a, b) !== 1 || a === b || r === s) return undefined;
    const [first, second] = [key * a + r, key * b + s];
    return {
      frames: [
        `What is the greatest number that divides ${first} and ${second} and leaves the remainders ${r} and ${s}?`,
        `${first} notebooks and ${second} pens are shared equally among as many students as possible; ${r} notebooks and ${s} pens are left over. How many students are there?`,
      ],
      ...numeric(String, key, [
        [key - r, "subtracting a remainder at the end"],
        [hcf(first, second), "forgetting the remainders"],
        [hcf(first + r, second + s), "adding the remainders in place of subtracting them"],
        [key * 2, "taking a common multiple of the wrong factor"],
        [key % 2 === 0 ? key / 2 : key / 3, "stopping before all common factors are found"],
        [lcm(r, s), "working with the remainders alone"],
        [Math.abs(second - first), "subtracting the two numbers"],
      ]),
      because: `The number divides ${first} − ${r} = ${key * a} and ${second} − ${s} = ${key * b}, and the HCF of these is ${key}.`,
    };
  },
};

export const realNumbers: readonly Family[] = [otherNumber, terminatingDecimal, sameRemainders];
