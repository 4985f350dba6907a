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
  "slice-of-circle": (stem) => {
    const [radius, angle] = [Number(partOf(stem, /radius (?:of )?(\d+)/)), Number(partOf(stem, /(\d+)°/))];
    return clean(((pi * radius * radius) / 360) * angle);
  },
  "minute-hand": (stem, [radius = 0]) => {
    const minutes = Number(partOf(stem, /in (\d+) minutes/));
    return clean(((stem.includes("area") ? pi * radius * radius : 2 * pi * radius) / 60) * minutes);
  },
  "quarter-segment": (_, [radius = 0]) => clean((pi * radius * radius) / 4 - (radius * radius) / 2),
});

describeKeys(surfaceAreaAndVolume, {
  "melted-sphere": (_, numbers) => {
    const [small, big] = [Math.min(...numbers), Math.max(...numbers)];
    return search(1, (balls) => balls * small ** 3 === big ** 3);
  },
  "cone-on-hemisphere": (stem) => {
    const radius = Number(partOf(stem, /radius(?:,| of)? (\d+)/));
    const height = Number(partOf(stem, /(?:height |is )(\d+) cm (?:on|high)/));
    return (Math.PI * radius * radius * height) / 3 + (2 * Math.PI * radius ** 3) / 3;
  },
  "hollowed-cylinder": (stem) => {
    const radius = Number(partOf(stem, /radius of (\d+)/) || partOf(stem, /radius (\d+)/));
    const height = Number(partOf(stem, /height (\d+)/) || partOf(stem, /(\d+) cm high/));
    return Math.PI * (2 * radius * height + radius * Math.hypot(radius, height) + radius * radius);
  },
});

describeKeys(statistics, {
  "empirical-relation": (stem, [first = 0, median = 0]) =>
    stem.startsWith("The mean")
      ? search(1, (mode) => mode - first === 3 * (median - first))
      : search(1, (mean) => first - mean === 3 * (median - mean)),
  "missing-frequency": (stem, numbers) => {
    const mean = Number(partOf(stem, /(?:mean is|has) ([\d.]+) (?:marks|kg)\./));
    const [a = 0, b = 0, d = 0] = [numbers[0], numbers[2], numbers[5]];
    return search(1, (x) => a * (5 - mean) + b * (10 - mean) + x * (15 - mean) + d * (20 - mean) === 0);
  },
  "grouped-mode": (stem) => {
    const rows = [...stem.matchAll(/(\d+)-(\d+): (\d+)/g)].map((row) => row.slice(1).map(Number));
    const [[, , before = 0] = [], [low = 0, high = 0, peak = 0] = [], [, , after = 0] = []] = rows;
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
  "multiple-of-either": (_, [, n = 0, a = 1, b = 1]) => {
    let fits = 0;
    for (let number = 1; number <= n; number++) if (number % a === 0 || number % b === 0) fits++;
    return fits / n;
  },
  "doubled-chance": (_, [all = 0, added = 0]) =>
    search(1, (red) => (red + added) * all === 2 * red * (all + added)),
});
