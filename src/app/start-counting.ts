import { env } from "../config/env";
import { shellPaths } from "../config/paths";
import { startAnalytics } from "../data/analytics";

/** Counts public pages from now on, where the organiser has set up a counter. */
export function startCounting(): void {
  if (env.VITE_PAGE_COUNTER_URL === "") return;
  startAnalytics(env.VITE_PAGE_COUNTER_URL, (path) => !shellPaths.includes(path));
}
