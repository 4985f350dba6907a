const months = "January February March April May June July August September October November December".split(
  " ",
);
const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/**
 * Writes a calendar day in words. Without `Intl`, so that the built HTML and the browser give the same text.
 *
 * @param day a calendar day in India, `YYYY-MM-DD`
 * @returns a text such as `17 January 2027`
 */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/**
 * @param day a calendar day in India, `YYYY-MM-DD`
 * @returns a text such as `Sunday, 17 January 2027`
 */
export function formatWeekday(day: string): string {
  return `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}, ${formatDay(day)}`;
}
