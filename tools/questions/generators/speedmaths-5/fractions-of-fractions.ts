import { type Family } from "../family";
import { familiesOf } from "../quick-family";
import { fraction } from "../slips";
import { hcf } from "../whole";
import { grouped } from "../words";

const make = familiesOf("Fractions of Numbers");

/** Those that go back to the whole, or two fractions at once. */
export const fractionsOfFractions: readonly Family[] = [
  make("whole-from-some-parts", 2, (draw) => {
    const [over, under] = draw.one([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [5, 8],
    ] as const);
    const part = draw.int(6, 18);
    const [given, key] = [part * over, part * under];
    return {
      asks: [
        `${over}/${under} of a number is ${given}. What is the number?`,
        `After ${given} km a cyclist has covered ${over}/${under} of her way. How many kilometres long is the whole way?`,
      ],
      key,
      slips: [
        [given * under, `multiplying by ${under} and forgetting to divide by ${over}`],
        [part, `stopping at 1/${under}`],
        [part * (under - over), "taking the part that is still missing"],
        [key + part, "a part too many"],
        [key - part, "a part too few"],
        [given + under, `adding ${under}`],
      ],
      way: `1/${under} of it is ${given} ÷ ${over} = ${part}, so the whole is ${under} × ${part} = ${key}.`,
    };
  }),
  make("part-of-a-part", 3, (draw, turn) => {
    const [a, b, key] = [draw.int(2, 5), draw.int(3, 6), draw.int(6, 15)];
    const whole = a * b * key;
    if (a === b) return undefined;
    return {
      asks: [
        `What is 1/${a} of 1/${b} of ${whole}?`,
        `1/${b} of the ${whole} trees in a park are mango trees, and 1/${a} of the mango trees are in flower. How many mango trees are in flower?`,
      ],
      key,
      slips: [
        [key * a, `stopping at 1/${b} of ${whole}`],
        [key * b, `stopping at 1/${a} of ${whole}`],
        [Math.round(whole / (a + b)), `dividing by ${a} + ${b} instead of ${a} × ${b}`],
        [key * a - key, `taking 1/${a} away`],
        [key + b, "a slip in the division"],
      ],
      way: `Divide by ${b} and then by ${a}${turn % 2 ? "" : ", in either order"}: ${whole} ÷ ${b} = ${key * a}, and ${key * a} ÷ ${a} = ${key}.`,
    };
  }),
  make("fraction-that-is-meant", 2, (draw) => {
    const [under, times] = [draw.one([3, 4, 5, 6, 8]), draw.int(6, 15)];
    const over = draw.int(2, under - 1);
    if (hcf(over, under) > 1) return undefined;
    const [whole, part] = [under * times, over * times];
    return {
      frames: [
        `Which fraction of ${whole} is ${part}?`,
        `${part} of the ${grouped(whole)} seats on a ferry are taken. Which fraction of the seats is that?`,
      ],
      key: fraction(over, under),
      slips: [
        [fraction(under - over, under), "taking the part that is left"],
        [fraction(over, under + 1), `a slip in dividing ${whole} by ${times}`],
        [fraction(over, under + over), "comparing the part with the rest wrongly"],
        [`1/${under}`, "counting one part only"],
        [fraction(over - 1, under), `a slip in dividing ${part} by ${times}`],
        [fraction(over + 1, under + 2), "a slip in both divisions"],
      ],
      because: `Divide both by ${times}: ${part} ÷ ${times} = ${over} and ${whole} ÷ ${times} = ${under}, so it is ${over}/${under}.`,
    };
  }),
];
