import { partOf } from "../algebra-computation";
import { describeKeys, search } from "../second-computation";
import { dataAndProbability } from "./data-and-probability";
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
  "angles-in-ratio": (_, parts) => {
    const unit = search(1, (one) => parts.reduce((sum, part) => sum + part * one, 0) === 360);
    return Math.max(...parts) * unit;
  },
  "sides-from-angle": (stem, [angle = 0]) =>
    search(3, (sides) => ((sides - 2) * 180) / sides === (stem.includes("interior") ? angle : 180 - angle)),
  "rhombus-side": (_, [a = 0, b = 0]) => 4 * Math.hypot(a / 2, b / 2),
});

describeKeys(mensuration, {
  "parallel-sides": (_, [a = 0, b = 0, h = 0]) => {
    const [long, short] = [Math.max(a, b), Math.min(a, b)];
    return short * h + ((long - short) * h) / 2;
  },
  "cylinder-height": (stem, numbers) => {
    const volume = Math.max(...numbers);
    const radius = stem.includes("radius")
      ? Number(partOf(stem, /radius of (\d+)/))
      : Number(partOf(stem, /diameter is (\d+)/)) / 2;
    return search(1, (height) => Math.round(radius * radius * height * 22) === Math.round(volume * 7));
  },
  "painted-cube": (stem, [n = 0]) => countPainted(n, stem.includes("one red") ? 1 : 2),
});

describeKeys(graphs, {
  "fourth-corner": (_, [a = 0, b = 0, c = 0, , , d = 0]) => {
    const [xs, ys] = [
      [a, c, c],
      [b, b, d],
    ];
    const alone = (list: number[]): number => list.find((x) => list.filter((y) => y === x).length === 1) ?? 0;
    return `(${alone(xs)}, ${alone(ys)})`;
  },
  "steady-cyclist": (stem) => {
    const [, x, y] = /\((\d\d?), (\d\d+)\)/.exec(stem) ?? [];
    const hours = Number(partOf(stem, /(?:after|at) (\d) hours/));
    return (Number(y) * hours) / Number(x);
  },
  "fixed-charge": (_, [a = 0, low = 0, b = 0, high = 0]) => {
    let [charge, x] = [low, a];
    for (; x > 0; x--) charge -= (high - low) / (b - a);
    return charge;
  },
});

describeKeys(dataAndProbability, {
  "not-this-colour": (stem, numbers) => {
    const out = stem.startsWith("A bag") ? (numbers[0] ?? 0) : (numbers[2] ?? 0);
    const all = numbers.reduce((sum, number) => sum + number, 0);
    return (all - out) / all;
  },
  "angle-of-sector": (_, [all = 0, part = 0]) => search(1, (angle) => angle * all === part * 360),
  "two-dice": (stem, [goal = 0]) => {
    let pairs = 0;
    for (let one = 1; one <= 6; one++)
      for (let two = 1; two <= 6; two++)
        if (stem.includes("least") ? one + two >= goal : one + two === goal) pairs++;
    return pairs / 36;
  },
});
