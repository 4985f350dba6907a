import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Simple Interest");

/** The families of the topic Simple Interest. */
export const simpleInterest: readonly Family[] = [
  make("rate-behind-an-amount", 1, (draw) => {
    const [sum, rate, years] = [draw.int(4, 16) * 500, draw.one([4, 5, 6, 8, 12]), draw.int(2, 5)];
    const interest = (sum * rate * years) / 100;
    return {
      asks: [
        `₹${grouped(sum)} becomes ₹${grouped(sum + interest)} in ${years} years at simple interest. What is the yearly rate?`,
        `Latha lends ₹${grouped(sum)} and gets ₹${grouped(sum + interest)} back after ${years} years. What was the yearly rate of simple interest?`,
      ],
      key: rate,
      unit: "%",
      hasDecimals: true,
      slips: [
        [rate * years, `found the per cent for all ${years} years together`],
        [Math.round((1000 + 10 * rate * years) / years) / 10, "took the final amount for the interest"],
        [
          Math.round((interest * 1000) / (sum + interest) / years) / 10,
          "took the per cent of the final amount",
        ],
      ],
      way: `The interest is ₹${grouped(interest)}, in one year ₹${grouped(interest / years)}. That is ${rate}% of ₹${grouped(sum)}.`,
    };
  }),
  make("interest-for-part-of-a-year", 1, (draw) => {
    const [sum, rate, months] = [draw.int(6, 40) * 100, draw.one([4, 6, 8, 12]), draw.one([3, 4, 8, 9])];
    const key = tidy((sum * rate * months) / 1200);
    if (!Number.isInteger(key)) return undefined;
    return {
      asks: [
        `What is the simple interest on ₹${grouped(sum)} for ${months} months at ${rate}% a year?`,
        `A shopkeeper borrows ₹${grouped(sum)} at ${rate}% a year and pays it back after ${months} months. How much simple interest does he pay?`,
      ],
      key,
      unit: "₹",
      hasDecimals: true,
      slips: [
        [(sum * rate) / 100, "took the interest for a whole year"],
        [tidy((sum * rate * months) / 1000), `took ${months} months for ${months / 10} of a year`],
        [tidy((sum * rate * (12 - months)) / 1200), "took the months that are left of the year"],
        [tidy((sum * rate) / 100 / months), "divided the interest of a year by the months"],
      ],
      way: `A year brings ₹${grouped((sum * rate) / 100)}. ${months} months are ${months}/12 of it: ₹${grouped(key)}.`,
    };
  }),
  make("two-rates-compared", 2, (draw) => {
    const [sum, years] = [draw.int(6, 30) * 500, draw.int(2, 4)];
    const [low, more] = [draw.one([4, 5, 6]), draw.one([1.5, 2, 2.5, 3])];
    const key = tidy((sum * more * years) / 100);
    if (!Number.isInteger(key)) return undefined;
    return {
      asks: [
        `One bank pays ${low}% simple interest a year, another ${tidy(low + more)}%. How much more does ₹${grouped(sum)} earn at the second in ${years} years?`,
        `The rate of a loan of ₹${grouped(sum)} rises from ${low}% to ${tidy(low + more)}% simple interest a year. How much more must be paid in ${years} years?`,
      ],
      key,
      unit: "₹",
      slips: [
        [tidy((sum * more) / 100), "took the difference for one year only"],
        [tidy((sum * (low + more) * years) / 100), "took the interest at the higher rate"],
        [tidy((sum * low * years) / 100), "took the interest at the lower rate"],
        [tidy((sum * more * (years + 1)) / 100), "took one year too many"],
        [tidy((sum * (2 * low + more) * years) / 100), "added the two rates"],
      ],
      way: `The rates differ by ${more}%. ${more}% of ₹${grouped(sum)} is ₹${grouped((sum * more) / 100)} a year, in ${years} years ₹${grouped(key)}.`,
    };
  }),
  make("from-double-to-four-times", 3, (draw, turn) => {
    const [years, times] = [draw.int(5, 14), [4, 3][turn % 2] ?? 4];
    const word = times === 4 ? "four times" : "three times";
    return {
      asks: [
        `At simple interest a sum doubles in ${years} years. In how many years does it become ${word} itself?`,
        `Money at simple interest becomes twice as much in ${years} years. After how many years is it ${word} as much?`,
      ],
      key: years * (times - 1),
      slips: [
        [years * times, "took the years for each time, the first one too"],
        [(years * times) / 2, "let it double again from the doubled sum"],
        [years * (times + 1), "counted the first sum as one more time"],
      ],
      way: `In ${years} years the interest is as much as the sum. It must be ${times - 1} times the sum, so ${times - 1} × ${years} = ${years * (times - 1)} years.`,
    };
  }),
  make("sum-behind-two-amounts", 3, (draw) => {
    const [sum, yearly, first, gap] = [
      draw.int(8, 40) * 100,
      draw.int(5, 25) * 10,
      draw.int(2, 4),
      draw.int(2, 3),
    ];
    if (first === gap) return undefined;
    const [one, two] = [sum + yearly * first, sum + yearly * (first + gap)];
    return {
      asks: [
        `A sum at simple interest amounts to ₹${grouped(one)} in ${first} years and to ₹${grouped(two)} in ${first + gap} years. What is the sum?`,
        `Irfan’s deposit at simple interest stands at ₹${grouped(one)} after ${first} years and at ₹${grouped(two)} after ${first + gap}. How much did he deposit?`,
      ],
      key: sum,
      unit: "₹",
      slips: [
        [one - (two - one), `took the gain of ${gap} years off once`],
        [one - yearly, "took off one year’s interest only"],
        [two - yearly * first, "took the first years’ interest off the later amount"],
        [one - yearly * (first + gap), "took all the years’ interest off the first amount"],
        [one - (two - one) * first, `took the gain of ${gap} years for that of one`],
        [one - yearly * gap, "took off the years between instead of the years before"],
      ],
      way: `${gap} years bring ₹${grouped(two - one)}, so one brings ₹${grouped(yearly)}. ₹${grouped(one)} − ${first} × ₹${grouped(yearly)} = ₹${grouped(sum)}.`,
    };
  }),
];
