import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import type { Idea } from "./idea";

export const signs = ["+", "−", "×", "÷"] as const;
type Sign = (typeof signs)[number];

const apply: Readonly<Record<Sign, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "−": (a, b) => a - b,
  "×": (a, b) => a * b,
  "÷": (a, b) => a / b,
};

/** The value of numbers with signs between them, × and ÷ first. */
function valueOf(numbers: readonly number[], between: readonly Sign[]): number {
  const [parts, joins]: [number[], Sign[]] = [[numbers[0] ?? 0], []];
  between.forEach((sign, index) => {
    const next = numbers[index + 1] ?? 0;
    if (sign === "×" || sign === "÷") parts.push(apply[sign](parts.pop() ?? 0, next));
    else {
      joins.push(sign);
      parts.push(next);
    }
  });
  return parts.slice(1).reduce((sum, part, index) => apply[joins[index] ?? "+"](sum, part), parts[0] ?? 0);
}

const names: Readonly<Record<Sign, string>> = { "+": "plus", "−": "minus", "×": "times", "÷": "divided by" };

/** The four signs have changed their meanings; which number does an expression then stand for? */
export function changedSigns({ many, ...idea }: Idea & { many: number }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const meaning = draw.shuffle(signs);
      if (meaning.some((sign, index) => sign === signs[index])) return undefined;
      const written = draw.shuffle(signs).slice(0, many);
      const numbers = Array.from({ length: many + 1 }, () => draw.int(2, 24));
      const meant = written.map((sign) => meaning[signs.indexOf(sign)] ?? "+");
      const key = valueOf(numbers, meant);
      const terms = meant.map((sign, index) =>
        sign === "÷" ? (numbers[index] ?? 0) / (numbers[index + 1] ?? 1) : 0,
      );
      const plain = valueOf(numbers, written);
      if (
        !meant.includes("÷") ||
        !Number.isInteger(key) ||
        key < 3 ||
        key > 200 ||
        terms.some((term) => !Number.isInteger(term) || term === 1)
      )
        return undefined;
      const show = (between: readonly Sign[]) =>
        numbers.map((number, index) => (index === 0 ? number : `${between[index - 1]} ${number}`)).join(" ");
      const told = signs.map((sign, index) => `${sign} means ‘${names[meaning[index] ?? "+"]}’`).join(", ");
      const leftToRight = meant.reduce(
        (sum, sign, index) => apply[sign](sum, numbers[index + 1] ?? 1),
        numbers[0] ?? 0,
      );
      return {
        frames: [
          `Suppose that ${told}. Which number does ${show(written)} then stand for?`,
          `In a puzzle ${told}. Which number do we get from ${show(written)}?`,
        ],
        key: String(key),
        slips: numberSlips(String, [
          [leftToRight, "working from left to right without doing × and ÷ first"],
          [plain, "keeping the usual meanings of the signs"],
          [
            valueOf(
              numbers,
              meant.map((sign) => (sign === "+" ? "−" : sign === "−" ? "+" : sign)),
            ),
            "mixing up plus and minus",
          ],
          ...hurriedSlips(key),
          [key + 2, "a slip in the sum"],
          [key - 2, "a slip in the sum"],
        ]),
        because: `With the meanings put in, it reads ${show(meant)}. Multiplication and division come first, which gives ${key}.`,
      };
    },
  };
}
