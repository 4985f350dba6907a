import { formatIst } from "../../../lib/dates";

/**
 * @param movedDays the old and the new day of an exam; null if they are not known
 * @returns a part of a sentence such as `moved from 9 to 23 January`; undefined if the days are not known
 */
export function describeMovedDay(movedDays: { oldDay: string; newDay: string } | null): string | undefined {
  if (movedDays === null) return undefined;
  const { oldDay, newDay } = movedDays;
  const [dayOfMonth, ...rest] = formatIst(oldDay, "date").split(" ");
  const [, ...newRest] = formatIst(newDay, "date").split(" ");
  const isSameMonth = rest.join(" ") === newRest.join(" ");
  return `moved from ${isSameMonth ? dayOfMonth : formatIst(oldDay, "date")} to ${formatIst(newDay, "date")}`;
}
