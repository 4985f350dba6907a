import { signed } from "../algebra-words";
import type { Family } from "../family";

const inBracket = (value: number): string => (value < 0 ? `(${signed(value)})` : signed(value));

export const greatestInteger: Family = {
  name: "greatest-of-sums",
  topic: "Integers",
  level: 2,
  count: 1,
  draft: (draw, turn) => {
    const isGreatest = turn % 2 === 0;
    const numbers = draw.shuffle([3, 4, 5, 6, 7, 8, 9, 11]).slice(0, 8);
    const sums = [0, 1, 2, 3].map((index) => {
      const a = (numbers[index] ?? 1) * (index === 0 || index === 2 ? -1 : 1);
      const b = (numbers[index + 4] ?? 1) * (index < 2 ? -1 : 1);
      const minus = index === 3 || index === 2;
      return { text: `${signed(a)} ${minus ? "−" : "+"} ${inBracket(minus ? -b : b)}`, value: a + b };
    });
    const sorted = sums.toSorted((p, q) => (isGreatest ? q.value - p.value : p.value - q.value));
    const [key, ...others] = sorted;
    if (!key || new Set(sums.map(({ value }) => value)).size < 4) return undefined;
    return {
      frames: ["Which of these has the greatest value?", "Which one of these sums has the smallest value?"],
      key: key.text,
      slips: others
        .toReversed()
        .map(({ text, value }) => [text, `losing a sign, for its value is ${signed(value)}`]),
      because: `Its value is ${signed(key.value)}, and the others have the values ${others.map(({ value }) => signed(value)).join(", ")}.`,
    };
  },
};
