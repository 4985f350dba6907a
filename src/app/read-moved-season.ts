import { arrangeEditions, builtSeason, createSeason, type Season } from "../content/editions";
import { readEditionDays } from "../data/edition-days";

/**
 * Asks for the current days of the season.
 *
 * @returns the season as organisers have saved it; null where the pages say it already, and between editions
 * @throws AppError when the days could not be read
 */
export async function readMovedSeason(): Promise<Season | null> {
  const editions = arrangeEditions(await readEditionDays());
  const isAsBuilt = JSON.stringify(editions) === JSON.stringify(builtSeason.editions);
  return isAsBuilt ? null : createSeason(editions);
}
