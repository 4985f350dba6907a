import { drawThat } from "../draw-that";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";
import { leastToAddForNine } from "./least-to-add-for-nine";

const make = familiesOf("Divisibility Tests");

/** The families of the topic Divisibility Tests. */
export const divisibilityTests: readonly Family[] = [
  make("test-by-two-parts", 1, (draw, turn) => {
    const [a, b] = draw.one([
      [5, 9],
      [4, 9],
      [2, 9],
    ] as const);
    const that = (passes: (n: number) => boolean): string =>
      grouped(drawThat(draw, [1200, 9800], (n) => n % 10 !== 0 && passes(n)));
    const whole = a * b;
    return {
      frames: [
        `Which number does ${whole} divide exactly?`,
        `Stamps are sold in sheets of ${whole}. Which of these numbers of stamps makes full sheets only?`,
      ],
      key: that((n) => n % whole === 0),
      slips: [
        [that((n) => n % a === 0 && n % 9 === 3), `a digit sum with 3 in it is not enough for 9`],
        [that((n) => n % 9 === 0 && n % a !== 0), `it passes the test for 9, but not for ${a}`],
        [that((n) => n % a === 0 && n % 9 === turn + 4), `it passes the test for ${a}, but not for 9`],
      ],
      because: `${whole} = ${a} × ${b}, so the number must pass the test for ${a} and the digit sum must be a multiple of 9.`,
      isWords: true,
    };
  }),
  make("full-trays-in-a-table", 2, (draw, turn) => {
    const tray = turn % 2 === 0 ? 12 : 18;
    const part = turn % 2 === 0 ? 4 : 2;
    const other = tray / part;
    const names = draw.shuffle(
      turn % 2 === 0 ? ["Asha", "Bina", "Hari", "Joy"] : ["Ooty", "Mysuru", "Salem", "Theni"],
    );
    const that = (passes: (n: number) => boolean): number =>
      drawThat(draw, [1100, 4900], (n) => n % 10 !== 0 && passes(n));
    const values = [
      that((n) => n % tray === 0),
      that((n) => n % part === 0 && n % 3 !== 0),
      that((n) => n % other === 0 && n % part !== 0),
      that((n) => n % 2 === 0 && n % tray === 6 && (turn % 2 === 0 || n % 9 !== 0)),
    ];
    const [key = "", onlyPart = "", onlyOther = "", close = ""] = names;
    const order = draw.shuffle([0, 1, 2, 3]);
    return {
      frames: [
        "Eggs are packed in trays of 12. Whose eggs fill all their trays, with no egg left over?",
        "Mangoes are packed in boxes of 18. Which town’s mangoes fill all their boxes, with none left over?",
      ],
      key,
      slips: [
        [onlyPart, `this number passes the test for ${part} alone`],
        [onlyOther, `this number passes the test for ${other} alone`],
        [close, `it is even and 3 divides it, which is not enough`],
      ],
      because: `${tray} = ${part} × ${other}, and only ${grouped(values[0] ?? 0)} passes the tests for both ${part} and ${other}.`,
      isWords: true,
      table: {
        head: turn % 2 === 0 ? ["Farmer", "Eggs"] : ["Town", "Mangoes"],
        rows: order.map((index) => [names[index] ?? "", grouped(values[index] ?? 0)]),
      },
    };
  }),
  make("digit-for-two-tests", 3, (draw, turn) => {
    const [a, b, , d] = [draw.int(1, 9), draw.int(0, 9), 0, draw.one([2, 4, 6, 8])];
    const by = turn % 2 === 0 ? 12 : 36;
    const value = (digit: number): number => a * 1000 + b * 100 + digit * 10 + d;
    const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    const keys = digits.filter((digit) => value(digit) % by === 0);
    const three = by === 12 ? 3 : 9;
    const [key = 0] = keys;
    if (keys.length !== 1) return undefined;
    const only4 = digits.filter((digit) => value(digit) % 4 === 0 && digit !== key);
    const only3 = digits.filter((digit) => value(digit) % three === 0 && digit !== key);
    return {
      frames: [
        `Which digit must stand in the box so that ${a},${b}□${d} can be divided by 3 and by 4?`,
        `Which digit must stand in the box so that ${a},${b}□${d} can be divided by 4 and by 9?`,
      ],
      key: String(key),
      slips: [
        ...only3
          .slice(0, 1)
          .map((digit) => [String(digit), `passes the test for ${three}, but not for 4`] as const),
        ...only4
          .slice(0, 1)
          .map((digit) => [String(digit), `passes the test for 4, but not for ${three}`] as const),
        ...only4.slice(1, 2).map((digit) => [String(digit), "looked at the last two digits only"] as const),
        ...only3.slice(1, 2).map((digit) => [String(digit), "looked at the digit sum only"] as const),
      ],
      because: `For 4 the last two digits □${d} must be a multiple of 4; for ${three} the digit sum must be one of ${three}. Only ${key} does both.`,
    };
  }),
  ...leastToAddForNine,
];
