import { startTransition, useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import type { Season } from "../content/editions";
import { SeasonContext } from "../content/season-context";
import { report } from "../lib/report";

async function readMovedSeason() {
  const { readMovedSeason: read } = await import("./read-moved-season");
  return read();
}

/**
 * Gives every page the season's dates, and asks once a page that shows them is hydrated whether organisers have moved one
 * since the site was built (decision 033). Until the answer arrives, and if none does, pages show the dates of the build.
 */
export function SeasonProvider({ children }: { children: ReactNode }) {
  const [moved, setMoved] = useState<Season | null>(null);
  const isAsking = useRef(false);
  const refresh = useCallback(() => {
    if (isAsking.current) return;
    isAsking.current = true;
    readMovedSeason()
      .then((season) => startTransition(() => setMoved(season)))
      .catch((error: unknown) => report("reading the dates of the season", error))
      .finally(() => {
        isAsking.current = false;
      });
  }, []);
  const source = useMemo(() => ({ moved, refresh }), [moved, refresh]);
  return <SeasonContext value={source}>{children}</SeasonContext>;
}
