import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Profit and Discount");

const tenth = (value: number): number => Number(value.toFixed(1));
const outcome = (value: number): string => `${Math.abs(tidy(value))}% ${value < 0 ? "loss" : "gain"}`;

/** The families of the topic Profit and Discount. */
export const profitAndDiscount: readonly Family[] = [
  make("markup-behind-a-discount", 1, (draw) => {
    const [off, gain, key] = draw.one([
      [20, 12, 40],
      [20, 20, 50],
      [25, 20, 60],
      [10, 17, 30],
      [10, 35, 50],
      [30, 5, 50],
      [40, 8, 80],
      [25, 5, 40],
      [20, 4, 30],
    ] as const);
    return {
      asks: [
        `A shop gives ${off}% off the marked price and still gains ${gain}%. By how many per cent is the marked price above the cost?`,
        `After a discount of ${off}% a lamp brings a profit of ${gain}%. How many per cent above its cost was it marked?`,
      ],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [off + gain, "added the discount and the gain"],
        [tidy(off + gain + (off * gain) / 100), "let the price rise by both per cents in turn"],
        [tidy((gain * 100) / (100 - off)), "raised only the gain by the discount"],
        [tidy((off * 100) / (100 - off)), "made up for the discount and forgot the gain"],
      ],
      way: `With a cost of 100 the price is ${100 + gain}, and that is ${100 - off}% of the marked price. ${100 + gain} ÷ ${tidy(1 - off / 100)} = ${100 + key}, so it is ${key}% above.`,
    };
  }),
  make("cost-of-some-for-price-of-others", 1, (draw) => {
    const [many, few] = draw.one([
      [25, 20],
      [15, 12],
      [30, 24],
      [18, 15],
      [24, 16],
      [30, 20],
      [28, 20],
      [35, 28],
      [24, 20],
      [32, 20],
      [36, 30],
    ] as const);
    const key = ((many - few) * 100) / few;
    return {
      asks: [
        `By selling ${many} pens a shop gains the selling price of ${many - few} pens. What is the gain per cent?`,
        `A dealer sells ${many} tiles, and her profit is the selling price of ${many - few} tiles. How many per cent does she gain?`,
      ],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [tenth(((many - few) * 100) / many), "compared the gain with the takings, not with the cost"],
        [tenth(((many - few) * 100) / (many + few)), "compared the gain with cost and takings together"],
        [many - few, "took the number behind the gain for per cents"],
        [tenth((few * 100) / many), "found the cost as a per cent of the takings"],
      ],
      way: `The cost of ${many} is the selling price of ${many} − ${many - few} = ${few}. The gain is ${many - few} on ${few}, which is ${key}%.`,
    };
  }),
  make("two-sold-for-the-same-sum", 3, (draw) => {
    const [up, down, net] = draw.one([
      [20, 40, -20],
      [35, 10, 8],
      [80, 10, 20],
      [40, 16, 5],
      [60, 4, 20],
      [50, 50, -25],
      [50, 10, 12.5],
      [20, 20, -4],
      [25, 25, -6.25],
    ] as const);
    return {
      frames: [
        `Two scooters are sold for the same price, one at a gain of ${up}%, the other at a loss of ${down}%. What is the result of both sales together?`,
        `A gallery gets the same sum for two paintings. One brings ${up}% gain and the other ${down}% loss. What is the outcome on the total cost?`,
      ],
      key: outcome(net),
      slips: [
        [up === down ? "" : outcome((up - down) / 2), "averaged the two per cents"],
        [up === down ? "" : outcome(up - down), "added gain and loss as they stand"],
        [outcome((1 + up / 100) * (1 - down / 100) * 100 - 100), "let the second per cent follow the first"],
        [outcome(-net), "took the sign the wrong way round"],
        [outcome(2 * net), "counted the result for each of the two"],
        [outcome(net / 2), "shared the result by the two sales"],
      ],
      because: `At a price of 1 each, the costs are 1 ÷ ${tidy(1 + up / 100)} and 1 ÷ ${tidy(1 - down / 100)}. Their sum is to the takings 2 as 100 to ${tidy(100 + net)}, so there is ${outcome(net)}.`,
    };
  }),
  make("short-weight-and-a-markup", 3, (draw) => {
    const [grams, up, key] = draw.one([
      [800, 20, 50],
      [900, 8, 20],
      [800, 10, 37.5],
      [750, 20, 60],
      [960, 20, 25],
      [900, 17, 30],
      [800, 4, 30],
      [950, 14, 20],
      [875, 5, 20],
      [840, 5, 25],
    ] as const);
    return {
      asks: [
        `A dishonest dealer adds ${up}% to the cost price and gives ${grams} g for a kilogram. What is his gain per cent?`,
        `A stall’s scale shows 1 kg for ${grams} g of nuts, and the price is ${up}% above cost. How many per cent does the owner gain?`,
      ],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [tidy(up + (1000 - grams) / 10), "added the per cent of short weight to the markup"],
        [tidy((100 + up) * (1 + (1000 - grams) / 1000) - 100), "took the short weight of a full kilogram"],
        [tidy(((1000 - grams) * 100) / grams), "left the markup out"],
        [up, "left the short weight out"],
        [tidy(up + ((1000 - grams) * 100) / grams), "added two per cents that belong to different wholes"],
      ],
      way: `Goods that cost ${grams} are sold for 1,000 + ${up}% = ${grouped(1000 + 10 * up)}. ${grouped(1000 + 10 * up)} ÷ ${grams} = ${tidy(1 + key / 100)}, so the gain is ${key}%.`,
    };
  }),
  make("cheapest-of-four-offers", 2, (draw, turn) => {
    const offers = draw
      .shuffle([
        { text: "3 bought, 2 more free", off: 40, mistake: "took 2 for 3 as two thirds off" },
        { text: "5 bought, 3 more free", off: 37.5, mistake: "took 3 for 5 as 60% off" },
        { text: "35% off, then 10% off", off: 41.5, mistake: "added per cents that follow each other" },
        { text: "20% off, then 30% off", off: 44, mistake: "added 20% and 30% to half off" },
        { text: "25% off, then 25% off", off: 43.75, mistake: "took two quarters off as half" },
        { text: "a straight 42% off", off: 42, mistake: "trusted the one number that needs no working" },
        { text: "a straight 43% off", off: 43, mistake: "did not work out the other offers" },
        { text: "4 bought, 3 more free", off: 42.9, mistake: "took 3 for 4 as three quarters off" },
      ])
      .filter(({ off }) => turn % 2 === 0 || (off !== 44 && off !== 43))
      .slice(0, 4)
      .toSorted((a, b) => b.off - a.off);
    const [best, ...others] = offers;
    if (!best || !others.some(({ text }) => text.includes("then")) || best.text.includes("straight"))
      return undefined;
    const names =
      turn % 2 === 0 ? ["Shop P", "Shop Q", "Shop R", "Shop S"] : ["Asha", "Beena", "Chirag", "Dev"];
    const placed = draw.shuffle(offers).map(({ text }, index) => ({ text, name: names[index] ?? "" }));
    const nameOf = (wanted: string): string => placed.find(({ text }) => text === wanted)?.name ?? "";
    return {
      frames: [
        "Four shops sell the same towels, all marked at one price. Which shop is the cheapest for a hotel that buys a great many?",
        "Four sellers offer the same plants, all marked at one price. Who is the cheapest for a city that needs thousands?",
      ],
      key: nameOf(best.text),
      slips: others.map(({ text, mistake }) => [nameOf(text), mistake] as const),
      because: `The discounts are ${offers.map(({ text, off }) => `${nameOf(text)} ${off}%`).join(", ")}. Of free articles the share of all is the discount.`,
      table: {
        head: [turn % 2 === 0 ? "Shop" : "Seller", "Offer"],
        rows: placed.map(({ name, text }) => [name, text]),
      },
    };
  }),
];
