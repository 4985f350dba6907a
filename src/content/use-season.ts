import { use, useEffect } from "react";
import { builtSeason, type Season } from "./editions";
import { SeasonContext } from "./season-context";

/**
 * Reads the season for a component that shows its dates. The component renders again when organisers change dates.
 *
 * @returns the season from the database; until that is loaded, the season of the build (decision 033)
 */
export function useSeason(): Season {
  const { changedSeason, refresh } = use(SeasonContext);
  useEffect(refresh, [refresh]);
  return changedSeason ?? builtSeason;
}
