import { partOf } from "../algebra-computation";
import { describeKeys, numbersIn, search } from "../second-computation";
import { graphs } from "./graphs";
import { mensuration } from "./mensuration";
import { quadrilaterals } from "./quadrilaterals";

/** Small cubes of a painted cube of n with this many painted faces, counted one by one. */
function countPainted(n: number, faces: number): number {
  const outer = (place: number): number => (place === 0 || place === n - 1 ? 1 : 0);
  let cubes = 0;
  for (let x = 0; x < n; x++)
    for (let y = 0; y < n; y++)
      for (let z = 0; z < n; z++) if (outer(x) + outer(y) + outer(z) === faces) cubes++;
  return cubes;
}

describeKeys(quadrilaterals, {
  "border-of-a-drawn-rhombus": (_, [a = 0, b = 0]) => 4 * Math.hypot(a / 2, b / 2),
  "sides-of-a-regular-polygon": (stem, [angle = 0]) =>
    search(3, (sides) => ((sides - 2) * 180) / sides === (stem.includes("interior") ? angle : 180 - angle)),
});

describeKeys(mensuration, {
  "area-of-a-drawn-trapezium": (_, [a = 0, b = 0, h = 0]) => b * h + ((a - b) * h) / 2,
  "height-from-a-volume": (stem, numbers) => {
    const volume = Math.max(...numbers);
    const radius = stem.includes("radius")
      ? Number(partOf(stem, /radius of (\d+)/))
      : Number(partOf(stem, /diameter is (\d+)/)) / 2;
    return search(1, (height) => Math.round(radius * radius * height * 22) === Math.round(volume * 7));
  },
  "faces-with-paint": (stem, [n = 0]) => countPainted(n, stem.includes("one red") ? 1 : 2),
});

describeKeys(graphs, {
  "fixed-part-of-a-drawn-line": (stem) => {
    const [a = 0, low = 0, b = 0, high = 0] = numbersIn(stem.split("\n").at(-1) ?? "");
    return search(0, (fixed) => (low - fixed) * b === (high - fixed) * a);
  },
});
