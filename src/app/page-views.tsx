import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { countPage } from "../data/analytics";

/** Tells the analytics, if there are any, which page was opened. */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => countPage(pathname), [pathname]);
  return null;
}
