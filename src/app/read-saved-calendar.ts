import { arrangeEditions, builtCalendar, createCalendar, type ExamCalendar } from "../content/editions";
import { readEditionDays } from "../data/edition-days";
import { dayInIndia } from "../lib/day-in-india";

/** The calendar and the notice from the database, which may have changed since the site was built. */
export type SavedCalendar = {
  /** Null if it is the same as in the build, and between editions. */
  changedCalendar: ExamCalendar | null;
  /** The notice above every page today; null for none. */
  notice: string | null;
};

/**
 * Asks for the current exam calendar, and for the notice above the pages.
 *
 * @returns the calendar, if it differs from that of the build, and the notice
 * @throws AppError if they could not be read
 */
export async function readSavedCalendar(): Promise<SavedCalendar> {
  const savedEditions = await readEditionDays();
  const editions = arrangeEditions(savedEditions);
  const isAsBuilt = JSON.stringify(editions) === JSON.stringify(builtCalendar.editions);
  const { notice = null, noticeUntil = null } = savedEditions.find(({ isCurrent }) => isCurrent) ?? {};
  const isShown = noticeUntil !== null && dayInIndia(new Date()) <= noticeUntil;
  return { changedCalendar: isAsBuilt ? null : createCalendar(editions), notice: isShown ? notice : null };
}
