/** India has one zone and no summer time. */
const istOffsetMs = 5.5 * 60 * 60 * 1000;

/**
 * @param at a moment
 * @returns its calendar day in India, `YYYY-MM-DD`
 */
export function dayInIndia(at: Date): string {
  return new Date(at.getTime() + istOffsetMs).toISOString().slice(0, 10);
}
