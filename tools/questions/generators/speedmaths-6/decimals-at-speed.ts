import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { pointMovedAndDifference } from "./point-moved-and-difference";

const make = familiesOf("Decimals at Speed");

/** The families of the topic Decimals at Speed. */
export const decimalsAtSpeed: readonly Family[] = [
  make("same-quotient-without-a-point", 1, (draw) => {
    const [n, by] = [draw.int(12, 96), draw.int(3, 9)];
    if (n % by === 0 || n % 10 === 0) return undefined;
    const [x, y] = [tidy(n / 10), tidy(by / 10)];
    return {
      frames: [
        `Which division has the same result as ${x} ÷ ${y}?`,
        `${x} kg of tea are filled in packets of ${y} kg. Which division gives the number of packets as well?`,
      ],
      key: `${n} ÷ ${by}`,
      slips: [
        [`${n} ÷ ${y}`, "moved the point of the first number alone"],
        [`${x} ÷ ${by}`, "moved the point of the second number alone"],
        [`${n * 10} ÷ ${by}`, "moved the two points by different steps"],
      ],
      because: `Both numbers times 10 give the same quotient: ${x} ÷ ${y} = ${n} ÷ ${by}.`,
      isWords: true,
    };
  }),
  make("more-than-it-was", 2, (draw) => {
    const tenths = draw.int(23, 97);
    const n = tidy(tenths / 10);
    if (tenths % 10 === 0) return undefined;
    const [up, down] = [draw.one(["0.9", "0.8", "0.95"]), draw.one(["1.2", "1.5", "2.5"])];
    const [less, half] = [draw.one(["0.99", "0.9", "0.75"]), draw.one(["0.5", "0.6", "0.4"])];
    return {
      frames: [
        `Which of these is larger than ${n}?`,
        `A plant is ${n} cm tall in May. Which of these heights in June is a growth?`,
      ],
      key: `${n} ÷ ${up}`,
      slips: [
        [`${n} × ${less}`, "multiplying by less than 1 makes a number smaller"],
        [`${n} ÷ ${down}`, "dividing by more than 1 makes a number smaller"],
        [`${n} × ${half}`, "thought that multiplying always makes more"],
      ],
      because: `Dividing by a number below 1 makes more: how often ${up} goes into ${n} is more than ${n} times.`,
      isWords: true,
    };
  }),
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
];
