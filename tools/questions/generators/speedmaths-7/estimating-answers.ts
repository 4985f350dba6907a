import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { roundTo } from "../whole";
import { grouped } from "../words";

const make = familiesOf("Estimating Answers");

/** The families of the topic Estimating Answers. */
export const estimatingAnswers: readonly Family[] = [
  make("estimate-a-long-product", 1, (draw) => {
    const [a, b] = [
      draw.int(2, 9) * 10 + draw.one([-0.4, -0.2, 0.1, 0.3]),
      draw.int(3, 9) * 10 + draw.one([-0.3, -0.1, 0.2, 0.4]),
    ];
    const key = Math.round(a / 10) * Math.round(b / 10) * 100;
    return {
      asks: [
        `Which number is nearest to ${a} × ${b}?`,
        `A field is ${a} m long and ${b} m wide. Which number of square metres is nearest to its area?`,
      ],
      key,
      isExact: true,
      slips: [
        [key / 10, "losing a zero"],
        [key * 10, "writing a zero too many"],
        [key + Math.round(a / 10) * 100, "rounding one number too far up"],
        [key - Math.round(a / 10) * 100, "rounding one number too far down"],
        [roundTo(a, 10) + roundTo(b, 10), "adding instead of multiplying"],
      ],
      way: `${roundTo(a, 10)} × ${roundTo(b, 10)} = ${grouped(key)}, and both numbers are close to these.`,
    };
  }),
  make("estimate-a-per-cent", 1, (draw) => {
    const [near, p] = draw.one([
      [9.8, 10],
      [19.7, 20],
      [24.9, 25],
      [50.3, 50],
      [10.2, 10],
      [25.2, 25],
    ] as const);
    const base = draw.int(6, 24) * 20;
    const key = (base * p) / 100;
    return {
      asks: [
        `Which number is nearest to ${near}% of ${base + 1}?`,
        `${near}% of ${base - 1} voters vote for a new park. About how many voters is that?`,
      ],
      key,
      isExact: true,
      hasDecimals: true,
      slips: [
        [key * 2, "doubling on the way"],
        [key / 2, "halving on the way"],
        [key * 10, "losing the point"],
        [key / 10, "moving the point too far"],
        [base - key, "taking the rest"],
      ].filter((slip): slip is [number, string] => Number.isInteger(slip[0])),
      way: `${near}% is about ${p}%, and ${p}% of ${base} is ${key}.`,
    };
  }),
  make("estimate-a-decimal-quotient", 2, (draw) => {
    const [near, tenths] = draw.one([
      [0.49, 5],
      [0.21, 2],
      [0.98, 10],
      [0.41, 4],
      [0.52, 5],
      [0.19, 2],
    ] as const);
    const size = draw.int(6, 24) * tenths;
    const key = (size * 10) / tenths;
    return {
      asks: [
        `Which number is nearest to ${size} ÷ ${near}?`,
        `${size} kg of sugar is packed into bags of ${near} kg. Which number of bags is nearest?`,
      ],
      key,
      isExact: true,
      hasDecimals: true,
      slips: [
        [key / 10, "forgetting the point"],
        [key * 10, "putting the point in the wrong place"],
        [(size * tenths) / 10, `multiplying by ${tenths / 10}`],
        [key * 2, "doubling on the way"],
        [key / 2, "halving on the way"],
      ],
      way: `${near} is about ${tenths / 10}, and ${size} ÷ ${tenths / 10} = ${key}.`,
    };
  }),
];
