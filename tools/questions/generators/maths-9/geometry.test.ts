import { at, partOf } from "../algebra-computation";
import { describeKeys, search } from "../second-computation";
import { circles } from "./circles";
import { heronsFormula } from "./herons-formula";
import { linesAndAngles } from "./lines-and-angles";
import { quadrilaterals } from "./quadrilaterals";
import { surfaceAreaAndVolume } from "./surface-area-and-volume";
import { triangles } from "./triangles";

const radians = Math.PI / 180;

/** The area from coordinates: the first side lies on the x-axis. */
function areaOf(a: number, b: number, c: number): number {
  const x = (a * a + b * b - c * c) / (2 * a);
  return Math.round((a * Math.sqrt(b * b - x * x)) / 2);
}

describeKeys(linesAndAngles, {
  "bent-path-drawn": (stem, [a = 0, second = 0]) =>
    // With a perpendicular on the right there is a pentagon, whose angles add up to 540°.
    stem.includes("angle AEC?")
      ? search(1, (x) => a + 90 + 90 + second + (360 - x) === 540)
      : search(1, (b) => a + 90 + 90 + b + (360 - second) === 540),
});

describeKeys(triangles, {
  "bisectors-drawn": (stem, [angle = 0]) =>
    stem.includes("angle A?")
      ? search(1, (top) => 180 - (180 - top) / 2 === angle)
      : search(1, (centre) => 2 * (180 - centre) + angle === 180),
});

describeKeys(quadrilaterals, {
  "midpoints-of-a-drawn-triangle": (_, sides) => sides.reduce((sum, side) => sum + side / 2, 0),
  "angles-of-a-parallelogram": (stem) => {
    const [first = "", second = ""] = stem.match(/\d+x [+−] \d+/g) ?? [];
    const x = search(1, (number) => at(first, { x: number }) === at(second, { x: number }));
    return (360 - 2 * at(first, { x })) / 2;
  },
  "inside-four": (stem, [p = 0, q = 0]) => {
    const [x, y] = [p / 4, q / 4];
    const corners = [
      [x, y],
      [-x, y],
      [-x, -y],
      [x, -y],
    ] as const;
    const sides = corners.map(([a, b], place) => {
      const [c, d] = corners[(place + 1) % 4] ?? [0, 0];
      return Math.hypot(a - c, b - d);
    });
    const [wide = 0, high = 0] = sides;
    return stem.includes("perimeter") ? sides.reduce((sum, side) => sum + side, 0) : wide * high;
  },
});

describeKeys(circles, {
  "chord-of-a-drawn-circle": (stem, [radius = 0, second = 0]) =>
    stem.includes("OM = ")
      ? 2 * search(1, (half) => half * half + second * second === radius * radius)
      : search(1, (way) => way * way + (second / 2) ** 2 === radius * radius),
  "angle-at-a-drawn-circle": (stem, [angle = 0]) => {
    const place = (turn: number): [number, number] => [Math.cos(turn * radians), Math.sin(turn * radians)];
    const [a, b] = [place(0), place(angle)];
    const c = place(stem.includes("smaller") ? angle / 3 : angle + (360 - angle) / 3);
    const toward = (p: [number, number]): number => Math.atan2(p[1] - c[1], p[0] - c[0]) / radians;
    const turn = Math.abs(toward(a) - toward(b));
    return Math.round(Math.min(turn, 360 - turn));
  },
  "two-chords": (stem, numbers) => {
    const radius = Number(partOf(stem, /radius (?:of )?(\d+)/));
    const far = numbers
      .filter((number) => number !== radius)
      .map((chord) => Math.sqrt(radius ** 2 - chord ** 2 / 4));
    const [one = 0, two = 0] = far;
    return Math.round(stem.includes("same side") ? Math.abs(one - two) : one + two);
  },
});

describeKeys(heronsFormula, {
  "three-sides": (_, [a = 0, b = 0, c = 0]) => areaOf(a, b, c),
  "heights-from-three-sides": (stem, [a = 0, b = 0, c = 0]) => {
    const heights = [a, b, c].map((side) => (2 * areaOf(a, b, c)) / side);
    return stem.includes("shortest") ? Math.min(...heights) : Math.max(...heights);
  },
});

describeKeys(surfaceAreaAndVolume, {
  "curved-surface-of-a-cone": (stem, [first = 0, second = 0]) =>
    Math.PI * (stem.startsWith("A cone") ? first : second) * Math.hypot(first, second),
  "grown-sphere": (stem, [percent = 0]) => {
    const grown = 1 + percent / 100;
    return Math.round((grown ** (stem.includes("surface") ? 2 : 3) - 1) * 1000) / 10;
  },
  "tent-cloth": (stem) => {
    const radius = Number(partOf(stem, /radius of (\d+)/));
    const height = Number(partOf(stem, /height (\d+)/) || partOf(stem, /(\d+) m high/));
    const [wide, price] = [Number(partOf(stem, /(\d+) m wide/)), Number(partOf(stem, /₹(\d+)/))];
    const cone = Number(partOf(stem, /cone of radius (\d+)/)) || radius;
    return Math.round((((22 / 7) * cone * Math.hypot(cone, height)) / wide) * price);
  },
});
