import { drawLineGraph } from "../../figures/graphs";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Simple and Compound Interest");

/** The families of the topic Simple and Compound Interest. */
export const simpleAndCompoundInterest: readonly Family[] = [
  make("rate-between-two-years", 1, (draw) => {
    const [rate, early] = [draw.one([5, 8, 10, 15, 20, 25]), draw.int(11, 60) * 100];
    const late = (early * (100 + rate)) / 100;
    if (!Number.isInteger(late)) return undefined;
    return {
      asks: [
        `At compound interest a deposit is worth ₹${grouped(early)} after 2 years and ₹${grouped(late)} after 3 years. What is the yearly rate?`,
        `A loan at interest compounded yearly stands at ₹${grouped(early)} at the end of the second year and at ₹${grouped(late)} a year later. What rate is charged?`,
      ],
      key: rate,
      unit: "%",
      hasDecimals: true,
      slips: [
        [tidy(rate / 3), "shared the growth of the third year by three"],
        [rate / 2, "shared the growth of the third year by two"],
        [Number(((100 * rate) / (100 + rate)).toFixed(1)), "compared the growth with the later amount"],
        [tidy(rate * 3), "took the rate of all three years together"],
        [tidy(rate * 2), "took the rate of two years together"],
      ],
      way: `In the third year ₹${grouped(early)} earns ₹${grouped(late - early)}, and that is ${rate}% of ₹${grouped(early)}.`,
    };
  }),
  make("sum-from-the-extra-interest", 2, (draw) => {
    const [rate, sum] = [draw.one([4, 5, 6, 8, 10, 12]), draw.int(2, 30) * 500];
    const extra = (sum * rate * rate) / 10_000;
    if (!Number.isInteger(extra) || extra < 5) return undefined;
    return {
      asks: [
        `For 2 years at ${rate}%, compound interest on a sum is ₹${grouped(extra)} more than simple interest. What is the sum?`,
        `Two friends invest the same sum for 2 years at ${rate}% a year. The one with interest compounded yearly gets ₹${grouped(extra)} more than the one with simple interest. What is the sum?`,
      ],
      key: sum,
      unit: "₹",
      slips: [
        [tidy((extra * 100) / rate), "found the interest of one year and stopped"],
        [tidy((extra * 100) / (2 * rate)), "took the extra for simple interest of two years"],
        [tidy(sum / 2), "doubled the square of the rate before dividing"],
        [tidy(sum * 2), "halved the square of the rate before dividing"],
        [tidy(extra * rate * rate), "multiplied by the square of the rate in per cent"],
      ],
      way: `The extra is the interest on the first year’s interest, so that interest is ₹${grouped(extra)} ÷ ${rate / 100} = ₹${grouped((extra * 100) / rate)}. The sum is ₹${grouped((extra * 100) / rate)} ÷ ${rate / 100} = ₹${grouped(sum)}.`,
    };
  }),
  make("doubling-again-and-again", 2, (draw) => {
    const [years, power] = [draw.int(4, 9), draw.int(2, 5)];
    const word = ["", "", "four", "eight", "sixteen", "thirty-two"][power] ?? "";
    return {
      asks: [
        `A sum at compound interest doubles in ${years} years. In how many years does it become ${word} times itself?`,
        `The number of e-buses in a state grows by the same per cent each year and doubles in ${years} years. After how many years are there ${word} times as many?`,
      ],
      key: years * power,
      unit: " years",
      slips: [
        [years * 2 ** power, "multiplied the years by the number of times"],
        [years * 2 ** (power - 1), "took half the number of times for the doublings"],
        [years * (2 ** power - 1), "let it grow by the same amount each time"],
        [years * (power + 1), "counted one doubling too many"],
        [years + 2 ** power, "added the number of times to the years"],
      ],
      way: `${word.charAt(0).toUpperCase()}${word.slice(1)} times is ${power} doublings, so it takes ${power} × ${years} = ${years * power} years.`,
    };
  }),
  make("rate-when-compounded-half-yearly", 1, (draw) => {
    const rate = draw.one([4, 6, 8, 10, 12, 14, 16, 20]);
    const half = rate / 2;
    return {
      asks: [
        `Interest of ${rate}% a year is compounded half-yearly. How many per cent does a deposit grow in one year?`,
        `A card company charges ${rate}% a year and adds interest every six months. What per cent of the debt is the interest of a full year?`,
      ],
      key: tidy(rate + (half * half) / 100),
      unit: "%",
      hasDecimals: true,
      slips: [
        [rate, "left the interest on the first half’s interest out"],
        [tidy(2 * rate + (rate * rate) / 100), "took the full rate for each half year"],
        [tidy(rate + (rate * rate) / 100), "squared the whole rate for the extra"],
        [tidy(rate + half / 10), "took a tenth of the half-year rate for the extra"],
        [tidy(rate + (rate * half) / 100), "multiplied the full rate by the half"],
      ],
      way: `Each half year brings ${half}%, and in the second one ${half}% of the first ${half}% comes on top: ${half} + ${half} + ${tidy((half * half) / 100)} = ${tidy(rate + (half * half) / 100)}%.`,
    };
  }),
  make("two-equal-instalments", 3, (draw) => {
    const [rate, over, under] = draw.one([
      [10, 11, 10],
      [20, 6, 5],
      [25, 5, 4],
      [5, 21, 20],
    ] as const);
    const unit = draw.int(1, 9) * (rate === 10 || rate === 5 ? 10 : 50);
    const [key, sum] = [over * over * unit, under * (over + under) * unit];
    const grown = (sum * over * over) / (under * under);
    return {
      asks: [
        `₹${grouped(sum)} is borrowed at ${rate}% compound interest and paid back in two equal yearly instalments. How much is each?`,
        `A sewing machine costs ₹${grouped(sum)}. It is paid in two equal sums, after one and after two years, at ${rate}% interest compounded yearly. How much is each sum?`,
      ],
      key,
      unit: "₹",
      slips: [
        [tidy(grown / 2), "halved what the whole would grow to in two years"],
        [tidy((sum * (100 + 2 * rate)) / 200), "halved the sum with two years’ simple interest"],
        [tidy((sum * (100 + rate)) / 200), "halved the sum with one year’s interest"],
        [tidy(sum / 2), "halved the price and left the interest out"],
      ],
      way: `An instalment of x is worth x ÷ ${1 + rate / 100} + x ÷ ${1 + rate / 100}² today. That is ₹${grouped(sum)} for x = ₹${grouped(key)}: ₹${grouped((key * under) / over)} + ₹${grouped((key * under * under) / (over * over))}.`,
    };
  }),
  make("years-read-from-the-line", 1, (draw) => {
    const [first, rise, rate] = draw.one([
      [500, 100, 10],
      [400, 200, 25],
      [200, 100, 25],
    ] as const);
    const values = [0, 1, 2, 3].map((place) => first + rise * place);
    const grown = (per: number, years: number): number => tidy(first * (1 + per / 100) ** years);
    const key = grown(rate, 2);
    return {
      asks: [
        "The graph shows a deposit at simple interest. What would it have become after 2 years, compounded yearly at the same rate?",
        "The line shows how a loan at simple interest grows over the years. How much would be owed after 2 years, compounded yearly at the same rate?",
      ],
      key,
      unit: "₹",
      hasDecimals: true,
      slips: [
        [first + rise, "read the amount at simple interest"],
        [grown(2 * rate, 2), "took the interest of two years for one year’s"],
        [grown(rate, 3), "let it grow for three years"],
        [grown(rate, 1), "let it grow for one year only"],
      ],
      way: `Two years bring ₹${rise} on ₹${first}, so the rate is ${rate}% a year. Compounded, ₹${first} becomes ₹${first} × ${tidy(1 + rate / 100)}² = ₹${tidy(key).toFixed(2).replace(".00", "")}.`,
      figure: {
        alt: `A line graph of rupees at years 0, 2, 4 and 6: ${values.join(", ")}`,
        draw: (alt) =>
          drawLineGraph({
            alt,
            names: ["0", "2", "4", "6"],
            quantity: "Rupees",
            most: 1000,
            step: 100,
            rows: [{ values }],
          }),
      },
    };
  }),
];
