import { drawPlot } from "../../figures/plot";
import type { Point } from "../../figures/points";
import { ratio, signed } from "../algebra-words";
import type { Family } from "../family";
import { rightTriangles } from "../right-triangles";
import { quotients } from "../signed-slips";

const topic = "Conic Sections";

const place = (x: number, y: number): string => `(${signed(x)}, ${signed(y)})`;

/** Axes without numbers on which a unit is as long to the right as upwards. */
function evenAxes(reach: number, shift: Point = [0, 0]) {
  const aside = (reach * 236) / 128;
  return {
    across: { name: "x", least: shift[0] - aside, most: shift[0] + aside },
    up: { name: "y", least: shift[1] - reach, most: shift[1] + reach },
    crossed: true,
  };
}

const focusOfParabola: Family = {
  name: "focus-from-a-point",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [size, t] = draw.one([
      [2, 2],
      [3, 2],
      [4, 2],
      [1, 4],
    ] as const);
    const a = size * (turn % 2 === 0 ? -1 : 1);
    const isAcross = draw.int(0, 1) === 0;
    const turned = (x: number, y: number): Point => (isAcross ? [x, y] : [y, x]);
    const at = (value: number): string => place(...turned(value, 0));
    const onCurve = (s: number): Point => turned(a * s * s, 2 * size * s);
    const [x, y] = onCurve(t);
    const reach = 3 * size * t;
    return {
      frames: [
        "A parabola with its vertex at the origin passes through P, as drawn. Which point is its focus?",
        "The drawing shows the cross-section of a lamp’s mirror, a parabola through P with its vertex at the origin. The bulb sits in the focus. Where is the bulb?",
      ],
      key: at(a),
      slips: [
        [at(-a), "put the focus behind the vertex"],
        [place(...turned(0, a)), "put the focus on the other axis"],
        [at(4 * a), "forgot to divide by 4"],
        [at(2 * a), "divided by 2 in place of 4"],
        [at((a * t * t) / 2), "took half of the way to the foot of P"],
      ],
      because: `${isAcross ? "y² = 4ax" : "x² = 4ay"} with P gives ${4 * size * size * t * t} = 4a × ${a < 0 ? `(${signed(a * t * t)})` : a * t * t}, so a = ${signed(a)}, and the focus is ${at(a)}.`,
      figure: {
        alt: `A parabola with its vertex at the origin that opens ${isAcross ? (a > 0 ? "to the right" : "to the left") : a > 0 ? "upwards" : "downwards"} and passes through P ${place(x, y)}`,
        draw: (alt) =>
          drawPlot({
            alt,
            ...evenAxes(reach, isAcross ? [x * 0.7, 0] : [0, y * 0.45]),
            curves: [{ points: Array.from({ length: 41 }, (_, index) => onCurve(((index - 20) / 20) * t)) }],
            marks: [[`P ${place(x, y)}`, x, y]],
          }),
      },
    };
  },
};

const eccentricity: Family = {
  name: "eccentricity-of-a-drawn-ellipse",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, b, c] = draw.one(rightTriangles.filter((_, index) => index % 2 === turn % 2));
    const isWide = turn % 2 === 0;
    const turned = (x: number, y: number): Point => (isWide ? [x, y] : [y, x]);
    const [tip, side] = [turned(c, 0), turned(0, b)];
    return {
      frames: [
        "The ellipse drawn has its centre at the origin. What is its eccentricity?",
        "A flower bed has the outline drawn, an ellipse with its centre at the origin. What is the eccentricity of the ellipse?",
      ],
      ...quotients(
        [a, c],
        [
          [b, c, "divided the two half axes"],
          [a * a, c * c, "forgot the square root"],
          [a, b, "divided by the shorter half axis"],
          [c - b, c, "subtracted the half axes, not their squares"],
          [b * b, c * c, "divided the squares of the half axes"],
        ],
      ),
      because: `The half axes are ${c} and ${b}, so a focus is √(${c * c} − ${b * b}) = ${a} from the centre: ${a}/${c}${ratio(a, c) === `${a}/${c}` ? "" : ` = ${ratio(a, c)}`}.`,
      figure: {
        alt: `An ellipse round the origin that passes through ${place(...tip)} and ${place(...side)}`,
        draw: (alt) =>
          drawPlot({
            alt,
            ...evenAxes(isWide ? b * 1.5 : c * 1.4),
            curves: [
              {
                points: Array.from({ length: 61 }, (_, index): Point => {
                  const angle = (index * Math.PI) / 30;
                  return turned(c * Math.cos(angle), b * Math.sin(angle));
                }),
              },
            ],
            marks: [tip, side].map(([x, y]) => [place(x, y), x, y] as const),
          }),
      },
    };
  },
};

export const conicSections: readonly Family[] = [focusOfParabola, eccentricity];
