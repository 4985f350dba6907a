import { signed } from "../algebra-words";
import type { Family } from "../family";
import { drawPerson } from "../people";
import { numeric } from "../signed-slips";
import { wholeRupees } from "../words";

const topic = "Percentage and Interest";

const priceBeforeDiscount: Family = {
  name: "marked-price",
  topic,
  level: 1,
  draft: (draw) => {
    const [percent, marked] = [draw.one([10, 15, 20, 25, 30]), draw.int(8, 40) * 100];
    const paid = (marked * (100 - percent)) / 100;
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `After a discount of ${percent}% ${name} pays ${wholeRupees(paid)} for a jacket. What was its marked price?`,
        `A shop takes ${percent}% off every bag. ${name} pays ${wholeRupees(paid)} for one. How much would ${they} have paid without the discount?`,
      ],
      ...numeric(wholeRupees, marked, [
        [(paid * (100 + percent)) / 100, `added ${percent}% of the price that was paid`],
        [(paid * (100 - percent)) / 100, "took the discount off a second time"],
        [2 * marked - paid, "added the discount twice"],
      ]),
      because: `${wholeRupees(paid)} is ${100 - percent}% of the marked price, so 100% is ${wholeRupees(paid)} ÷ ${100 - percent} × 100 = ${wholeRupees(marked)}.`,
    };
  },
};

const compoundInterest: Family = {
  name: "compound-interest",
  topic,
  level: 2,
  draft: (draw) => {
    const [rate, sum] = [draw.one([5, 10, 15, 20]), draw.int(2, 24) * 1000];
    const amount = (sum * (100 + rate) ** 2) / 10_000;
    const key = amount - sum;
    return {
      frames: [
        `A sum of ${wholeRupees(sum)} is lent for 2 years at ${rate}% a year, compounded yearly. What is the interest?`,
        `A bank pays ${rate}% a year and adds the interest to the account every year. How much interest does a deposit of ${wholeRupees(sum)} earn in 2 years?`,
      ],
      ...numeric(wholeRupees, key, [
        [(sum * rate * 2) / 100, "found simple interest"],
        [amount, "gave the amount with the sum itself"],
        [(sum * rate) / 100, "stopped after the first year"],
        [(sum * 2 * rate) / 100 + (sum * rate * rate) / 5000, "added the interest on the interest twice"],
      ]),
      because: `The sum grows to ${wholeRupees((sum * (100 + rate)) / 100)} and then to ${wholeRupees(amount)}, so the interest is ${wholeRupees(key)}.`,
    };
  },
};

const upAndDown: Family = {
  name: "rise-and-then-fall",
  topic,
  level: 2,
  draft: (draw) => {
    const [up, down] = [draw.int(2, 8) * 5, draw.int(2, 8) * 5];
    const key = up - down - (up * down) / 100;
    // Neither a rise nor a fall may be plain at a glance.
    if (up <= down || !Number.isInteger(key * 2) || Math.abs(key) < 1 || Math.abs(key) > 6) return undefined;
    const show = (value: number): string => `${signed(value)}%`;
    const change = (value: number): string =>
      `${value > 0 ? "a rise" : "a fall"} of ${show(Math.abs(value))}`;
    const slips = [
      [up - down, "added the two percentages as if they were of the same price"],
      [-key, "turned rise and fall round"],
      [down - up, "subtracted in the wrong order"],
      [up - down + (up * down) / 100, "added the part that is lost"],
      [(up - down) / 2, "took the average of the two changes"],
    ] as const;
    return {
      frames: [
        `The price of onions rises by ${up}% in June and falls by ${down}% in July. What is the change over the two months?`,
        `The number of visitors to a park goes up by ${up}% in one year and down by ${down}% in the next. What is the change over both years together?`,
      ],
      key: change(key),
      slips: slips
        .filter(([value]) => value !== 0 && Number.isInteger(value * 2))
        .map(([value, mistake]) => [change(value), mistake] as const),
      because: `100 grows to ${100 + up}, and ${down}% of ${100 + up} is ${signed(((100 + up) * down) / 100)}, which leaves ${signed(100 + key)}: ${change(key)}.`,
    };
  },
};

export const percentageAndInterest: readonly Family[] = [priceBeforeDiscount, compoundInterest, upAndDown];
