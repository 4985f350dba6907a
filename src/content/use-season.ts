import { use, useEffect } from "react";
import { builtSeason, type Season } from "./editions";
import { SeasonContext } from "./season-context";

/**
 * The season, for a component that shows its dates. Its users follow the dates that organisers change.
 *
 * @returns the season as organisers have saved it; as the site was built until that is known (decision 033)
 */
export function useSeason(): Season {
  const { moved, refresh } = use(SeasonContext);
  useEffect(refresh, [refresh]);
  return moved ?? builtSeason;
}
