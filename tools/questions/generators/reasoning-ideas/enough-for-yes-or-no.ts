import { range } from "../whole";
import { type Fact, frame } from "./enough-parts";
import { puzzle } from "./puzzle";

type Two = readonly [number, number];

const twos: readonly Two[] = range(1, 24).flatMap((a) => range(1, 24).map((b): Two => [a, b]));

/** A question of yes or no on two whole numbers. */
export const enoughForAYes = puzzle("enough-for-yes-or-no", (draw, turn, hard, voice) => {
  const [a, b] = [draw.int(1, 12), draw.int(1, 12)];
  const k = draw.int(3, 9);
  const easy = [
    { text: "Is the product ab even?", of: ([x, y]: Two) => (x * y) % 2 === 0 },
    { text: "Is a greater than b?", of: ([x, y]: Two) => x > y },
    { text: "Is a + b a multiple of 3?", of: ([x, y]: Two) => (x + y) % 3 === 0 },
    { text: "Is a² − b² even?", of: ([x, y]: Two) => Math.abs(x * x - y * y) % 2 === 0 },
  ];
  const deep = [
    { text: "Is a² − b² a multiple of 8?", of: ([x, y]: Two) => (x * x - y * y) % 8 === 0 },
    { text: "Is the product ab a multiple of 12?", of: ([x, y]: Two) => (x * y) % 12 === 0 },
    { text: "Is a³ − a a multiple of 24?", of: ([x]: Two) => (x ** 3 - x) % 24 === 0 },
    { text: "Is a² + b² a multiple of 3?", of: ([x, y]: Two) => (x * x + y * y) % 3 === 0 },
  ];
  const asks = draw.one(hard === 3 ? deep : easy);
  const all: Fact<Two>[] = [
    { text: "a + b is odd.", holds: ([x, y]) => (x + y) % 2 === 1 },
    { text: "a + b is even.", holds: ([x, y]) => (x + y) % 2 === 0 },
    { text: "a − b is a multiple of 3.", holds: ([x, y]) => (x - y) % 3 === 0 },
    { text: "a is a multiple of 6.", holds: ([x]) => x % 6 === 0 },
    ...(hard === 3
      ? [
          { text: "a and b are both odd.", holds: ([x, y]: Two) => (x * y) % 2 === 1 },
          { text: "b is one more than a.", holds: ([x, y]: Two) => y - x === 1 },
          { text: "a is odd.", holds: ([x]: Two) => x % 2 === 1 },
          { text: "ab leaves 1 when divided by 3.", holds: ([x, y]: Two) => (x * y) % 3 === 1 },
        ]
      : []),
    { text: "b is odd.", holds: ([, y]) => y % 2 === 1 },
    { text: `2a is greater than 3b.`, holds: ([x, y]) => 2 * x > 3 * y },
    { text: `a is at most ${k}.`, holds: ([x]) => x <= k },
    { text: `b is greater than ${k}.`, holds: ([, y]) => y > k },
    { text: "ab is a multiple of 9.", holds: ([x, y]) => (x * y) % 9 === 0 },
    { text: "a² is less than b.", holds: ([x, y]) => x * x < y },
  ];
  const facts = all.filter(({ holds }) => holds([a, b]));
  return frame(draw, turn, voice, 1, { worlds: twos, facts, answer: asks.of, noun: "question" }, [
    `a and b are positive whole numbers. ${asks.text}`,
    `Two positive whole numbers are called a and b. ${asks.text}`,
    `The whole numbers a and b are positive. ${asks.text}`,
    `Let a and b be positive whole numbers. ${asks.text}`,
  ]);
});
