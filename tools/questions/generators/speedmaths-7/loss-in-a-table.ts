import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";

const make = familiesOf("Profit and Loss");

/** “loss in a table”, for the topic of profit-and-loss.ts. */
export const lossInATable: readonly Family[] = [
  make("loss-in-a-table", 1, (draw, turn) => {
    const names = draw.shuffle(
      turn % 2 === 0 ? ["Fan", "Lamp", "Bag", "Clock"] : ["Chair", "Stool", "Table", "Bench"],
    );
    const loss = draw.one([20, 25]);
    const [a = 0, b = 0, c = 0, d = 0] = draw.shuffle([200, 240, 300, 400, 500, 600, 800]);
    const costs = [a, b, c, d];
    const sold = [a * (1 - loss / 100), b / (1 + loss / 100), c - loss, d * (loss === 20 ? 0.75 : 0.8)].map(
      tidy,
    );
    const reasons = [
      "",
      `₹${b - (sold[1] ?? 0)} is ${loss}% of the selling price, not of the cost`,
      `lost ₹${loss}, which is not ${loss}%`,
      `₹${d - (sold[3] ?? 0)} on ₹${d} is a loss of ${loss === 20 ? 25 : 20}%`,
    ];
    if (!sold.every(Number.isInteger)) return undefined;
    return {
      frames: [
        `The table has the cost and the selling price of four things. On which of them is the loss ${loss}%?`,
        `A carpenter sold four old pieces of furniture at the prices shown here. Which of them brought a loss of ${loss}%?`,
      ],
      key: names[0] ?? "",
      slips: [1, 2, 3].map((index) => [names[index] ?? "", reasons[index] ?? ""] as const),
      because: `There the loss is ₹${a - (sold[0] ?? 0)} on ₹${a}, which is ${loss}% of the cost.`,
      isWords: true,
      table: {
        head: [turn % 2 === 0 ? "Thing" : "Piece", "Cost (₹)", "Sold at (₹)"],
        rows: draw
          .shuffle([0, 1, 2, 3])
          .map((index) => [names[index] ?? "", String(costs[index]), String(sold[index])]),
      },
    };
  }),
];
