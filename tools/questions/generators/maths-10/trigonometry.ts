import { ratio, surd } from "../algebra-words";
import type { Family } from "../family";
import { quotients } from "../signed-slips";

const topic = "Trigonometry";

const fromOneRatio: Family = {
  name: "from-one-ratio",
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
          [a + b, b + c, "adding numerators and denominators"],
          [b * a + b * c, c * a, "taking the cotangent for the tangent"],
          [a * b + a * c, c * b, "taking the sine for the cosine"],
          [b, c, "stopping at the cosine"],
          [a, b, "stopping at the tangent"],
          [c * c + a * b, b * c, "taking the secant for the cosine"],
        ],
      ),
      because: `The third side is ${b}, so cos A = ${b}/${c} and tan A = ${a}/${b}; the sum is ${ratio(b * b + a * c, c * b)}.`,
    };
  },
};

const towerHeight: Family = {
  name: "tower-height",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [way, isSteep] = [draw.int(5, 20) * 3, draw.int(0, 1) === 0];
    const [angle, other] = isSteep ? [60, 30] : [30, 60];
    const key = isSteep ? surd(way, 3) : surd(way / 3, 3);
    const wrong = isSteep ? surd(way / 3, 3) : surd(way, 3);
    const show = (text: string): string => `${text} m`;
    return {
      frames: [
        `From a point on level ground ${way} m away from its foot the top of a tower is seen at an angle of elevation of ${angle}°. How high is the tower?`,
        `From the top of a cliff a boat is seen at an angle of depression of ${angle}°. The boat is ${way} m from the foot of the cliff. How high is the cliff?`,
      ],
      key: show(key),
      slips: [
        [show(wrong), `using the tangent of ${other}°`],
        [show(surd(2 * way, 3)), "treating the distance as half of a side"],
        [show(surd(way / 3, 1)), "squaring the tangent"],
        [show(turn % 2 === 0 ? surd(2 * way, 3) : String(way)), "taking 45° for the angle"],
        [show(String(way * (isSteep ? 2 : 3))), "giving the line of sight for the height"],
      ],
      because: `tan ${angle}° = height/${way}, so the height is ${way} × ${isSteep ? "√3" : "1/√3"} = ${key} m.`,
    };
  },
};

const secantAndTangent: Family = {
  name: "secant-and-tangent",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const [p, q] = [draw.int(3, 9), draw.int(1, 3)];
    if (p <= q || p % 2 === q % 2 || (q > 1 && p % q === 0)) return undefined;
    const isCosine = turn % 2 === 0;
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
          [isCosine ? d : m, s, isCosine ? "giving the sine" : "giving the cosine"],
          [q, p, "giving sec θ − tan θ"],
          [s, isCosine ? m : d, "giving the reciprocal value"],
          [d, m, "giving the tangent"],
          [s - m, s, "taking sec θ − tan θ to be the number minus 1"],
          [p * q, s, "forgetting a factor 2"],
        ],
      ),
      because: `(sec θ + tan θ)(sec θ − tan θ) = 1, so sec θ − tan θ = ${ratio(q, p)}. Adding gives sec θ = ${ratio(s, m)}, and so cos θ = ${ratio(m, s)}${isCosine ? "" : ` and sin θ = ${ratio(d, s)}`}.`,
    };
  },
};

export const trigonometry: readonly Family[] = [fromOneRatio, towerHeight, secantAndTangent];
