import { createContext, startTransition, useCallback, useState, type ReactNode } from "react";
import type { Season } from "../content/editions";
import { MovedSeason } from "../content/moved-season";
import { DaysMoved } from "../lib/days-moved";
import { report } from "../lib/report";

type FetchScript = () => Promise<unknown>;

/** Has the days of the season told as they stand now; given what fetches the script of what tells them on the open page. */
export const FollowDays = createContext<(fetchScript: FetchScript) => void>(() => undefined);

/**
 * @param fetchScript fetches the script of what tells days on the open page
 * @returns the season as it is to be told there; null where that is how it was built
 */
async function readSeason(fetchScript: FetchScript): Promise<Season | null> {
  const { readMovedSeason } = await import("./read-moved-season");
  const season = await readMovedSeason();
  if (season) await fetchScript();
  return season;
}

/**
 * Has every page tell the days that an organiser has moved since it was built (decision 033). What was there stays until
 * the new can be shown in one go; where anything of it does not come, it stays altogether, and the next page asks again.
 */
export function SeasonDays({ children }: { children: ReactNode }) {
  const [moved, setMoved] = useState<Season | null>(null);
  const follow = useCallback((fetchScript: FetchScript) => {
    readSeason(fetchScript)
      .then((season) => startTransition(() => setMoved(season)))
      .catch((error: unknown) => report("reading the days of the season", error));
  }, []);
  return (
    <FollowDays value={follow}>
      <MovedSeason value={moved}>
        <DaysMoved value={moved !== null}>{children}</DaysMoved>
      </MovedSeason>
    </FollowDays>
  );
}
