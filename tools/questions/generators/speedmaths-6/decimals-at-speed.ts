import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { pointMovedAndDifference } from "./point-moved-and-difference";
import { sameQuotientWithoutAPoint } from "./same-quotient-without-a-point";

const make = familiesOf("Decimals at Speed");

/** The families of the topic Decimals at Speed. */
export const decimalsAtSpeed: readonly Family[] = [
  make("cheapest-by-the-kilogram", 2, (draw, turn) => {
    const [base, shift] = [draw.int(18, 40) * 4, draw.shuffle([0, 4, 8, 12])];
    const sizes = [0.25, 0.5, 1.5, 2] as const;
    const rates = shift.map((more) => base + more);
    const prices = sizes.map((size, index) => tidy(size * (rates[index] ?? 0)));
    const best = shift.indexOf(0);
    if (best === 0) return undefined;
    return {
      frames: [
        "A shop sells four packs of the same rice. Which pack is the cheapest by the kilogram?",
        "Oil is sold in four cans. In which can does a litre cost the least?",
      ],
      key: `${sizes[best]} ${turn % 2 === 0 ? "kg" : "litres"}`,
      slips: sizes.flatMap((size, index) =>
        index === best
          ? []
          : [
              [
                `${size} ${turn % 2 === 0 ? "kg" : "litres"}`,
                index === 0
                  ? `took the smallest price; a whole one costs ₹${rates[index]}`
                  : `by the ${turn % 2 === 0 ? "kilogram" : "litre"} it costs ₹${rates[index]}`,
              ] as const,
            ],
      ),
      because: `There one costs ₹${prices[best]} ÷ ${sizes[best]} = ₹${base}. The others come to ${rates
        .filter((rate) => rate !== base)
        .map((rate) => `₹${rate}`)
        .join(", ")}.`,
      isWords: true,
      table: {
        head: [turn % 2 === 0 ? "Pack" : "Can", "Price (₹)"],
        rows: sizes.map((size, index) => [
          `${size} ${turn % 2 === 0 ? "kg" : "litres"}`,
          String(prices[index]),
        ]),
      },
    };
  }),
  ...pointMovedAndDifference,
  ...sameQuotientWithoutAPoint,
];
