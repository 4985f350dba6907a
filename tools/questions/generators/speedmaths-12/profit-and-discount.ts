import { drawLineGraph } from "../../figures/graphs";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Profit and Discount");

/** The families of the topic Profit and Discount. */
export const profitAndDiscount: readonly Family[] = [
  make("greatest-profit-of-a-parabola", 2, (draw) => {
    const [best, fixed] = [draw.int(12, 40), draw.int(2, 20) * 20];
    const key = best * best - fixed;
    if (key < 100) return undefined;
    return {
      asks: [
        `A potter who makes x bowls a week has a profit of ${2 * best}x − x² − ${fixed} rupees. What is the greatest weekly profit?`,
        `With x machines running, a mill’s daily profit in thousand rupees is ${2 * best}x − x² − ${fixed}. What is the greatest it can be, in thousand rupees?`,
      ],
      key,
      slips: [
        [best, "found how many bring the greatest profit"],
        [best * best, "forgot to take the fixed cost away"],
        [2 * best * best - fixed, "forgot to take the square away"],
        [best * best + fixed, "added the fixed cost"],
        [4 * best * best - fixed, "put in the coefficient of x without halving it"],
      ],
      way: `The derivative ${2 * best} − 2x is 0 at x = ${best}. There the profit is ${grouped(2 * best * best)} − ${grouped(best * best)} − ${fixed} = ${grouped(key)}.`,
    };
  }),
  make("cost-of-one-more", 1, (draw) => {
    const [p, q, fixed, n] = [
      draw.one([0.1, 0.2, 0.5]),
      draw.int(5, 30),
      draw.int(3, 12) * 100,
      draw.one([40, 50, 60, 80, 100]),
    ];
    const key = tidy(2 * p * n + q);
    return {
      asks: [
        `The cost of x toys is ${p}x² + ${q}x + ${grouped(fixed)} rupees. What is the marginal cost at x = ${n}, in rupees?`,
        `To print x books costs ${p}x² + ${q}x + ${grouped(fixed)} rupees. By the derivative, about how many rupees does one more book cost when ${n} are printed?`,
      ],
      key,
      slips: [
        [tidy(p * n + q), "forgot the 2 from the exponent"],
        [tidy(2 * p * n), "lost the coefficient of x"],
        [tidy((p * n * n + q * n + fixed) / n), "divided the whole cost by the number"],
        [tidy(2 * p * n + 2 * q), "doubled both coefficients"],
      ],
      way: `The derivative is ${tidy(2 * p)}x + ${q}. At x = ${n} it is ${tidy(2 * p * n)} + ${q} = ${key}.`,
    };
  }),
  make("price-against-demand", 1, (draw) => {
    const [slope, top, cost] = [draw.one([2, 3, 4, 5, 10]), draw.int(20, 60) * 2, draw.int(5, 20) * 2];
    const key = (top + cost) / 2;
    if (cost * 2 >= top) return undefined;
    return {
      asks: [
        `At a price of p rupees a shop sells ${slope * top} − ${slope}p pens a week. Each pen costs the shop ₹${cost}. Which price brings the greatest profit?`,
        `A craft school sells ${slope * top} − ${slope}p lamps at p rupees each, and a lamp costs ₹${cost} to make. At which price is the profit greatest?`,
      ],
      key,
      unit: "₹",
      slips: [
        [top / 2, "made the takings greatest and forgot the cost"],
        [(top - cost) / 2, "found the gain on one, not its price"],
        [top, "found the price at which nothing is sold"],
        [top - cost, "forgot to halve the distance of the zeros"],
        [cost, "found the price at which nothing is gained"],
      ],
      way: `The profit ${slope}(${top} − p)(p − ${cost}) is 0 at ₹${top} and at ₹${cost}, and greatest in the middle: ₹${key}.`,
    };
  }),
  make("average-gain-of-a-ticket", 3, (draw) => {
    const [many, big, small, few, price] = [
      draw.one([100, 200, 500, 1000]),
      draw.one([1000, 2000, 5000]),
      draw.one([100, 200]),
      draw.int(3, 10),
      draw.one([10, 20, 30, 50]),
    ];
    const paid = tidy((big + few * small) / many);
    const key = tidy(price - paid);
    if (!Number.isInteger(paid * 10) || key <= 0 || key === paid) return undefined;
    return {
      asks: [
        `Of ${grouped(many)} lottery tickets at ₹${price} each, one wins ₹${grouped(big)} and ${few} win ₹${small} each. How much does the seller gain on a ticket on the average?`,
        `A fair sells all ${grouped(many)} tickets at ₹${price}. One draws ₹${grouped(big)}, ${few} others ₹${small} each, the rest nothing. What is the buyer’s expected loss on a ticket?`,
      ],
      key,
      unit: "₹",
      hasDecimals: true,
      slips: [
        [paid, "found the expected prize"],
        [tidy(price - big / many), "left the smaller prizes out"],
        [tidy(price - (big + small) / many), "counted only one of the smaller prizes"],
        [tidy(price - (few * small) / many), "left the first prize out"],
        [tidy(price + paid), "added the expected prize instead of subtracting it"],
      ],
      way: `All prizes are ₹${grouped(big + few * small)}, which is ₹${paid} for each of ${grouped(many)} tickets. What stays of ₹${price} is ₹${key}.`,
    };
  }),
  make("profit-between-two-marginals", 2, (draw) => {
    const [meet, fall, rise, low] = [
      draw.int(2, 4),
      draw.one([5, 10]),
      draw.one([5, 10]),
      draw.one([5, 10, 15]),
    ];
    const gap = meet * (fall + rise);
    const places = [0, 10, 20, 30, 40, 50];
    const [revenue, cost] = [
      places.map((_, k) => low + gap - fall * k),
      places.map((_, k) => low + rise * k),
    ];
    const key = (gap * meet * 10) / 2;
    if (Math.max(...revenue, ...cost) > 80 || Math.min(...revenue) < 0) return undefined;
    return {
      asks: [
        "The lines show the marginal revenue and the marginal cost for the number of lamps made. There is no fixed cost. What is the greatest profit, in rupees?",
        "The graph shows what one more cake brings in and what it costs, by the number baked. With no fixed cost, how many rupees is the greatest profit?",
      ],
      key,
      slips: [
        [gap * meet * 10, "forgot to halve the triangle between the lines"],
        [(low + rise * meet) * meet * 10, "multiplied where the lines meet"],
        [
          ((low + gap + low + gap - fall * meet) * meet * 10) / 2,
          "took the area under the revenue and left the cost out",
        ],
        [gap * 50 - ((fall + rise) * 50 * 5) / 2, "integrated to the end of the graph"],
        [meet * 10, "found how many bring the greatest profit"],
      ],
      way: `The profit grows up to ${meet * 10}, where the lines meet. It is the area between them, a triangle: ${gap} × ${meet * 10} ÷ 2 = ${grouped(key)}.`,
      figure: {
        alt: `A line graph at 0, 10, 20, 30, 40 and 50: revenue ${revenue.join(", ")}; cost ${cost.join(", ")}`,
        draw: (alt) =>
          drawLineGraph({
            alt,
            names: places.map(String),
            quantity: "Rupees for one more",
            most: 80,
            step: 10,
            rows: [
              { name: "Revenue", values: revenue },
              { name: "Cost", values: cost },
            ],
          }),
      },
    };
  }),
];
