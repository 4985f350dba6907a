import { drawGeometry } from "../../figures/geometry";
import { ratio, surd } from "../algebra-words";
import type { Family } from "../family";
import { quotients } from "../signed-slips";

const topic = "Trigonometry";

const fromOneRatio: Family = {
  name: "sum-from-one-ratio",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, c] = draw.one([
      [3, 4, 5],
      [5, 12, 13],
      [8, 15, 17],
      [4, 3, 5],
      [12, 5, 13],
      [15, 8, 17],
      [7, 24, 25],
      [20, 21, 29],
    ] as const);
    return {
      frames: [
        `If sin A = ${a}/${c} and A is acute, what is the value of cos A + tan A?`,
        `In a right-angled triangle sin A = ${a}/${c}. What do cos A and tan A add up to?`,
      ],
      ...quotients(
        [b * b + a * c, c * b],
        [
          [a + b, b + c, "added numerators and denominators"],
          [b * a + b * c, c * a, "took the cotangent for the tangent"],
          [a * b + a * c, c * b, "took the sine for the cosine"],
          [b, c, "stopped at the cosine"],
          [a, b, "stopped at the tangent"],
          [c * c + a * b, b * c, "took the secant for the cosine"],
        ],
      ),
      because: `The third side is ${b}, so cos A = ${b}/${c} and tan A = ${a}/${b}; the sum is ${ratio(b * b + a * c, c * b)}.`,
    };
  },
};

const towerHeight: Family = {
  name: "height-from-a-drawn-angle",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [way, isSteep] = [draw.int(5, 20) * 3, draw.int(0, 1) === 0];
    const isTower = turn % 2 === 0;
    const [angle, other] = isSteep ? [60, 30] : [30, 60];
    const key = isSteep ? surd(way, 3) : surd(way / 3, 3);
    const wrong = isSteep ? surd(way / 3, 3) : surd(way, 3);
    const show = (text: string): string => `${text} m`;
    return {
      frames: [
        "The top A of a tower AB is seen from the point C on level ground, as drawn. How high is the tower?",
        "From the top A of a cliff AB a boat at C is seen below the horizontal line AH, as drawn. How high is the cliff?",
      ],
      key: show(key),
      slips: [
        [show(wrong), `used the tangent of ${other}°`],
        [show(surd(2 * way, 3)), "treated the distance as half of a side"],
        [show(surd(way / 3, 1)), "squared the tangent"],
        [show(String(way)), "took 45° for the angle"],
        [show(String(way * (isSteep ? 2 : 3))), "gave the line of sight for the height"],
      ],
      because: `tan ${angle}° = height/${way}, so the height is ${way} × ${isSteep ? "√3" : "1/√3"} = ${key} m.`,
      figure: {
        alt: isTower
          ? `A right angle at B; BC = ${way} m, and angle ACB is ${angle}°`
          : `A right angle at B; BC = ${way} m, and angle HAC, below the horizontal, is ${angle}°`,
        draw: (alt) => {
          const high = isSteep ? Math.sqrt(3) : 1 / Math.sqrt(3);
          return drawGeometry({
            alt,
            points: { A: [0, high], B: [0, 0], C: [1, 0], ...(!isTower && { H: [0.9, high] }) },
            strokes: ["ABCA"],
            ...(!isTower && { dashed: ["AH"] }),
            angles: [
              { at: "ABC", right: true },
              { at: isTower ? "ACB" : "HAC", text: `${angle}°` },
            ],
            lengths: [{ at: "BC", text: `${way} m` }],
          });
        },
      },
    };
  },
};

const secantAndTangent: Family = {
  name: "secant-and-tangent",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [p, q] = [draw.int(3, 9), draw.int(1, 3)];
    if (p <= q || p % 2 === q % 2 || (q > 1 && p % q === 0)) return undefined;
    const isCosine = turn % 2 === 0;
    if (isCosine === (p % 2 === 1)) return undefined;
    const [s, d, m] = [p * p + q * q, p * p - q * q, 2 * p * q];
    const [over, under] = isCosine ? [m, s] : [d, s];
    return {
      frames: [
        `If sec θ + tan θ = ${ratio(p, q)} for an acute angle θ, what is the value of cos θ?`,
        `For an acute angle θ, sec θ + tan θ = ${ratio(p, q)}. What is the value of sin θ?`,
      ],
      ...quotients(
        [over, under],
        [
          [isCosine ? d : m, s, isCosine ? "gave the sine" : "gave the cosine"],
          [q, p, "gave sec θ − tan θ"],
          [
            isCosine ? s - d : s - m,
            s,
            `took 1 − ${isCosine ? "sin" : "cos"} θ for ${isCosine ? "cos" : "sin"} θ`,
          ],
          [p * q, s, "forgot a factor 2"],
        ],
      ),
      because: `(sec θ + tan θ)(sec θ − tan θ) = 1, so sec θ − tan θ = ${ratio(q, p)}. Adding gives sec θ = ${ratio(s, m)}, and so cos θ = ${ratio(m, s)}${isCosine ? "" : ` and sin θ = ${ratio(d, s)}`}.`,
    };
  },
};

export const trigonometry: readonly Family[] = [fromOneRatio, towerHeight, secantAndTangent];
