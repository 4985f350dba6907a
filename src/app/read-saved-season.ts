import { arrangeEditions, builtSeason, createSeason, type Season } from "../content/editions";
import { readEditionDays } from "../data/edition-days";
import { dayInIndia } from "../lib/day-in-india";

/** The season and the notice from the database, which may have changed since the site was built. */
export type SavedSeason = {
  /** Null if it is the same as in the build, and between editions. */
  changedSeason: Season | null;
  /** The notice above every page today; null for none. */
  notice: string | null;
};

/**
 * Asks for the current days of the season, and for the notice above the pages.
 *
 * @returns the season, if it differs from that of the build, and the notice
 * @throws AppError if they could not be read
 */
export async function readSavedSeason(): Promise<SavedSeason> {
  const saved = await readEditionDays();
  const editions = arrangeEditions(saved);
  const isAsBuilt = JSON.stringify(editions) === JSON.stringify(builtSeason.editions);
  const { notice = null, noticeUntil = null } = saved.find(({ isCurrent }) => isCurrent) ?? {};
  const isShown = noticeUntil !== null && dayInIndia(new Date()) <= noticeUntil;
  return { changedSeason: isAsBuilt ? null : createSeason(editions), notice: isShown ? notice : null };
}
