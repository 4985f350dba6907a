import { createContext } from "react";
import type { Season } from "./editions";

type SeasonSource = {
  /** The season with dates that organisers have changed since the build; null if none is known. */
  changedSeason: Season | null;
  /** The organisers' notice above every page; null for none, and until it is loaded. */
  notice: string | null;
  /** Asks the server for both. */
  refresh: () => void;
};

/** The source of changed dates for `useSeason`. In a file of its own, so that pages without dates do not load them. */
export const SeasonContext = createContext<SeasonSource>({
  changedSeason: null,
  notice: null,
  refresh: () => undefined,
});
