import { use } from "react";
import { builtSeason, type Season } from "./editions";
import { MovedSeason } from "./moved-season";

/** @returns the season that is to be told: as an organiser has moved it, else as the pages were built with it */
export function useSeason(): Season {
  return use(MovedSeason) ?? builtSeason;
}
