const timeZone = "Asia/Kolkata";

const formats = {
  day: new Intl.DateTimeFormat("en-IN", { timeZone, day: "numeric", month: "short" }),
  date: new Intl.DateTimeFormat("en-IN", { timeZone, day: "numeric", month: "long", year: "numeric" }),
  weekday: new Intl.DateTimeFormat("en-IN", { timeZone, weekday: "long", day: "numeric", month: "long" }),
  time: new Intl.DateTimeFormat("en-IN", {
    timeZone,
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
  }),
} as const;

/**
 * Writes a moment or a calendar day as people in India read it (specification section 9: times shown in IST).
 *
 * @param value an ISO time, a calendar day `YYYY-MM-DD`, or a Date
 * @param format `day` 9 Jan · `date` 9 January 2027 · `weekday` Saturday, 9 January · `time` with the minute
 * @returns the text, in IST
 */
export function formatIst(value: string | Date, format: keyof typeof formats): string {
  const moment =
    typeof value === "string" && value.length === 10 ? new Date(`${value}T00:00:00+05:30`) : new Date(value);
  return formats[format].format(moment);
}
