import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { quotients } from "../signed-slips";

const topic = "Rational Numbers";

const betweenTwo: Family = {
  name: "between-two",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, b, c, d] = [draw.int(1, 5), draw.int(3, 8), draw.int(1, 5), draw.int(3, 8)];
    if (b === d || a / b >= c / d || a >= b || c >= d || c / d - a / b > 0.3) return undefined;
    const [low, high] = [ratio(-c, d), ratio(-a, b)];
    const middle = (a * d + b * c) / 2 / (b * d);
    const [over, under] = [a * d + b * c, 2 * b * d];
    const wrong = [
      [c, d, 1 / 12, "took the greater size of a negative number for the greater number"],
      [a, b, -1 / 12, "went past the number that is nearer to nought"],
    ] as const;
    const slips = wrong.flatMap(([top, bottom, step, mistake]) => {
      const twelfths = Math.round((top / bottom + step) * 24);
      const value = twelfths / 24;
      return value > 0 && (value > c / d || value < a / b) ? [[-twelfths, 24, mistake] as const] : [];
    });
    const [top, bottom] = findBetweenOnPaper([a, b], [c, d]) ?? [0, 0];
    if (middle === 0.5 || slips.length < 2 || bottom === 0) return undefined;
    return {
      frames: [
        `Which of these rational numbers lies between ${low} and ${high}?`,
        `A point is marked between ${low} and ${high} on a number line. Which number can it stand for?`,
      ],
      ...quotients([-over, under], [[-top, bottom, "took numbers in between above and below"], ...slips]),
      because: `Half the sum of the two numbers, ${ratio(-over, under)}, lies exactly in the middle between ${low} and ${high}.`,
    };
  },
};

/** The fraction with a numerator and a denominator between those of two others that yet lies just outside the two. */
function findBetweenOnPaper(
  [a, b]: readonly [number, number],
  [c, d]: readonly [number, number],
): readonly [number, number] | undefined {
  const between = (x: number, y: number): number[] =>
    Array.from({ length: Math.max(0, Math.abs(x - y) - 1) }, (_, step) => Math.min(x, y) + 1 + step);
  const away = (value: number): number => Math.abs(value - (a / b + c / d) / 2);
  return between(a, c)
    .flatMap((top) => between(b, d).map((bottom) => [top, bottom] as const))
    .filter(([top, bottom]) => top / bottom < a / b || top / bottom > c / d)
    .toSorted(([t, u], [v, w]) => away(t / u) - away(v / w))[0];
}

export const rationalNumbers: readonly Family[] = [betweenTwo];
