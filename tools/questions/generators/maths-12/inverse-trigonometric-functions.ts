import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { rightTriangles } from "../right-triangles";
import { quotients } from "../signed-slips";
import { hcf } from "../whole";

const topic = "Inverse Trigonometric Functions";

/** Twelfths of π as a school book writes them: π/4, −2π/3. */
function partOfPi(twelfths: number): string {
  const divisor = hcf(Math.abs(twelfths), 12);
  const [top, bottom] = [Math.abs(twelfths) / divisor, 12 / divisor];
  const sign = twelfths < 0 ? "−" : "";
  return twelfths === 0 ? "0" : `${sign}${top === 1 ? "" : top}π${bottom === 1 ? "" : `/${bottom}`}`;
}

const values = [
  ["sin⁻¹(−1/2)", -2],
  ["sin⁻¹(−√3/2)", -4],
  ["cos⁻¹(−1/2)", 8],
  ["cos⁻¹(−√3/2)", 10],
  ["tan⁻¹(−√3)", -4],
  ["tan⁻¹(−1)", -3],
  ["sin⁻¹(−1/√2)", -3],
] as const;

const principalValue: Family = {
  name: "principal-value",
  topic,
  level: 1,
  draft: (draw) => {
    const [text, key] = draw.one(values);
    const isCosine = text.startsWith("cos");
    return {
      frames: [
        `What is the principal value of ${text}?`,
        `Which angle, in radians, is the principal value of ${text}?`,
      ],
      key: partOfPi(key),
      slips: [
        [partOfPi(isCosine ? 12 - key : -key), "lost the minus sign"],
        [partOfPi(isCosine ? key - 12 : 12 + key), "used the range of another inverse function"],
        [partOfPi(12 - key), "chose an angle outside the range"],
        [partOfPi(isCosine ? 6 - key : -6 - key), "took the complementary angle"],
        [partOfPi(12 + Math.abs(key)), "added π"],
      ],
      because: `The range of ${text.slice(0, 5)} is from ${isCosine ? "0 to π" : "−π/2 to π/2"}, and there the angle is ${partOfPi(key)}.`,
    };
  },
};

const backAndForth: Family = {
  name: "back-into-the-range",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const isSine = turn % 2 === 0;
    const angle = isSine ? draw.one([7, 8, 9, 10, 14, 15, 16]) : draw.one([14, 15, 16, 20, 21, 22]);
    const key = isSine ? 12 - angle : 24 - angle;
    const name = isSine ? "sin" : "cos";
    return {
      frames: [
        `What is the value of sin⁻¹(sin ${partOfPi(angle)}), in radians?`,
        `A program takes the cosine of ${partOfPi(angle)} and then returns cos⁻¹(cos ${partOfPi(angle)}). Which angle does it return?`,
      ],
      key: partOfPi(key),
      slips: [
        [partOfPi(angle), "let the two functions cancel outside the range"],
        [partOfPi(-key), "lost the sign"],
        [partOfPi(angle - 12), "subtracted π"],
        [partOfPi(24 - angle), "subtracted from 2π"],
        [partOfPi(12 - angle), "subtracted from π"],
        [partOfPi(angle - 24), "subtracted 2π"],
      ],
      because: `${name} ${partOfPi(angle)} = ${name} (${partOfPi(key)}), and ${partOfPi(key)} lies in the range of ${name}⁻¹.`,
    };
  },
};

const sumOfArcs: Family = {
  name: "angle-sum-from-inverses",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, b, c] = draw.one(rightTriangles.slice(0, 6));
    const [p, q] = [draw.int(1, 3), draw.int(4, 7)];
    const isDouble = turn % 2 === 1;
    if (hcf(p, q) !== 1) return undefined;
    const key = isDouble ? ([b * b - a * a, c * c] as const) : ([a * q + b * p, b * q - a * p] as const);
    return {
      frames: [
        `If A = sin⁻¹(${ratio(a, c)}) and B = tan⁻¹(${p}/${q}), what is tan (A + B)?`,
        `The angle A is sin⁻¹(${ratio(a, c)}). What is cos 2A?`,
      ],
      ...quotients(
        key,
        isDouble
          ? [
              [2 * a * b, c * c, "found the sine of the double angle"],
              [a * a - b * b, c * c, "lost the sign"],
              [c * c - a * a, c * c, "subtracted the square once only"],
              [b, c, "forgot to double the angle"],
            ]
          : [
              [a * q + b * p, b * q, "added the two tangents"],
              [a * q + b * p, b * q + a * p, "took the wrong sign below"],
              [a * q - b * p, b * q + a * p, "found the tangent of the difference"],
              [a * q + c * p, c * q - a * p, "used the sine as if it were the tangent"],
              [b * q - a * p, a * q + b * p, "turned the fraction over"],
            ],
      ),
      because: isDouble
        ? `cos 2A = 1 − 2 sin²A = 1 − 2 × ${ratio(a * a, c * c)} = ${ratio(b * b - a * a, c * c)}.`
        : `The first angle has the tangent ${ratio(a, b)}, and (${ratio(a, b)} + ${p}/${q}) ÷ (1 − ${ratio(a, b)} × ${p}/${q}) = ${ratio(...key)}.`,
    };
  },
};

export const inverseTrigonometricFunctions: readonly Family[] = [principalValue, backAndForth, sumOfArcs];
