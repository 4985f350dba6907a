import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { simpleInterest, timesItself, yearsForInterest } from "../quick-interest";
import { grouped } from "../words";

const make = familiesOf("Simple Interest");

/** The families of the topic Simple Interest. */
export const simpleInterestAtSpeed: readonly Family[] = [
  simpleInterest(
    make,
    1,
    [8, 60],
    [4, 5, 6, 8, 10, 12],
    [
      (p, r, t) => `What is the simple interest on ₹${grouped(p)} at ${r}% a year for ${t} years?`,
      (p, r, t) =>
        `A farmer borrows ₹${grouped(p)} for ${t} years at ${r}% simple interest a year. How much interest is due?`,
    ],
  ),
  yearsForInterest(
    make,
    1,
    [10, 60],
    [4, 5, 8, 10],
    [
      (p, r, i) =>
        `In how many years does ₹${grouped(p)} bring ₹${grouped(i)} simple interest at ${r}% a year?`,
      (p, r, i) =>
        `A deposit of ₹${grouped(p)} at ${r}% simple interest a year has earned ₹${grouped(i)}. For how many years has it been kept?`,
    ],
  ),
  timesItself(make, 2, [
    (rate, word) => `A sum ${word} at ${rate}% simple interest a year. How many years does that take?`,
    (years, word) => `At simple interest a sum ${word} in ${years} years. What is the rate of interest?`,
  ]),
  make("interest-for-months", 1, (draw) => {
    const [sum, rate, months] = [draw.int(4, 30) * 200, draw.one([6, 9, 12]), draw.one([2, 3, 4, 6, 8, 9])];
    const key = (sum * rate * months) / 1200;
    if (!Number.isInteger(key)) return undefined;
    return {
      asks: [
        `What is the simple interest on ₹${grouped(sum)} for ${months} months at ${rate}% a year?`,
        `A shop owes ₹${grouped(sum)} for ${months} months at a yearly rate of ${rate}%. How much simple interest does it pay?`,
      ],
      key,
      unit: "₹",
      slips: [
        [(sum * rate) / 100, "taking a full year"],
        [(sum * rate * months) / 100, "taking the months for years"],
        [tidy((sum * months) / 100), `forgetting that the rate is ${rate}% a year`],
        [key * 2, "doubling on the way"],
        [key / 2, "halving on the way"],
        [sum + key, "giving the amount"],
      ],
      way: `${rate}% a year is ${rate / 12}% a month, so ${months} months are ${(rate * months) / 12}%: ₹${grouped(key)}.`,
    };
  }),
];
