import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { env } from "../config/env";
import { shellPaths } from "../config/paths";
import { countPage, startAnalytics } from "../data/analytics";

/** Counts public pages from the launch on. Fetched only where the organiser has set up a counter. */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => startAnalytics(env.VITE_PAGE_COUNTER_URL, (path) => !shellPaths.includes(path)), []);
  useEffect(() => countPage(pathname), [pathname]);
  return null;
}
