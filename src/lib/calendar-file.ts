/** One entry of a calendar file. */
export type CalendarEntry = {
  /** Stays the same for the same event, so that a calendar that imports the file again updates its entry. */
  id: string;
  title: string;
  description: string;
  /** The calendar day, `YYYY-MM-DD`. Without `from` and `to`, the entry lasts all day. */
  day: string;
  /** The start and the end, as ISO times. */
  from?: string | undefined;
  to?: string | undefined;
};

const escapeText = (text: string) =>
  text.replaceAll("\\", "\\\\").replaceAll(/[,;]/g, "\\$&").replaceAll("\n", "\\n");

const encoder = new TextEncoder();

/** The maximum length of a line, in bytes of UTF-8 (RFC 5545, 3.1). */
const maxLineBytes = 75;

const msPerDay = 86_400_000;

/** Folds a long line: it continues on the next one, after a space (RFC 5545, 3.1). */
function fold(line: string): string {
  let folded = "";
  let lineBytes = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (lineBytes + bytes > maxLineBytes) {
      folded += "\r\n ";
      lineBytes = 1;
    }
    folded += character;
    lineBytes += bytes;
  }
  return folded;
}

const formatTime = (time: string | Date) => new Date(time).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

const formatDay = (day: string, plusDays = 0) =>
  new Date(Date.parse(day) + plusDays * msPerDay).toISOString().slice(0, 10).replaceAll("-", "");

function renderEntry({ id, title, description, day, from, to }: CalendarEntry, now: Date): string[] {
  const times =
    from !== undefined && to !== undefined
      ? [`DTSTART:${formatTime(from)}`, `DTEND:${formatTime(to)}`]
      : [`DTSTART;VALUE=DATE:${formatDay(day)}`, `DTEND;VALUE=DATE:${formatDay(day, 1)}`];
  return [
    "BEGIN:VEVENT",
    `UID:${id}`,
    `DTSTAMP:${formatTime(now)}`,
    ...times,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:-P1D",
    `DESCRIPTION:${escapeText(title)}`,
    "END:VALARM",
    "END:VEVENT",
  ];
}

/**
 * @param entries the calendar's entries
 * @param now the current time
 * @returns a calendar file (iCalendar, RFC 5545) with a reminder one day before each entry
 */
export function renderCalendar(entries: readonly CalendarEntry[], now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Olympeak//Exams//EN",
    ...entries.flatMap((entry) => renderEntry(entry, now)),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
