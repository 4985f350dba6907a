import { at, onlyOne, partOf, signedIn } from "../algebra-computation";
import { describeKeys, fractionsIn } from "../second-computation";
import { linearProgramming } from "./linear-programming";
import { probability } from "./probability";

describeKeys(linearProgramming, {
  "best-corner-of-striped-region": (stem) => {
    const z = partOf(stem, /Z = (\dx \+ \dy)/);
    const corners = (stem.match(/\(\d+, \d+\)/g) ?? []).map((corner) => signedIn(corner));
    const values = corners.map(([x = 0, y = 0]) => at(z, { x, y }));
    return Math.max(...values);
  },
  "same-best-value-at-two-corners": (stem, _, options) => {
    const corners = (stem.match(/\(\d+, \d+\)/g) ?? []).map((corner) => signedIn(corner));
    return onlyOne(options, (option) => {
      const [left = "", right = ""] = option.split(" = ");
      const [p, q] = [at(left, { q: 1 }), at(right, { p: 1 })];
      const [first, second] = corners.map(([x = 0, y = 0]) => p * x + q * y);
      return first === second;
    });
  },
  "workshop-profit": (_, numbers) => {
    const [a = 0, c = 0, b = 0, d = 0, first = 0, second = 0, p = 0, q = 0] = numbers;
    let best = 0;
    for (let x = 0; x <= first; x++)
      for (let y = 0; y <= first; y++)
        if (a * x + b * y <= first && c * x + d * y <= second) best = Math.max(best, p * x + q * y);
    return best;
  },
});

describeKeys(probability, {
  "independent-tries": (stem) => {
    const chances = fractionsIn(stem).map(([over, under]) => over / under);
    let sum = 0;
    for (let result = 1; result < 8; result++) {
      const wins = chances.map((_, place) => Math.floor(result / 2 ** place) % 2 === 1);
      const many = wins.filter(Boolean).length;
      const chance = chances.reduce((product, p, place) => product * (wins[place] ? p : 1 - p), 1);
      if (!stem.includes("exactly") || many === 1) sum += chance;
    }
    return sum;
  },
  "which-source-it-came-from": (_, [share = 0, p = 0, q = 0]) => {
    let [fromA, faulty] = [0, 0];
    for (let piece = 0; piece < 10_000; piece++) {
      const [isA, place] = [piece < share * 100, piece % 100];
      if (place >= (isA ? p : q)) continue;
      faulty++;
      if (isA) fromA++;
    }
    return fromA / faulty;
  },
});
