import type { Figures } from "../../../data/admin/start-page";
import { formatIst } from "../../../lib/dates";

type Day = Figures["byDay"][number];

/** One row of a chart: `now` counts in the current edition, `before` in the previous one. */
type Row = { name: string; now: number; before: number; nowPaise: number; beforePaise: number };

/** The maximum number of days shown one by one; more are grouped by week. */
const maxDays = 14;

const dayMs = 86_400_000;

function formatRowName(firstDay: string | null, dayNo: number, daysPerRow: number): string {
  if (firstDay === null) return daysPerRow === 1 ? `Day ${dayNo + 1}` : `Week ${dayNo / daysPerRow + 1}`;
  const firstDayOfRow = formatIst(new Date(Date.parse(`${firstDay}T00:00:00+05:30`) + dayNo * dayMs), "day");
  return daysPerRow === 1 ? firstDayOfRow : `Week from ${firstDayOfRow}`;
}

/**
 * Groups the days of registration for a chart: by day, or by week if there are many days. Both editions are compared by
 * the days since their registration opened.
 *
 * @param days the days with registrations, in order; `dayNo` starts at 0
 * @param firstDay the first day of registration of the current edition, `YYYY-MM-DD`
 * @param today the day in India
 * @returns one row for each day or week that has a registration in one of the editions; a row that the current
 *   edition has not reached yet says so in its name
 */
export function groupDays(days: readonly Day[], firstDay: string | null, today: string): Row[] {
  const daysPerRow = (days.at(-1)?.dayNo ?? 0) < maxDays ? 1 : 7;
  const todayNo = firstDay === null ? Infinity : (Date.parse(today) - Date.parse(firstDay)) / dayMs;
  const rowIndexes = [...new Set(days.map(({ dayNo }) => Math.floor(dayNo / daysPerRow)))];
  return rowIndexes.map((index) => {
    const daysOfRow = days.filter(({ dayNo }) => Math.floor(dayNo / daysPerRow) === index);
    const sum = (pick: (day: Day) => number) => daysOfRow.reduce((total, day) => total + pick(day), 0);
    return {
      name: `${formatRowName(firstDay, index * daysPerRow, daysPerRow)}${index * daysPerRow > todayNo ? " (still to come)" : ""}`,
      now: sum(({ now }) => now),
      before: sum(({ before }) => before),
      nowPaise: sum(({ nowPaise }) => nowPaise),
      beforePaise: sum(({ beforePaise }) => beforePaise),
    };
  });
}
