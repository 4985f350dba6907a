import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { rightTriangles } from "../right-triangles";
import { quotients } from "../signed-slips";

const topic = "Trigonometric Functions";

const sumOfAngles: Family = {
  name: "sine-or-cosine-of-a-sum",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [[a, b, c], [p, q, r]] = [
      draw.one(rightTriangles.slice(0, 4)),
      draw.one(rightTriangles.slice(0, 6)),
    ];
    if (a / c === p / r) return undefined;
    const isSine = turn % 2 === 0;
    const over = isSine ? a * p + b * q : b * p - a * q;
    const [sine, cosine] = [ratio(a, c), ratio(p, r)];
    return {
      frames: [
        `For acute angles A and B, sin A = ${sine} and cos B = ${cosine}. What is sin (A + B)?`,
        `A and B are acute angles with sin A = ${sine} and cos B = ${cosine}. What is the value of cos (A + B)?`,
      ],
      ...quotients(
        [over, c * r],
        [
          [isSine ? a * p - b * q : b * p + a * q, c * r, "took the wrong sign in the formula"],
          [
            isSine ? b * p - a * q : a * p + b * q,
            c * r,
            isSine ? "used the formula of cos (A + B)" : "used the formula of sin (A + B)",
          ],
          [a * q + b * p, c * r, "mixed up the sine and the cosine of B"],
          [a * p, c * r, "multiplied the two given values"],
          [b * q, c * r, "multiplied the other two values only"],
          // The sine of a sum of two acute angles is positive.
        ].filter((slip): slip is [number, number, string] => !isSine || Number(slip[0]) > 0),
      ),
      because: `cos A = ${ratio(b, c)} and sin B = ${ratio(q, r)}, so it is ${isSine ? `${sine} × ${cosine} + ${ratio(b, c)} × ${ratio(q, r)}` : `${ratio(b, c)} × ${cosine} − ${sine} × ${ratio(q, r)}`} = ${ratio(over, c * r)}.`,
    };
  },
};

export const trigonometricFunctions: readonly Family[] = [sumOfAngles];
