import { signed } from "../algebra-words";
import { drawGeometry } from "../../figures/geometry";
import type { Family } from "../family";
import { power } from "../quick-exponents";
import { everyOther, familiesOf, tidy } from "../quick-family";

const make = familiesOf("Approximation");

const thousandth = (value: number): number => Number(value.toFixed(3));

/** The families of the topic Approximation. */
export const approximation: readonly Family[] = [
  make("power-just-beside-one", 1, (draw, turn) => {
    const [n, part, isMore] = [draw.int(6, 15), draw.int(2, 6), turn % 2 === 0];
    const base = (isMore ? 1 : -1) * part;
    const start = 1 + base / 1000;
    const key = thousandth(start ** n);
    return {
      asks: [
        `Which number is closest to (${start})${power("", n)}?`,
        `A signal keeps ${thousandth(start * 100)}% of its strength in each of ${n} joints. Which number is closest to what is left of 1 at the end?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [thousandth(1 + (base * n) / 100), "took the small part ten times too large"],
        [start, "left the exponent out"],
        [thousandth(1 + (base * n) / 10_000), "took the small part ten times too small"],
        [thousandth(1 + (base * n) / 2000), "halved the exponent"],
      ],
      way: `(1 + x)ⁿ is about 1 + nx for a small x: 1 ${isMore ? "+" : "−"} ${n} × ${part / 1000} = ${thousandth(1 + (n * base) / 1000)}, and ${key} is closest.`,
    };
  }),
  make("one-over-a-root-near-one", 2, (draw, turn) => {
    const [part, isMore] = [2 * draw.int(1, 5), turn % 2 === 1];
    const under = tidy(isMore ? 1 + part / 100 : 1 - part / 100);
    const x = isMore ? -part : part;
    return {
      asks: [
        `Which number is closest to 1/√${under}?`,
        `A clock’s period is multiplied by 1 ÷ √${under}. Which factor is closest to that?`,
      ],
      key: thousandth(1 / Math.sqrt(under)),
      hasDecimals: true,
      slips: [
        [thousandth(Math.sqrt(under)), "took the root and forgot to divide 1 by it"],
        [thousandth(1 / under), "left the root out"],
        [thousandth(1 + x / 400), "took the root twice"],
        [thousandth(1 + x / 20), "put the point of the small part one place wrong"],
      ],
      way: `The exponent is −1/2, so 1 ${isMore ? "+" : "−"} ${part / 100} becomes about 1 ${isMore ? "−" : "+"} ${part / 200}. The closest number is ${thousandth(1 / Math.sqrt(under))}.`,
    };
  }),
  make("sine-of-a-small-angle", 1, (draw) => {
    const angle = draw.one([2, 3, 4, 5, 6]);
    const key = thousandth((angle * Math.PI) / 180);
    return {
      asks: [
        `With π = 3.142, which number is closest to sin ${angle}°?`,
        `A road rises at an angle of ${angle}° to the level. With π = 3.142, by about which part of its length does it rise?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [thousandth(angle / 100), "took a hundredth for each degree"],
        [thousandth((angle * Math.PI) / 360), "divided by 360 instead of 180"],
        [thousandth(angle / 90), "took the share of a right angle"],
      ],
      way: `For a small angle the sine is about the angle in radians: ${angle} × 3.142 ÷ 180, about ${key}.`,
    };
  }),
  make("size-of-a-great-power", 3, (draw) => {
    const [base, log] = draw.one([
      [2, 0.301],
      [3, 0.477],
      [5, 0.699],
      [7, 0.845],
    ] as const);
    const n = draw.int(12, 64);
    const whole = Math.floor(n * log);
    const front = Math.round(10 ** (n * log - whole));
    const exact = base ** n / 10 ** whole;
    const show = (digit: number, exponent: number): string => `${digit} × ${power(10, exponent)}`;
    const rest = Math.round((n * log - whole) * 10);
    if (front < 2 || front > 8 || Math.abs(exact - front) > 0.35) return undefined;
    if (rest === front || rest < 2 || rest > 9) return undefined;
    return {
      frames: [
        `To base 10, log ${base} = ${log}. Which number is closest to ${power(base, n)}?`,
        `A password of ${n} places has ${base} choices at each place. With log ${base} = ${log} (to base 10), which number is closest to the number of passwords?`,
      ],
      key: show(front, whole),
      slips: [
        [show(rest, whole), "took the part behind the point for the front digit"],
        [show(front, whole - 1), "took the number of digits less two for the exponent"],
        [show(front, whole + 1), "took the number of digits for the exponent"],
      ],
      because: `${n} × ${log} = ${thousandth(n * log)}. 10 to the power ${thousandth(n * log - whole)} is about ${front}, so it is about ${show(front, whole)}.`,
    };
  }),
  make("tower-by-its-angle", 1, (draw, turn) => {
    const [angle, tan] = turn % 2 === 0 ? ([30, 0.577] as const) : ([60, 1.732] as const);
    const ground = draw.one([20, 30, 40, 50, 60, 80]);
    const key = Math.round(ground * tan);
    return {
      asks: [
        "The top C of a tower BC is seen from A. With √3 = 1.732, which number of metres is closest to its height?",
        "A kite at C is right above B, and its string goes straight to A. With √3 = 1.732, which number of metres is closest to the height BC?",
      ],
      key,
      slips: [
        [Math.round(ground / tan), "multiplied where it is to be divided, or the reverse"],
        [
          Math.round(ground * Math.sin((angle * Math.PI) / 180)),
          "took the sine, as if the base were the longest side",
        ],
        [Math.round(ground / Math.cos((angle * Math.PI) / 180)), "found the length of AC"],
        [Math.round(ground * Math.cos((angle * Math.PI) / 180)), "took the cosine instead of the tangent"],
      ],
      way: `BC = AB × tan ${angle}° = ${ground} × ${angle === 30 ? "1.732 ÷ 3" : "1.732"}, about ${key} m.`,
      figure: {
        alt: `A triangle ABC with a right angle at B, AB ${ground} m, and an angle of ${angle}° at A`,
        draw: (alt) =>
          drawGeometry({
            alt,
            points: { A: [0, 0], B: [10, 0], C: [10, 10 * tan] },
            strokes: ["ABCA"],
            angles: [
              { at: "ABC", right: true },
              { at: "BAC", text: `${angle}°` },
            ],
            lengths: [{ at: "AB", text: `${ground} m` }],
            height: 210,
          }),
      },
    };
  }),
  make("logarithm-of-a-decimal", 2, (draw, turn) => {
    const [text, twos, threes, tens] = draw.one(
      everyOther(
        [
          ["1.5", -1, 1, 0],
          ["7.2", 3, 2, -1],
          ["0.6", 1, 1, -1],
          ["1.2", 2, 1, -1],
          ["4.5", -1, 2, 0],
          ["5.4", 1, 3, -1],
          ["0.36", 2, 2, -2],
          ["2.25", -2, 2, 0],
          ["13.5", -1, 3, 0],
          ["0.18", 1, 2, -2],
        ] as const,
        turn,
      ),
    );
    const log = (a: number, b: number, c: number): string => {
      const sum = tidy(a * 0.301 + b * 0.477 + c);
      return `${sum < 0 ? "−" : ""}${Math.abs(sum).toFixed(3)}`;
    };
    return {
      frames: [
        `To base 10, log 2 = 0.301 and log 3 = 0.477. What is log ${text}?`,
        `A scale shows the logarithm to base 10 of each reading. With log 2 = 0.301 and log 3 = 0.477, what does it show for ${text}?`,
      ],
      key: log(twos, threes, tens),
      slips: [
        [log(twos, threes, tens + 1), "counted one power of ten too many"],
        [log(threes, twos, tens), "exchanged how often 2 and 3 are factors"],
        [log(Math.sign(twos), Math.sign(threes), tens), "counted each prime factor only once"],
        [log(-twos, threes, tens), "took the power of 2 with the wrong sign"],
        [log(twos, threes, tens - 1), "counted one power of ten too few"],
      ],
      because: `${text} = ${[power(2, twos), power(3, threes), tens === 0 ? "" : power(10, tens)].filter(Boolean).join(" × ")}, so the logarithm is ${signed(twos)} × 0.301 + ${threes} × 0.477${tens === 0 ? "" : ` − ${-tens}`} = ${log(twos, threes, tens)}.`,
    };
  }),
];
