import { formatIst } from "../../../lib/dates";

/**
 * @param note the note of a sent email about a moved exam: the old and the new day; null or another text without them
 * @returns a part of a sentence such as `moved from 9 to 23 January`; undefined if the days are not known
 */
export function describeMovedDay(note: string | null): string | undefined {
  const [, oldDay, newDay] = /^(\d{4}-\d\d-\d\d) (\d{4}-\d\d-\d\d)$/.exec(note ?? "") ?? [];
  if (oldDay === undefined || newDay === undefined) return undefined;
  const [dayOfMonth, ...rest] = formatIst(oldDay, "date").split(" ");
  const [, ...newRest] = formatIst(newDay, "date").split(" ");
  const isSameMonth = rest.join(" ") === newRest.join(" ");
  return `moved from ${isSameMonth ? dayOfMonth : formatIst(oldDay, "date")} to ${formatIst(newDay, "date")}`;
}
