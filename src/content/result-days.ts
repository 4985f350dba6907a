import { formatDay } from "./calendar-day";
import type { Edition } from "./editions";

/**
 * The results of one winter were announced twice, and both announcements are shown (docs/specification.md section 9).
 */
const additionalAnnouncements: Partial<Record<string, string>> = { "Winter 2025-26": "in February 2026" };

/**
 * @param edition the edition
 * @returns a sentence about when results come, such as `Results on 1 March 2027.`; with both times if two were announced
 */
export function describeResultDays({ name, resultsOn }: Pick<Edition, "name" | "resultsOn">): string {
  const day = `on ${formatDay(resultsOn)}`;
  const additional = additionalAnnouncements[name];
  return additional ? `Provisional results ${additional}, final results ${day}.` : `Results ${day}.`;
}
