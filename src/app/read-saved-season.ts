import { arrangeEditions, builtSeason, createSeason, type Season } from "../content/editions";
import { readEditionDays } from "../data/edition-days";
import { dayInIndia } from "../lib/day-in-india";

/** The season and the notice as organisers have saved them since the site was built. */
export type SavedSeason = {
  /** Null where the pages say it already, and between editions. */
  moved: Season | null;
  /** The notice above every page today; null for none. */
  notice: string | null;
};

/**
 * Asks for the current days of the season, and for the notice above the pages.
 *
 * @returns both as organisers have saved them
 * @throws AppError when they could not be read
 */
export async function readSavedSeason(): Promise<SavedSeason> {
  const saved = await readEditionDays();
  const editions = arrangeEditions(saved);
  const isAsBuilt = JSON.stringify(editions) === JSON.stringify(builtSeason.editions);
  const { notice = null, noticeUntil = null } = saved.find(({ isCurrent }) => isCurrent) ?? {};
  const isShown = noticeUntil !== null && dayInIndia(new Date()) <= noticeUntil;
  return { moved: isAsBuilt ? null : createSeason(editions), notice: isShown ? notice : null };
}
