/**
 * The measurements of one page load: scores out of 100, the layout shift, and the largest contentful paint in
 * milliseconds.
 */
export type Measured = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  shift: number;
  paintMs: number;
};

/** How much later than a blank page with the same text the largest paint of a page may come (decision 095). */
export const paintRatio = 1.3;

/** The lowest score of Lighthouse's performance on its slow phone, and the largest layout shift. */
const leastPerformance = 90;
const maxShift = 0.02;

/**
 * @param values an odd number of them
 * @returns the one in the middle
 */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * @param page the address
 * @param own the visits' measurements
 * @param blankPaintMs the median paint of the blank page, measured in between
 * @returns a line for people, the paint in blank pages, and whether everything is as good as it must be
 */
export function judge(
  page: string,
  own: readonly Measured[],
  blankPaintMs: number,
): { line: string; ratio: number; isGood: boolean } {
  const of = (name: keyof Measured) => median(own.map((visit) => visit[name]));
  const scores = [of("performance"), of("accessibility"), of("bestPractices"), of("seo")];
  const ratio = of("paintMs") / blankPaintMs;
  const line = [
    page.padEnd(26),
    `performance, accessibility, best practices, SEO ${scores.join(" ")}`,
    `layout shift ${of("shift").toFixed(3)}`,
    `LCP ${Math.round(of("paintMs"))} ms, blank ${Math.round(blankPaintMs)} ms, ratio ${ratio.toFixed(2)}`,
  ].join(" · ");
  const [performance = 0, ...others] = scores;
  const isGood =
    performance >= leastPerformance &&
    others.every((score) => score === 100) &&
    of("shift") <= maxShift &&
    ratio <= paintRatio;
  return { line, ratio, isGood };
}
