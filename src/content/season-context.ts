import { createContext } from "react";
import type { Season } from "./editions";

type SeasonSource = {
  /** The season with the dates that organisers have moved since the site was built; null while none is known. */
  moved: Season | null;
  /** The organisers' notice above every page; null for none, and until it is known. */
  notice: string | null;
  /** Asks the server for both. */
  refresh: () => void;
};

/** Where `useSeason` has moved dates from. In a file of its own, so that pages without dates need not carry them. */
export const SeasonContext = createContext<SeasonSource>({
  moved: null,
  notice: null,
  refresh: () => undefined,
});
