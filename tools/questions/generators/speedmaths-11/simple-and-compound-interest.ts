import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Simple and Compound Interest");

const hundredth = (value: number): number => Number(value.toFixed(2));

/** The families of the topic Simple and Compound Interest. */
export const simpleAndCompoundInterest: readonly Family[] = [
  make("rate-when-compounded-quarterly", 1, (draw) => {
    const rate = draw.one([4, 8, 12, 16, 20]);
    const part = rate / 4;
    return {
      asks: [
        `A bank pays ${rate}% a year, compounded quarterly. Which per cent is closest to what a deposit really grows in a year?`,
        `A shop charges ${rate}% a year and adds interest every three months. Which per cent is closest to the true yearly rate?`,
      ],
      key: hundredth(((1 + part / 100) ** 4 - 1) * 100),
      unit: "%",
      hasDecimals: true,
      slips: [
        [rate, "left the interest on interest out"],
        [hundredth(rate + (rate * rate) / 400), "compounded only half-yearly"],
        [hundredth(rate + (part * part) / 100), "counted the square of the quarter’s rate only once"],
        [hundredth(rate + (4 * part * part) / 100), "counted the square of the quarter’s rate four times"],
        [hundredth(rate + (rate * rate) / 100), "squared the whole yearly rate"],
      ],
      way: `The factor is ${tidy(1 + part / 100)}⁴, in per cents about ${rate} + 6 × ${part}²/100 = ${hundredth(rate + (6 * part * part) / 100)} and a little more. So ${hundredth(((1 + part / 100) ** 4 - 1) * 100)}% is closest.`,
    };
  }),
  make("extra-interest-of-three-years", 2, (draw) => {
    const [rate, sum] = [draw.one([5, 10, 20]), draw.int(1, 12) * 8000];
    const r = rate / 100;
    const key = Math.round(sum * r * r * (3 + r));
    return {
      asks: [
        `By how much is compound interest on ₹${grouped(sum)} for 3 years at ${rate}% a year greater than simple interest?`,
        `A trust lends ₹${grouped(sum)} for 3 years at ${rate}%. How much more does it earn if interest is compounded yearly and not simple?`,
      ],
      key,
      unit: "₹",
      slips: [
        [Math.round(sum * r * r * 3), "left the interest on interest on interest out"],
        [Math.round(sum * r * r), "found the extra of two years"],
        [Math.round(sum * r * r * (2 + r)), "counted the interest on interest only twice"],
        [Math.round(sum * r * r * (1 + r)), "let the extra of two years earn one more year"],
      ],
      way: `(1 + r)³ − 1 − 3r = 3r² + r³ with r = ${r}: ${grouped(sum)} × ${r} × ${r} × (3 + ${r}) = ₹${grouped(key)}.`,
    };
  }),
  make("rate-from-both-interests", 2, (draw) => {
    const [rate, unit] = [draw.one([4, 5, 6, 8, 10, 12, 15, 20]), draw.int(2, 12) * 100];
    const [simple, extra] = [2 * unit, tidy((unit * rate) / 100)];
    if (!Number.isInteger(extra)) return undefined;
    return {
      asks: [
        `On the same sum at the same rate the simple interest of 2 years is ₹${grouped(simple)} and the compound interest ₹${grouped(simple + extra)}. What is the rate?`,
        `In two years a deposit would bring ₹${grouped(simple)} at simple interest, but brings ₹${grouped(simple + extra)} as interest is compounded yearly. What is the yearly rate?`,
      ],
      key: rate,
      unit: "%",
      hasDecimals: true,
      slips: [
        [rate / 2, "compared the extra with the interest of both years"],
        [hundredth((100 * extra) / (simple + extra)), "compared the extra with the compound interest"],
        [2 * rate, "halved the interest of one year once more"],
        [rate / 4, "halved the rate for each of the two years"],
      ],
      way: `One year’s simple interest is ₹${grouped(unit)}. The extra ₹${grouped(extra)} is the interest on it, which is ${rate}%.`,
    };
  }),
  make("deposit-every-month", 2, (draw) => {
    const [sum, rate, months] = [
      draw.int(2, 12) * 100,
      draw.one([4, 6, 8, 9, 10]),
      draw.one([8, 12, 15, 20, 24]),
    ];
    const interest = (count: number): number => tidy((sum * count * rate) / 1200);
    const key = interest((months * (months + 1)) / 2);
    if (!Number.isInteger(key)) return undefined;
    return {
      asks: [
        `₹${grouped(sum)} is put in at the start of every month for ${months} months, at ${rate}% simple interest a year. How much interest is due at the end of the last month?`,
        `A tailor saves ₹${grouped(sum)} at the start of each of ${months} months in a scheme with ${rate}% simple interest a year. How much interest does she get at the end of the last month?`,
      ],
      key,
      unit: "₹",
      hasDecimals: true,
      slips: [
        [interest(months * months), "let every deposit earn for the whole time"],
        [interest((months * (months - 1)) / 2), "let the last deposit earn nothing"],
        [interest((months * months) / 2), "took half of the months for every deposit"],
        [interest(months), "counted one month of interest for each deposit"],
        [interest(months * (months + 1)), "forgot to halve the sum of the months"],
      ],
      way: `The deposits earn for ${months}, ${months - 1}, …, 1 months, together ${(months * (months + 1)) / 2}: ${grouped(sum)} × ${(months * (months + 1)) / 2} × ${rate} ÷ 1,200 = ₹${grouped(key)}.`,
    };
  }),
  make("prize-for-ever", 3, (draw) => {
    const [rate, sum] = [draw.one([4, 5, 8, 10, 12.5]), draw.int(2, 9) * 1000];
    const rest = tidy((sum * 100) / rate);
    return {
      asks: [
        `A prize of ₹${grouped(sum)} is to be given every year for ever, the first one today. Money earns ${rate}% a year. What sum pays for all the prizes?`,
        `An old college wants to pay a scholar ₹${grouped(sum)} now and at the end of each year for ever. How much must it set aside, if money earns ${rate}%?`,
      ],
      key: rest + sum,
      unit: "₹",
      slips: [
        [rest, "forgot the payment of today"],
        [rest - sum, "took the first payment away instead of adding it"],
        [rest + 2 * sum, "counted the payment of today twice"],
      ],
      way: `The yearly payments need ₹${grouped(sum)} ÷ ${tidy(rate / 100)} = ₹${grouped(rest)}, which is never touched. With today’s ₹${grouped(sum)} it is ₹${grouped(rest + sum)}.`,
    };
  }),
];
