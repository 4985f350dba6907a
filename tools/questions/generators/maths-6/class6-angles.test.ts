import { describeKeys, search } from "../second-computation";
import { linesAndAngles } from "./lines-and-angles";
import { trianglesAndQuadrilaterals } from "./triangles-and-quadrilaterals";

describeKeys(linesAndAngles, {
  "angle-to-a-right-angle": (stem, [given = 0]) =>
    search(0, (rest) => rest + given === (stem.includes("right angle") ? 90 : 360)),
  "turns-of-a-compass": (stem) => {
    const sides = ["north", "east", "south", "west"];
    let face = sides.findIndex((side) => stem.includes(side));
    const turns = [...stem.matchAll(/(anti)?clockwise(?: turn of| through) (\d+)°/g)];
    for (const [, anti, angle] of turns)
      for (let turned = 0; turned < Number(angle); turned += 90) face = (face + (anti ? 3 : 1)) % 4;
    return turns.length === 2 ? sides[face] : undefined;
  },
  "angles-round-a-point": (_, [a = 0, b = 0, c = 0]) => search(0, (angle) => a + b + c + angle === 360),
  "turn-of-the-minute-hand": (stem, [minutes = 0]) =>
    stem.includes("minute hand") ? (minutes / 60) * 360 : (minutes / (12 * 60)) * 360,
  "crossing-points": (_, [parallel = 0, others = 0]) => {
    let crossings = 0;
    for (let road = 0; road < others; road++) crossings += parallel + road;
    return crossings;
  },
});

describeKeys(trianglesAndQuadrilaterals, {
  "kind-of-triangle": (_, [a = 0, b = 0]) => {
    const angles = [a, b, 180 - a - b];
    const different = new Set(angles).size;
    if (angles.includes(90)) return "right-angled triangle";
    return different === 1
      ? "equilateral triangle"
      : different === 2
        ? "isosceles triangle"
        : "scalene triangle";
  },
  "four-sided-riddle": (stem) =>
    stem.includes("one pair") ? "trapezium" : stem.includes("equal sides") ? "rhombus" : "rectangle",
  "isosceles-top-angle": (stem, [given = 0]) =>
    stem.includes("at its base")
      ? search(0, (top) => top + given + given === 180)
      : search(0, (base) => base + base + given === 180),
  "fourth-angle": (_, numbers) => {
    const [a = 0, b = 0] = numbers;
    return search(0, (angle) => a + b + 90 + angle === 360);
  },
  "possible-third-sides": (_, [a = 0, b = 0]) => {
    let fits = 0;
    for (let c = 1; c <= a + b; c++) if (c < a + b && a < b + c && b < a + c) fits++;
    return fits;
  },
});
