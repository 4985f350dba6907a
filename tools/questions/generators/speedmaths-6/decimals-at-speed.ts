import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";

const decimals = familiesOf("Decimals at Speed");

/** The families of the topic Decimals at Speed. */
export const decimalsAtSpeed: readonly Family[] = [
  decimals("times-a-friendly-decimal", 1, (draw) => {
    const [part, over, under] = draw.one([
      [0.25, 1, 4],
      [0.75, 3, 4],
      [0.2, 1, 5],
      [0.125, 1, 8],
    ] as const);
    const size = draw.int(11, 29);
    const [whole, key] = [size * under, size * over];
    return {
      asks: [
        `What is ${whole} × ${part}?`,
        `One packet of seeds weighs ${part} kg. How many kilograms do ${whole} packets weigh?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [key * 10, "putting the point one place too far right"],
        [tidy(key / 10), "putting the point one place too far left"],
        [key * 2, "halving once too few"],
        [tidy(key / 2), "halving once too often"],
        [whole - key, "taking the part that is left"],
        [key + under, "a slip in the division"],
      ],
      way: `${part} is ${over}/${under}: ${whole} ÷ ${under} = ${size}${over > 1 ? `, and ${over} × ${size} = ${key}` : ""}.`,
    };
  }),
  decimals("divide-by-a-friendly-decimal", 2, (draw) => {
    const [part, by] = draw.one([
      [0.5, 2],
      [0.25, 4],
      [0.2, 5],
      [0.125, 8],
    ] as const);
    const whole = draw.int(12, 38);
    const key = whole * by;
    if (whole % 10 === 0) return undefined;
    return {
      asks: [
        `What is ${whole} ÷ ${part}?`,
        `${whole} litres of oil is poured into tins of ${part} litres. How many tins are filled?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy(whole / by), `dividing by ${by} instead of multiplying`],
        [key * 10, "putting the point one place too far right"],
        [tidy(key / 10), "putting the point one place too far left"],
        [key * 2, "doubling once too often"],
        [key / 2, "doubling once too few"],
        [key + by, "a group too many"],
      ],
      way: `${part} goes into 1 exactly ${by} times, so ${whole} ÷ ${part} = ${whole} × ${by} = ${key}.`,
    };
  }),
  decimals("difference-near-a-whole", 1, (draw) => {
    const [near, from] = [draw.int(2, 5) - draw.one([0.01, 0.02, 0.05]), draw.int(712, 978) / 100];
    const round = Math.ceil(near);
    const gap = tidy(round - near);
    const key = tidy(from - near);
    return {
      asks: [
        `What is ${from} − ${tidy(near)}?`,
        `A plank of ${from} m is shortened by ${tidy(near)} m. How long is it then?`,
      ],
      key,
      unit: ["", " m"],
      slips: [
        [tidy(from - round - gap), `taking ${gap} away once more instead of giving it back`],
        [tidy(from - round), `taking ${round} away and forgetting to give ${gap} back`],
        [tidy(key + 1), "taking a whole too few away"],
        [tidy(key - 1), "taking a whole too many away"],
        [tidy(key + 0.1), "a slip in the tenths"],
      ],
      way: `Take ${round} away and give ${gap} back: ${tidy(from - round)} + ${gap} = ${key}.`,
    };
  }),
];
