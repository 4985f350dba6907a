import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";

const make = familiesOf("Decimals at Speed");

/** “point moved and difference” and “three just under wholes”, for the topic of decimals-at-speed.ts. */
export const pointMovedAndDifference: readonly Family[] = [
  make("point-moved-and-difference", 3, (draw) => {
    const n = draw.int(12, 98);
    const [key, gap] = [tidy(n / 10), tidy((n * 9) / 10)];
    if (n % 10 === 0) return undefined;
    return {
      asks: [
        `When the decimal point of a number is moved one place to the right, the number grows by ${gap}. What is the number?`,
        `Sunil puts the decimal point of a price one place too far to the right. The price is then ₹${gap.toFixed(2)} too high. How many rupees is the true price?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy(gap / 10), "divided the growth by 10"],
        [n, "found the number with its point moved"],
        [tidy(gap / 2), "took the growth for the double"],
        [tidy(gap / 11), "divided the growth by 11"],
      ],
      way: `Ten times the number less once the number is 9 times the number. ${gap} ÷ 9 = ${key}.`,
    };
  }),
  make("three-just-under-wholes", 1, (draw) => {
    const [a = 1, b = 2, c = 3] = draw.shuffle([1, 2, 3, 4]);
    const [x, y, z] = [draw.int(5, 19), draw.int(5, 19), draw.int(5, 19)];
    const [p, q, r] = [tidy(x - a / 10), tidy(y - b / 10), tidy(z - c / 10)];
    const [sum, off] = [x + y + z, a + b + c];
    return {
      asks: [
        `What is ${p} + ${q} + ${r}?`,
        `Three parcels weigh ${p} kg, ${q} kg and ${r} kg. How many kilograms do they weigh together?`,
      ],
      key: tidy(sum - off / 10),
      hasDecimals: true,
      slips: [
        [sum, "left the corrections out"],
        [tidy(sum + off / 10), "added the corrections"],
        [tidy(sum - off / 100), "took hundredths off instead of tenths"],
        [tidy(sum - 1 - off / 10), "took a whole too much off"],
        [tidy(sum - (a + b) / 10), "corrected two of the three numbers only"],
      ],
      way: `Take ${x} + ${y} + ${z} = ${sum}, which is ${tidy(off / 10)} too much: ${tidy(sum - off / 10)}.`,
    };
  }),
];
