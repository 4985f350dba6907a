import { useEffect } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { env } from "../config/env";
import { shellPaths } from "../config/paths";
import { countPage, startAnalytics } from "../data/analytics";

function isPublic(path: string): boolean {
  return shellPaths.every((shell) => matchPath(shell, path) === null);
}

/** Counts opened public pages. Loaded only if the organiser has set up a counter. */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => startAnalytics(env.VITE_PAGE_COUNTER_URL, isPublic), []);
  useEffect(() => countPage(pathname), [pathname]);
  return null;
}
