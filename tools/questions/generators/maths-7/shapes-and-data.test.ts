import { at, partOf } from "../algebra-computation";
import { describeKeys, search } from "../second-computation";
import { dataHandling } from "./data-handling";
import { linesAndAngles } from "./lines-and-angles";
import { perimeterAndArea } from "./perimeter-and-area";
import { triangles } from "./triangles";

describeKeys(linesAndAngles, {
  "pair-that-makes-a-sum": (stem, [more = 0]) =>
    search(1, (angle) => angle + angle + more === (stem.includes("supplementary") ? 180 : 90)),
  "angles-with-x-at-a-transversal": (stem) => {
    const [first = "", second = ""] = stem.match(/\d+x [+−] \d+/g) ?? [];
    return search(1, (x) => {
      const [one, two] = [at(first, { x }), at(second, { x })];
      return stem.includes("alternate") ? one === two : one + two === 180;
    });
  },
});

describeKeys(triangles, {
  "exterior-angle-in-a-ratio": (_, [outer = 0, a = 1, b = 1]) =>
    search(1, (angle) => angle * a === (outer - angle) * b),
  "how-many-third-sides": (_, [a = 0, b = 0]) => {
    let lengths = 0;
    for (let c = 1; c < 100; c++) if (a + b > c && a + c > b && b + c > a) lengths++;
    return lengths;
  },
});

describeKeys(perimeterAndArea, {
  "way-of-a-rolling-wheel": (stem) => {
    const across = Number(partOf(stem, /diameter of (\d+)/)) || 2 * Number(partOf(stem, /radius of (\d+)/));
    const turns = Number(partOf(stem, /(?:turns|in) (\d+) t/));
    return Math.round((across * 22 * turns) / 7) / 100;
  },
  "second-height": (stem) => {
    const base = Number(partOf(stem, /on the side of (\d+)/) || partOf(stem, /two sides of (\d+)/));
    const height = Number(partOf(stem, /height .*? is (\d+)/) || partOf(stem, /are (\d+) cm apart/));
    const other = Number(partOf(stem, /side of (\d+) cm\?/) || partOf(stem, /sides of (\d+) cm\?/));
    return search(1, (key) => key * other === base * height);
  },
  "path-along-the-edge": (stem, [long = 0, wide = 0, path = 0]) => {
    const outside = stem.includes("surrounded") ? path : 0;
    let squares = 0;
    for (let x = -outside; x < long + outside; x++)
      for (let y = -outside; y < wide + outside; y++) {
        const edge = Math.min(x, y, long - 1 - x, wide - 1 - y);
        if (outside > 0 ? edge < 0 : edge < path) squares++;
      }
    return squares;
  },
});

describeKeys(dataHandling, {
  "mean-with-a-wrong-entry": (_, [n = 1, mean = 0, right = 0, read = 0]) => (n * mean - read + right) / n,
  "mean-of-two-groups": (_, [a = 0, first = 0, b = 0, second = 0]) => {
    const all = [...Array.from({ length: a }, () => first), ...Array.from({ length: b }, () => second)];
    return all.reduce((sum, value) => sum + value, 0) / all.length;
  },
});
