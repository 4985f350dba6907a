import { isNear, onlyOne, partOf, signedIn } from "../algebra-computation";
import { findOptionValue } from "../option-value";
import { describeKeys, fractionsIn } from "../second-computation";
import { circles } from "./circles";
import { coordinateGeometry } from "./coordinate-geometry";
import { triangles } from "./triangles";
import { trigonometry } from "./trigonometry";

const value = (option: string): number => findOptionValue(option) ?? Number.NaN;
const negatives = { hasNegatives: true } as const;
const quotientIn = (stem: string): number => {
  const [over, under = "1"] = partOf(stem, /tan θ = (\d+(?:\/\d+)?)/).split("/");
  return Number(over) / Number(under);
};

describeKeys(triangles, {
  "parallel-in-a-drawn-triangle": (_, [ad = 1, db = 0, ae = 0]) => (ae / ad) * (ad + db) - ae,
  "lamp-and-shadow-drawn": (_, [post = 0, child = 0, away = 0]) => {
    for (let tip = 0.1; ; tip += 0.1)
      if (isNear(child / tip, post / (tip + away))) return Math.round(tip * 10) / 10;
  },
  "areas-and-sides": (stem, [a = 0, b = 1]) =>
    stem.startsWith("Two") ? (a * a) / (b * b) : Math.sqrt(a / b),
});

describeKeys(
  coordinateGeometry,
  {
    "equally-far-on-the-axis": (stem, _, options) => {
      const [a = 0, b = 0, c = 0, d = 0] = signedIn(stem);
      return onlyOne(options, (option) => {
        const x = value(option);
        return isNear(Math.hypot(x - a, b), Math.hypot(x - c, d));
      });
    },
  },
  negatives,
);

describeKeys(trigonometry, {
  "height-from-a-drawn-angle": (_, [way = 0, angle = 0]) => Math.tan((angle * Math.PI) / 180) * way,
  "sum-from-one-ratio": (stem) => {
    const [[over, under] = [0, 1]] = fractionsIn(stem);
    const angle = Math.asin(over / under);
    return Math.cos(angle) + Math.tan(angle);
  },
  "secant-and-tangent": (stem) => {
    let [low, high] = [0, Math.PI / 2];
    for (let step = 0; step < 200; step++) {
      const middle = (low + high) / 2;
      if (1 / Math.cos(middle) + Math.tan(middle) < quotientIn(stem)) low = middle;
      else high = middle;
    }
    return stem.includes("cos θ") ? Math.cos(low) : Math.sin(low);
  },
});

describeKeys(circles, {
  "angle-between-drawn-tangents": (stem, [angle = 0]) => {
    const half = (angle / 2) * (Math.PI / 180);
    const centre = 2 * Math.acos(Math.sin(half)) * (180 / Math.PI);
    return Math.round(stem.includes("AOB?") ? centre : (180 - centre) / 2);
  },
  "circle-in-a-drawn-quadrilateral": (_, [ab = 0, bc = 0, cd = 0]) => {
    const fromB = Math.min(ab, bc) - 1;
    return ab - fromB + (cd - (bc - fromB));
  },
});
