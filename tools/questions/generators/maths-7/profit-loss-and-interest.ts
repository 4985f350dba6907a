import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { drawPerson } from "../people";
import { numeric } from "../signed-slips";
import { count, wholeRupees } from "../words";

const topic = "Profit, Loss and Interest";

const repairAndSell: Family = {
  name: "profit-after-repairs",
  topic,
  level: 1,
  draft: (draw) => {
    const [parts, percent] = [draw.one([4, 5, 10]), draw.one([5, 8, 10, 12, 15, 20, 25])];
    const repair = draw.int(4, 12) * 50;
    const cost = repair * (parts + 1);
    const price = (cost * (100 + percent)) / 100;
    if (cost > 5000 || !Number.isInteger(price)) return undefined;
    const rate = (over: number, under: number): number => Math.round((over / under) * 1e6) / 1e4;
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `${name} buys an old bicycle for ${wholeRupees(cost - repair)}, spends ${wholeRupees(repair)} on repairs and sells it for ${wholeRupees(price)}. What profit in per cent does ${they} make?`,
        `A dealer pays ${wholeRupees(cost - repair)} for a table and ${wholeRupees(repair)} to have it polished. It is sold for ${wholeRupees(price)}. What is the profit in per cent?`,
      ],
      ...numeric((value) => `${value}%`, percent, [
        [rate(price - cost + repair, cost - repair), "left out the extra cost"],
        [rate(price - cost, price), "took the per cent of the selling price"],
        [rate(price - cost, cost - repair), "took the per cent of the first price alone"],
        [rate(repair, cost - repair), "compared the extra cost with the first price"],
        [rate(price - cost + repair, cost), "forgot to take the extra cost off the profit"],
      ]),
      because: `The whole cost is ${wholeRupees(cost)} and the profit ${wholeRupees(price - cost)}; ${price - cost}/${cost} = ${ratio(price - cost, cost)} = ${percent}%.`,
    };
  },
};

const yearsOfInterest: Family = {
  name: "years-until-grown",
  topic,
  level: 2,
  draft: (draw) => {
    const [sum, rate, years] = [draw.int(4, 40) * 500, draw.int(4, 12), draw.int(2, 8)];
    const interest = (sum * rate * years) / 100;
    return {
      frames: [
        `A sum of ${wholeRupees(sum)} at ${rate}% simple interest a year has grown to ${wholeRupees(sum + interest)}. For how many years was it lent?`,
        `At ${rate}% simple interest a year a deposit of ${wholeRupees(sum)} becomes ${wholeRupees(sum + interest)}. How long does that take?`,
      ],
      ...numeric((value) => count(value, "year"), years, [
        [Math.round(((sum + interest) * 100) / (sum * rate)), "used the whole amount as the interest"],
        [rate, "gave the rate"],
        [
          Math.round((interest * 100) / ((sum + interest) * rate)),
          "took the yearly interest on the grown amount",
        ],
        [years + 1, "counted the year before the first interest as well"],
        [Math.round(interest / 100 / rate), "left the sum out of the division"],
      ]),
      because: `The interest is ${wholeRupees(interest)}, and one year brings ${wholeRupees((sum * rate) / 100)}: ${interest} ÷ ${(sum * rate) / 100} = ${years}.`,
    };
  },
};

const lossToProfit: Family = {
  name: "price-for-a-gain",
  topic,
  level: 2,
  draft: (draw) => {
    const [cost, loss, gain] = [
      draw.int(5, 40) * 100,
      draw.one([5, 10, 15, 20]),
      draw.one([10, 15, 20, 25, 30]),
    ];
    const [sold, key] = [(cost * (100 - loss)) / 100, (cost * (100 + gain)) / 100];
    return {
      frames: [
        `By selling a chair for ${wholeRupees(sold)} a shop loses ${loss}%. At what price must it be sold to gain ${gain}%?`,
        `A trader who sells a fan at ${wholeRupees(sold)} has a loss of ${loss}%. For which selling price would there be a profit of ${gain}%?`,
      ],
      ...numeric(wholeRupees, key, [
        [(sold * (100 + gain + loss)) / 100, "added both percentages to the selling price"],
        [(sold * (100 + gain)) / 100, "took the gain of the lower selling price"],
        [cost, "stopped at the cost price"],
        [(cost * (100 + gain - loss)) / 100, "subtracted the two percentages"],
        [
          (sold * (100 + loss) * (100 + gain)) / 10_000,
          "added the loss back as a per cent of the selling price",
        ],
        [(cost * (100 + gain + loss)) / 100, "added both percentages to the cost price"],
      ]),
      because: `${wholeRupees(sold)} is ${100 - loss}% of the cost, so the cost is ${wholeRupees(cost)}, and ${100 + gain}% of it is ${wholeRupees(key)}.`,
    };
  },
};

export const profitLossAndInterest: readonly Family[] = [repairAndSell, yearsOfInterest, lossToProfit];
