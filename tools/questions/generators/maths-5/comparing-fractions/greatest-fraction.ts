import type { Family } from "../../family";
import { hcf } from "../../whole";
import { listed } from "../../words";

export const greatestFraction: Family = {
  name: "greatest-fraction",
  topic: "Fractions",
  level: 2,
  draft: (draw, turn) => {
    const bottom = turn % 2 === 0 ? draw.one([12, 20]) : draw.one([18, 24, 30]);
    const all = [2, 3, 4, 5, 6, 8, 9, 10, 12].filter((under) => bottom % under === 0);
    const parts = draw
      .shuffle(all)
      .slice(0, 4)
      .map((under) => [draw.int(1, under - 1), under] as const);
    if (parts.some(([over, under]) => hcf(over, under) > 1 || over / under < 0.4)) return undefined;
    const sorted = parts.toSorted((x, y) => y[0] / y[1] - x[0] / x[1]);
    const written = (part: readonly [number, number] | undefined): string => (part ? part.join("/") : "");
    const values = new Set(sorted.map(([over, under]) => (over * bottom) / under));
    if (values.size < 4 || Math.max(...parts.map(([, under]) => under)) === sorted[0]?.[1]) return undefined;
    const wantsGreatest = turn % 2 === 0;
    const key = written(wantsGreatest ? sorted[0] : sorted[3]);
    const change = sorted.map(([over, under]) => `${over}/${under} = ${(over * bottom) / under}/${bottom}`);
    return {
      frames: [
        `Which is the greatest of the fractions ${listed(parts.map(written))}?`,
        `Which is the smallest of the fractions ${listed(parts.map(written))}?`,
      ],
      key,
      slips: sorted.map((part) => [written(part), "comparing only the numerators or only the denominators"]),
      because: `Write them all with the denominator ${bottom}: ${listed(change)}.`,
      beware: `So ${key} is the ${wantsGreatest ? "greatest" : "smallest"}; looking only at the numerators or only at the denominators misleads.`,
    };
  },
};
