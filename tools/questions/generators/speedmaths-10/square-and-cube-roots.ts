import { drawGeometry } from "../../figures/geometry";
import { signed } from "../algebra-words";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { rightTriangles } from "../right-triangles";
import { grouped } from "../words";

const make = familiesOf("Square and Cube Roots");

const tenth = (value: number): number => Number(value.toFixed(1));

/** The families of the topic Square and Cube Roots. */
export const squareAndCubeRoots: readonly Family[] = [
  make("distance-across-the-axes", 1, (draw) => {
    const [[across, up, long], k] = [draw.one(rightTriangles), draw.int(1, 2)];
    const [x, y] = [-draw.int(1, 4), -draw.int(1, 4)];
    const [dx, dy] = [across * k, up * k];
    const [x2, y2] = [x + dx, y + dy];
    if (x2 <= 0 || y2 <= 0 || long * k > 30) return undefined;
    return {
      asks: [
        `How far is the point (${signed(x)}, ${signed(y)}) from the point (${x2}, ${y2})?`,
        `On a map with 1 km as the unit, a dam lies at (${signed(x)}, ${signed(y)}) and a village at (${x2}, ${y2}). How long is the straight way in kilometres?`,
      ],
      key: long * k,
      slips: [
        [dx + dy, "added the two differences of the coordinates"],
        [dy - dx > 0 ? dy - dx : dx - dy, "subtracted one difference from the other"],
        [tidy(Math.hypot(x2 + x, y2 + y)), "added the coordinates instead of subtracting them"],
        [Math.max(dx, dy), "took the larger difference for the distance"],
        [tidy(long * long * k * k), "forgot to take the root of the sum"],
      ],
      way: `The differences are ${dx} and ${dy}, so the distance is √(${dx}² + ${dy}²) = √${dx * dx + dy * dy} = ${long * k}.`,
    };
  }),
  make("sum-of-two-roots", 2, (draw) => {
    const [a, b] = [draw.int(20, 90), draw.int(95, 260)];
    const exact = Math.sqrt(a) + Math.sqrt(b);
    const key = tenth(exact);
    const isClear =
      Math.abs(exact - key) < 0.03 && Math.abs(Math.sqrt(a + b) - tenth(Math.sqrt(a + b))) < 0.04;
    if (!isClear || Number.isInteger(Math.sqrt(a)) || Number.isInteger(Math.sqrt(b)) || Number.isInteger(key))
      return undefined;
    const floors = Math.floor(Math.sqrt(a)) + Math.floor(Math.sqrt(b));
    return {
      asks: [
        `Which number is closest to √${a} + √${b}?`,
        `Two square fields of ${a} and ${b} square metres lie side by side along a road. Which number of metres is closest to the length of road they take up?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tenth(Math.sqrt(a + b)), "added the numbers under the roots first"],
        [floors, "took both roots down to whole numbers"],
        [floors + 2, "took both roots up to whole numbers"],
        [tenth(2 * Math.sqrt((a + b) / 2)), "took twice the root of the mean"],
      ],
      way: `√${a} is about ${tenth(Math.sqrt(a))} and √${b} about ${tenth(Math.sqrt(b))}. Together they make about ${key}.`,
    };
  }),
  make("cube-root-just-above", 1, (draw) => {
    const [n, part] = [draw.one([5, 6, 8, 10, 15, 20]), draw.one([1, 2, 3])];
    const rest = Math.round((3 * n * n * part) / 10);
    const key = tenth(n + part / 10);
    if (Math.abs(Math.cbrt(n ** 3 + rest) - key) > 0.03) return undefined;
    return {
      asks: [
        `Which number is closest to ∛${grouped(n ** 3 + rest)}?`,
        `A cube of clay has a volume of ${grouped(n ** 3 + rest)} cm³. Which number of centimetres is closest to its edge?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tenth(n + (3 * part) / 10), "shared the rest by the square, not by three times it"],
        [tenth(n + (1.5 * part) / 10), "shared the rest by twice the square"],
        [n, "left the rest out"],
        [tenth(n + rest / 100), "wrote the rest behind the point"],
      ],
      way: `${n}³ = ${grouped(n ** 3)}, which leaves ${rest}. Sharing it by 3 × ${n}² = ${3 * n * n} gives about ${part / 10}, so the root is about ${key}.`,
    };
  }),
  make("kite-of-two-tangents", 2, (draw) => {
    const [[radius, tangent, far], k] = [draw.one(rightTriangles), draw.int(1, 3)];
    const [r, t, d] = [radius * k, tangent * k, far * k];
    if (radius > tangent) return undefined;
    const share = (r * r) / (d * d);
    const height = (r * t) / (d * d);
    return {
      asks: [
        "PA and PB touch the circle with the centre O. What is the perimeter of OAPB in centimetres?",
        "From P two wires are stretched to A and B, where they touch the wheel with the centre O, and two spokes go to A and B. How many centimetres are the wires and spokes together?",
      ],
      key: 2 * (r + t),
      slips: [
        [2 * (r + d), "took OP for the length of a tangent"],
        [r + t + d, "went round the triangle OAP"],
        [2 * t, "left the two radii out"],
        [2 * d, "took away the radius from OP for the tangent"],
        [r + 2 * t, "counted one of the radii only"],
      ],
      way: `The radius meets the tangent at 90°, so PA = √(${d}² − ${r}²) = ${t} cm. The perimeter is 2 × (${r} + ${t}) = ${2 * (r + t)} cm.`,
      figure: {
        alt: `A circle with the centre O and a radius OA of ${r} cm; P lies ${d} cm from O, and PA and PB touch the circle`,
        draw: (alt) =>
          drawGeometry({
            alt,
            points: {
              O: [0, 0],
              P: [d, 0],
              A: [d * share, d * height],
              B: [d * share, -d * height],
            },
            strokes: ["OAPBO"],
            dashed: ["OP"],
            circles: ["OA"],
            lengths: [
              { at: "OA", text: `${r} cm` },
              { at: "OP", text: `${d} cm` },
            ],
            height: 220,
          }),
      },
    };
  }),
  make("roots-almost-alike", 3, (draw) => {
    const [n, near] = [draw.one([20, 25, 40, 50, 100]), draw.int(1, 4)];
    const key = tidy(near / n);
    return {
      asks: [
        `Which number is closest to √${grouped(n * n + near)} − √${grouped(n * n - near)}?`,
        `One square has an area of ${grouped(n * n + near)} cm², another of ${grouped(n * n - near)} cm². By about how many centimetres do their sides differ?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [Number(Math.sqrt(2 * near).toFixed(2)), "took the root of the difference of the numbers"],
        [tidy(near / (2 * n)), "shared the difference by twice the sum of the roots"],
        [tidy((2 * near) / n), "shared the difference by one root instead of two"],
        [tidy((10 * near) / n), "put the point one place too far right"],
        [tidy(near / (10 * n)), "put the point one place too far left"],
      ],
      way: `(√a − √b)(√a + √b) = a − b = ${2 * near}, and the two roots together are about ${2 * n}. The difference is about ${2 * near} ÷ ${2 * n} = ${key}.`,
    };
  }),
];
