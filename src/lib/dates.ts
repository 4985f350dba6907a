const timeZone = "Asia/Kolkata";

const day = { day: "numeric", month: "short" } as const;
const clock = { hour: "numeric", minute: "2-digit", hour12: true } as const;

const formats = {
  day,
  date: { day: "numeric", month: "long", year: "numeric" },
  weekday: { weekday: "long", day: "numeric", month: "long" },
  weekdayWithYear: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  dateTime: { ...day, year: "numeric", ...clock },
  clock,
  timeWithSeconds: { ...clock, second: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Format = keyof typeof formats;

const formatters = new Map<Format, Intl.DateTimeFormat>();

/** Creates a formatter when it is first needed, because each costs a phone some milliseconds. */
function getFormatter(format: Format): Intl.DateTimeFormat {
  const existing = formatters.get(format);
  if (existing) return existing;
  const formatter = new Intl.DateTimeFormat("en-IN", { timeZone, ...formats[format] });
  formatters.set(format, formatter);
  return formatter;
}

/**
 * Formats a time or a calendar day in the Indian way (docs/specification.md section 9: times shown in IST).
 *
 * @param value an ISO time, a calendar day `YYYY-MM-DD`, or a Date
 * @param format `day` 9 Jan · `date` 9 January 2027 · `weekday` Saturday, 9 January ·
 * `weekdayWithYear` Saturday, 9 January 2027 · `dateTime` 9 Jan 2027, 3:42 pm ·
 * `clock` 3:42 pm · `timeWithSeconds` 3:42:07 pm
 * @returns the text, in IST
 */
export function formatIst(value: string | Date, format: Format): string {
  const isCalendarDay = typeof value === "string" && value.length === 10;
  const time = isCalendarDay ? new Date(`${value}T00:00:00+05:30`) : new Date(value);
  return getFormatter(format).format(time);
}
