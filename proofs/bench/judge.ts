/**
 * The measurements of one page load: scores out of 100, the layout shift, and the largest contentful paint in
 * milliseconds.
 */
export type PageMeasurement = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  shift: number;
  paintMs: number;
};

/** The maximum of a page's largest paint, divided by that of a blank page with the same text (decision 095). */
export const maxPaintRatio = 1.3;

/** The minimum performance score on Lighthouse's simulated slow phone, and the maximum layout shift. */
const minPerformance = 90;
const maxShift = 0.02;

/**
 * @param values an odd number of values
 * @returns the median
 */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * @param page the path of the page
 * @param loads the measurements of its loads
 * @param blankPaintMs the median paint of the blank page, measured in between
 * @returns a line of text, the paint divided by the blank page's, and whether everything is within the limits
 */
export function judge(
  page: string,
  loads: readonly PageMeasurement[],
  blankPaintMs: number,
): { line: string; ratio: number; isGood: boolean } {
  const medianOf = (name: keyof PageMeasurement) => median(loads.map((load) => load[name]));
  const scores = [
    medianOf("performance"),
    medianOf("accessibility"),
    medianOf("bestPractices"),
    medianOf("seo"),
  ];
  const ratio = medianOf("paintMs") / blankPaintMs;
  const line = [
    page.padEnd(26),
    `performance, accessibility, best practices, SEO ${scores.join(" ")}`,
    `layout shift ${medianOf("shift").toFixed(3)}`,
    `LCP ${Math.round(medianOf("paintMs"))} ms, blank ${Math.round(blankPaintMs)} ms, ratio ${ratio.toFixed(2)}`,
  ].join(" · ");
  const [performance = 0, ...others] = scores;
  const isGood =
    performance >= minPerformance &&
    others.every((score) => score === 100) &&
    medianOf("shift") <= maxShift &&
    ratio <= maxPaintRatio;
  return { line, ratio, isGood };
}
