import { ratio, signed, sumOfTerms } from "../algebra-words";
import type { Family } from "../family";
import { rightTriangles } from "../right-triangles";
import { numeric, quotients } from "../signed-slips";

const topic = "Conic Sections";

const radiusOfCircle: Family = {
  name: "radius-of-circle",
  topic,
  level: 1,
  draft: (draw) => {
    const [g, f, key] = [draw.int(-6, 6), draw.int(-6, 6), draw.int(3, 12)];
    const c = g * g + f * f - key * key;
    if (g * f * c === 0) return undefined;
    const text = sumOfTerms([
      [1, "x²"],
      [1, "y²"],
      [2 * g, "x"],
      [2 * f, "y"],
      [c, ""],
    ]);
    return {
      frames: [
        `What is the radius of the circle ${text} = 0?`,
        `A round pond has the equation ${text} = 0 on a plan with the metre as unit. How many metres is its radius?`,
      ],
      ...numeric(String, key, [
        [key * key, "forgetting the square root"],
        [Math.round(Math.sqrt(Math.abs(4 * g * g + 4 * f * f - c))), "forgetting to halve the coefficients"],
        [
          Math.round(Math.sqrt(Math.abs(g * g + f * f + c))),
          "adding the constant in place of subtracting it",
        ],
        [2 * key, "giving the diameter"],
        [Math.round(Math.sqrt(Math.abs(c))), "taking the root of the constant alone"],
      ]),
      because: `The centre is (${signed(-g)}, ${signed(-f)}), and the radius is √(${g * g} + ${f * f} − (${signed(c)})) = √${key * key} = ${key}.`,
    };
  },
};

const focusOfParabola: Family = {
  name: "focus-of-parabola",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const a = draw.int(2, 9) * (turn % 2 === 0 ? -1 : 1);
    const isAcross = draw.int(0, 1) === 0;
    const text = isAcross ? `y² = ${signed(4 * a)}x` : `x² = ${signed(4 * a)}y`;
    const point = (across: boolean, value: number): string =>
      across ? `(${signed(value)}, 0)` : `(0, ${signed(value)})`;
    return {
      frames: [
        `What is the focus of the parabola ${text}?`,
        `The cross-section of a lamp’s mirror is the parabola ${text}, and the bulb sits in its focus. At which point is the bulb?`,
      ],
      key: point(isAcross, a),
      slips: [
        [point(isAcross, -a), "losing the sign of the coefficient"],
        [point(!isAcross, a), "putting the focus on the other axis"],
        [point(isAcross, 4 * a), "forgetting to divide by 4"],
        [point(!isAcross, -a), "taking both axis and sign wrongly"],
        [point(isAcross, 2 * a), "dividing by 2 in place of 4"],
      ],
      because: `4a = ${signed(4 * a)} gives a = ${signed(a)}, and the parabola opens along the ${isAcross ? "x" : "y"}-axis.`,
    };
  },
};

const eccentricity: Family = {
  name: "eccentricity",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, b, c] = draw.one(rightTriangles);
    const isEllipse = turn % 2 === 0;
    const [over, under] = isEllipse ? [a, c] : [c, b];
    return {
      frames: [
        `What is the eccentricity of the ellipse x²/${c * c} + y²/${b * b} = 1?`,
        `What is the eccentricity of the hyperbola x²/${b * b} − y²/${a * a} = 1?`,
      ],
      ...quotients(
        [over, under],
        [
          [isEllipse ? b : a, isEllipse ? c : b, "dividing the two half axes"],
          [over * over, under * under, "forgetting the square root"],
          [under, over, "turning the fraction over"],
          [isEllipse ? a : c, isEllipse ? b : a, "dividing by the shorter half axis"],
          [
            isEllipse ? c + b : b - a,
            isEllipse ? 2 * c : b,
            "adding or subtracting the half axes themselves",
          ],
          [isEllipse ? b * b : a * a, isEllipse ? c * c : b * b, "dividing the numbers below x² and y²"],
        ],
      ),
      because: isEllipse
        ? `The focus is √(${c * c} − ${b * b}) = ${a} from the centre and half the long axis is ${c}: ${ratio(a, c)}.`
        : `The focus is √(${b * b} + ${a * a}) = ${c} from the centre and the vertex ${b}: ${ratio(c, b)}.`,
    };
  },
};

export const conicSections: readonly Family[] = [radiusOfCircle, focusOfParabola, eccentricity];
