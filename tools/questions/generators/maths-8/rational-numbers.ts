import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { quotients } from "../signed-slips";

const topic = "Rational Numbers";

const missingAddend: Family = {
  name: "missing-addend",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, c, d] = [draw.int(2, 7), draw.int(3, 9), draw.int(1, 5), draw.int(2, 8)];
    if (b === d || a % b === 0 || c % d === 0) return undefined;
    const [first, sum] = [ratio(-a, b), ratio(c, d)];
    return {
      frames: [
        `Which number must be added to ${first} to get ${sum}?`,
        `The sum of two rational numbers is ${sum}. One of them is ${first}. What is the other?`,
      ],
      ...quotients(
        [c * b + a * d, b * d],
        [
          [c * b - a * d, b * d, `adding ${first} where it has to be subtracted`],
          [-c * b - a * d, b * d, "subtracting the sum from the number"],
          [c + a, b + d, "adding the denominators as well"],
          [c + a, b * d, "adding the numerators before the denominators are equal"],
          [a * d - c * b, b * d, "leaving a sign behind on the way"],
        ],
      ),
      because: `The number is ${sum} − (${first}) = ${sum} + ${ratio(a, b)} = ${ratio(c * b + a * d, b * d)}.`,
    };
  },
};

const reciprocalOfSum: Family = {
  name: "reciprocal-of-sum",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, c, d] = [draw.int(1, 4), draw.int(3, 9), draw.int(1, 4), draw.int(2, 7)];
    if (b === d || a >= b || c >= d) return undefined;
    const [over, under] = [c * b - a * d, b * d];
    if (over === 0 || Math.abs(over) === 1) return undefined;
    const [first, second] = [ratio(-a, b), ratio(c, d)];
    return {
      frames: [
        `What is the reciprocal of the sum of ${first} and ${second}?`,
        `The numbers ${first} and ${second} are added. By which number must the result be multiplied to give 1?`,
      ],
      ...quotients(
        [under, over],
        [
          [over, under, "stopping at the sum"],
          [d * a - b * c, a * c, "adding the two reciprocals"],
          [-under, over, "changing the sign together with the fraction"],
          [b + d, c - a, "adding numerators and denominators"],
          [under, c * b + a * d, "losing the minus sign"],
        ],
      ),
      because: `The sum is ${ratio(over, under)}, and its reciprocal is ${ratio(under, over)}: their product is 1.`,
    };
  },
};

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
      [c, d, 1 / 12, "taking the greater size of a negative number for the greater number"],
      [a, b, -1 / 12, "going past the number that is nearer to nought"],
      [c, d, 1 / 6, "judging by the denominator alone"],
      [a, b, -1 / 6, "judging by the numerator alone"],
    ] as const;
    const slips = wrong.flatMap(([top, bottom, step, mistake]) => {
      const twelfths = Math.round((top / bottom + step) * 24);
      const value = twelfths / 24;
      return value > 0 && (value > c / d || value < a / b) ? [[-twelfths, 24, mistake] as const] : [];
    });
    const positive = [over, under, "leaving out the minus sign"] as const;
    if (middle === 0.5) return undefined;
    return {
      frames: [
        `Which of these rational numbers lies between ${low} and ${high}?`,
        `A point is marked between ${low} and ${high} on a number line. Which number can it stand for?`,
      ],
      ...quotients([-over, under], [...slips, positive]),
      because: `Half the sum of the two numbers, ${ratio(-over, under)}, lies exactly in the middle between ${low} and ${high}.`,
    };
  },
};

export const rationalNumbers: readonly Family[] = [missingAddend, reciprocalOfSum, betweenTwo];
