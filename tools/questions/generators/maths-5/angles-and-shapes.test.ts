import { describeKeys, search } from "../second-computation";
import { anglesAndShapes } from "./angles-and-shapes";
import { solidsAndSymmetry } from "./solids-and-symmetry";

/** Of a prism or pyramid over a base with so many corners: [edges, vertices]. */
const solids: Readonly<Record<string, readonly [number, number]>> = {
  "square pyramid": [2 * 4, 4 + 1],
  "triangular prism": [3 * 3, 2 * 3],
  cuboid: [3 * 4, 2 * 4],
  "hexagonal prism": [3 * 6, 2 * 6],
};

describeKeys([...anglesAndShapes, ...solidsAndSymmetry], {
  "angle-kind": (_, [size = 0]) =>
    `${["acute", "right", "obtuse", "straight", "reflex"][Number(size >= 90) + Number(size > 90) + Number(size >= 180) + Number(size > 180)]} angle`,
  "angle-on-a-line": (_, [given = 0]) => search(0, (other) => other + given === 180),
  "triangle-angle": (_, [first = 0, second = 0]) => search(0, (third) => first + second + third === 180),
  "clock-angle": (_, [hour = 0]) => {
    const gap = Math.abs(hour * 60 * 0.5);
    return Math.min(gap, 360 - gap);
  },
  "angle-times-as-large": (stem, [times = 2]) =>
    search(1, (angle) => angle + angle * times === (stem.includes("straight") ? 180 : 90)),
  "solid-parts": (stem) => {
    const name = Object.keys(solids).find((solid) => stem.includes(solid)) ?? "";
    return solids[name]?.[stem.includes("edges") ? 0 : 1];
  },
  "symmetry-lines": (stem) => {
    const lines = [
      ["rectangle", 2],
      ["square", 4],
      ["triangle", 3],
      ["hexagon", 6],
    ] as const;
    return lines.find(([name]) => stem.includes(name))?.[1];
  },
});
