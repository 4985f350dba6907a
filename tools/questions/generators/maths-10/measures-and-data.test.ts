import { partOf } from "../algebra-computation";
import { describeKeys, search } from "../second-computation";
import { probability } from "./probability";
import { sectorsAndSegments } from "./sectors-and-segments";
import { statistics } from "./statistics";
import { surfaceAreaAndVolume } from "./surface-area-and-volume";

const pi = 22 / 7;
const clean = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Rank 1 to 13 (ace 1, jack 11 …) and suit 0 to 3: spades, hearts, diamonds, clubs. */
const pack = Array.from({ length: 52 }, (_, card) => ({
  rank: (card % 13) + 1,
  suit: Math.floor(card / 13),
}));
const kinds: readonly (readonly [RegExp, (card: { rank: number; suit: number }) => boolean])[] = [
  [/black king/, ({ rank, suit }) => rank === 13 && (suit === 0 || suit === 3)],
  [/red face/, ({ rank, suit }) => rank > 10 && (suit === 1 || suit === 2)],
  [/spade or an ace/, ({ rank, suit }) => suit === 0 || rank === 1],
  [/king or a queen/, ({ rank }) => rank >= 12],
  [/heart that/, ({ rank, suit }) => suit === 1 && rank <= 10],
  [/neither a diamond/, ({ suit }) => suit < 2],
];

describeKeys(sectorsAndSegments, {
  "segment-of-a-drawn-quarter": (_, numbers) => {
    const radius = numbers.at(-1) ?? 0;
    return clean((pi * radius * radius) / 4 - (radius * radius) / 2);
  },
  "tip-of-the-minute-hand": (stem, [radius = 0]) => {
    const minutes = Number(partOf(stem, /in (\d+) minutes/));
    return clean(((stem.includes("area") ? pi * radius * radius : 2 * pi * radius) / 60) * minutes);
  },
});

describeKeys(surfaceAreaAndVolume, {
  "cylinder-less-a-cone": (stem) => {
    const radius = Number(partOf(stem, /radius of (\d+)/) || partOf(stem, /radius (\d+)/));
    const height = Number(partOf(stem, /height (\d+)/) || partOf(stem, /(\d+) cm high/));
    return Math.PI * (2 * radius * height + radius * Math.hypot(radius, height) + radius * radius);
  },
});

describeKeys(statistics, {
  "frequency-left-blank": (stem) => {
    const mean = Number(partOf(stem, /(?:mean is|has) ([\d.]+) (?:marks|kg)\./));
    const rows = stem
      .split("\n")
      .slice(2)
      .map((line) => line.split(" | "));
    const off = (x: number): number =>
      rows.reduce(
        (sum, [value, count]) => sum + (Number(value) - mean) * (count === "x" ? x : Number(count)),
        0,
      );
    return search(1, (x) => off(x) === 0);
  },
  "mode-from-a-table": (stem) => {
    const rows = [...stem.matchAll(/(\d+)–(\d+) \| (\d+)/g)].map((row) => row.slice(1).map(Number));
    const at = rows.findIndex(([, , count]) => rows.every(([, , other = 0]) => (count ?? 0) >= other));
    const [low = 0, high = 0, peak = 0] = rows[at] ?? [];
    const [before, after] = [rows[at - 1]?.[2] ?? 0, rows[at + 1]?.[2] ?? 0];
    for (let mode = low; mode <= high; mode += 0.5)
      if (Math.abs((mode - low) * (peak - after) - (high - mode) * (peak - before)) < 1e-9) return mode;
    return undefined;
  },
});

describeKeys(probability, {
  "from-pack": (stem) => {
    const [, fits = () => false] = kinds.find(([pattern]) => pattern.test(stem)) ?? [];
    return pack.filter(fits).length / 52;
  },
  "chance-made-double": (_, [all = 0, added = 0]) =>
    search(1, (red) => (red + added) * all === 2 * red * (all + added)),
});
