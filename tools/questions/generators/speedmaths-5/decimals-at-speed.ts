import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Decimals at Speed");

/** The families of the topic Decimals at Speed. */
export const decimalsAtSpeed: readonly Family[] = [
  make("up-to-ten", 1, (draw) => {
    const given = draw.int(112, 889);
    const key = tidy(10 - given / 100);
    if (given % 10 === 0) return undefined;
    return {
      asks: [
        `What must be added to ${given / 100} to make 10?`,
        `A hose of ${given / 100} m is joined to a second one, so that both are 10 m long together. How long is the second hose?`,
      ],
      key,
      unit: ["", " m"],
      slips: [
        [tidy(key + 1), "making the ones up to 10 instead of 9"],
        [tidy(key + 0.1), "making the tenths up to 10 instead of 9"],
        [tidy(key + 1.1), "making every digit up to 10"],
        [tidy(key - 1), "a one too few"],
        [tidy(key - 0.1), "a tenth too few"],
      ],
      way: `Make the ones and tenths up to 9 and the last digit up to 10: ${given / 100} + ${key} = 10.`,
    };
  }),
  make("shift-the-point", 1, (draw) => {
    const [by, digits] = [draw.one([10, 100]), draw.int(213, 987)];
    const number = digits / 100;
    const key = tidy(number * by);
    if (digits % 10 === 0) return undefined;
    return {
      asks: [
        `What is ${number} × ${by}?`,
        `One tile weighs ${number} kg. How many kilograms do ${by} tiles weigh?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [
          tidy(number * (1000 / by)),
          `moving the point ${by === 10 ? "two places instead of one" : "one place instead of two"}`,
        ],
        [tidy(number / 10), "moving the point the wrong way"],
        [tidy(digits * 10), "moving the point too far"],
        [tidy(number + by), `adding ${by}`],
        [number, "leaving the point where it is"],
      ],
      way: `Times ${by} moves every digit ${by === 10 ? "one place" : "two places"} up: ${number} becomes ${grouped(key)}.`,
    };
  }),
  make("nearly-whole-sum", 1, (draw, turn) => {
    const [near, other] = [draw.int(3, 9) - 0.1, draw.int(21, 68) / 10];
    const [round, key] = [tidy(near + 0.1), tidy(near + other)];
    if (Number.isInteger(other)) return undefined;
    const unit = turn % 2 ? " litres" : "";
    return {
      asks: [
        `What is ${tidy(near)} + ${other}?`,
        `A pot holds ${other} litres of dal, and ${tidy(near)} litres of water is added. How much does the pot hold then?`,
      ],
      key,
      unit: ["", " litres"],
      slips: [
        [tidy(round + other + 0.1), "adding 0.1 at the end instead of taking it away"],
        [tidy(round + other), `adding ${round} and forgetting to take 0.1 away`],
        [tidy(key - 1), "forgetting to carry a one"],
        [tidy(key + 1), "carrying a one too many"],
      ],
      way: `Add ${round} and take 0.1 away: ${tidy(round + other)} − 0.1 = ${key}${unit}.`,
    };
  }),
  make("times-a-half", 2, (draw) => {
    const [part, by] = draw.one([
      [0.5, 2],
      [0.25, 4],
      [0.2, 5],
    ] as const);
    const key = draw.int(13, 48);
    return {
      asks: [
        `What is ${key * by} × ${part}?`,
        `A glass holds ${part} litres. How many litres do ${key * by} glasses hold?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [key * by * by, `multiplying by ${by}`],
        [by === 2 ? key / 2 : key * 2, `dividing by ${by === 2 ? 4 : by === 4 ? 2 : 2.5}`],
        [key / 10, "putting the point one place too far left"],
        [key * 10, "putting the point one place too far right"],
        [key + by, "a slip in the division"],
      ],
      way: `${part} is 1/${by}, so divide by ${by}: ${key * by} ÷ ${by} = ${key}.`,
    };
  }),
  make("tenths-times-tenths", 2, (draw, turn) => {
    const [a, b] = [draw.int(3, 9), draw.int(11, 15)];
    const key = tidy((a * b) / (turn % 2 ? 10 : 100));
    return {
      asks: [
        `What is ${a / 10} × ${b / 10}?`,
        `One jug holds ${b / 10} litres. How many litres do ${a} jugs hold?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy(key * 10), "putting the point one place too far right"],
        [tidy(key / 10), "putting the point one place too far left"],
        [tidy(key * 100), "forgetting the point"],
        [tidy((a + b) / 10), "adding instead of multiplying"],
        [tidy(key + a / (turn % 2 ? 10 : 100)), "one group too many"],
      ],
      way: `${a} × ${b} = ${a * b}. ${turn % 2 ? "One digit stands" : "Two digits stand"} behind the point, so it is ${key}.`,
    };
  }),
];
