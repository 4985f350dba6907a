import { startTransition, useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import { SeasonContext } from "../content/season-context";
import { report } from "../lib/report";
import type { SavedSeason } from "./read-saved-season";

async function readSavedSeason() {
  const { readSavedSeason: read } = await import("./read-saved-season");
  return read();
}

/**
 * Gives every page the season's dates and the notice above it. Once a page that shows dates is hydrated, it asks for
 * changes since the site was built (decision 033). Until the reply arrives, pages show the dates of the build.
 */
export function SeasonProvider({ children }: { children: ReactNode }) {
  const [saved, setSaved] = useState<SavedSeason>({ changedSeason: null, notice: null });
  const isLoading = useRef(false);
  const refresh = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    readSavedSeason()
      .then((season) => startTransition(() => setSaved(season)))
      .catch((error: unknown) => report("reading the dates of the season", error))
      .finally(() => {
        isLoading.current = false;
      });
  }, []);
  const source = useMemo(() => ({ ...saved, refresh }), [saved, refresh]);
  return <SeasonContext value={source}>{children}</SeasonContext>;
}
