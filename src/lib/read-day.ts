/**
 * Reads a day that was typed, or that is in a URL: a browser without a date picker lets users type anything.
 *
 * @param text the text
 * @returns the text if it is a day as `YYYY-MM-DD`, else an empty text
 */
export function readDay(text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay && new Date(text).toISOString().startsWith(text) ? text : "";
}
