import { range } from "../whole";
import { grouped } from "../words";
import { show } from "./number-parts";
import { at, framesFor, puzzle } from "./puzzle";

/** A rule for two numbers with a sign of its own, used twice or backwards. */
export const signWithItsOwnRule = puzzle("sign-with-its-own-rule", (draw, turn, hard, voice) => {
  const [k, m] = [draw.int(2, 4), draw.int(2, 5)];
  const rules = [
    { of: (x: number, y: number) => k * x - y, text: `a ◇ b means ${k}a − b` },
    { of: (x: number, y: number) => x * y + m, text: `a ◇ b means ab + ${m}` },
    { of: (x: number, y: number) => x * x - m * y, text: `a ◇ b means a² − ${m}b` },
    { of: (x: number, y: number) => (x + y) * (x - 1), text: "a ◇ b means (a + b)(a − 1)" },
  ];
  const rule = at(rules, (turn * 2 + draw.int(0, 1)) % 4);
  const [a, b, c] = [draw.int(3, 9), draw.int(2, 8), draw.int(2, 8)];
  const isBack = hard > 1 && turn % 2 === 1;
  const [left, right] = [rule.of(rule.of(a, b), c), rule.of(a, rule.of(b, c))];
  const total = rule.of(rule.of(a, b), c);
  const solutions = range(1, 60).filter((x) => rule.of(rule.of(a, b), x) === total);
  if ([rule.of(a, b), rule.of(b, c), left, right].some((one) => one < 1 || one > 3000) || left === right)
    return undefined;
  if (isBack && (solutions.length !== 1 || rule === rules[3])) return undefined;
  return {
    frames: isBack
      ? [`For whole numbers ${rule.text}. For which number x is (${a} ◇ ${b}) ◇ x equal to ${total}?`]
      : framesFor(voice, [
          `For whole numbers ${rule.text}. What is (${a} ◇ ${b}) ◇ ${c}?`,
          `Let ${rule.text.replace("means", "mean")} for all numbers a and b. What is the value of (${a} ◇ ${b}) ◇ ${c}?`,
          `A pocket computer has a key ◇: ${rule.text}. What does (${a} ◇ ${b}) ◇ ${c} come to?`,
          `The sign ◇ has this rule: ${rule.text}. Which number is (${a} ◇ ${b}) ◇ ${c}?`,
        ]),
    key: isBack ? String(c) : grouped(left),
    slips: isBack
      ? [
          [String(c + 1), "made a slip when taking away at the end"],
          [
            show(range(1, 99).find((x) => rule.of(rule.of(b, a), x) === total) ?? 0),
            "changed the numbers in the bracket",
          ],
          [
            show(range(1, 999).find((x) => rule.of(x, rule.of(a, b)) === total) ?? 0),
            "put the unknown before the sign",
          ],
          [
            show(range(1, 999).find((x) => rule.of(a, rule.of(b, x)) === total) ?? 0),
            "put the bracket round the last two",
          ],
          [show(Math.abs(rule.of(a, b) - total)), "took the bracket away from the result"],
          [show(rule.of(a, b)), "worked out the bracket only"],
          [String(c + m), "forgot the fixed number of the rule"],
        ]
      : [
          [show(right), "put the bracket round the last two"],
          [show(rule.of(c, rule.of(a, b))), "changed the two sides of the second sign"],
          [show(rule.of(rule.of(b, a), c)), "changed the two numbers in the bracket"],
          [show(rule.of(a, b)), "worked out the bracket and stopped"],
          [show(rule.of(a, b) + c), "added the last number instead of using the rule"],
        ],
    because: isBack
      ? `The bracket is ${rule.of(a, b)}. By the rule the unknown must then be ${c}.`
      : `First the bracket: ${a} ◇ ${b} = ${rule.of(a, b)}. Then ${rule.of(a, b)} ◇ ${c} = ${grouped(left)}.`,
  };
});
