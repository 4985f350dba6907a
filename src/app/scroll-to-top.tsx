import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Every change of address starts at the top of the page, at once (specification section 2). The first address is none:
 * prerendered pages come alive while somebody may already be reading further down.
 */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname]);
  return null;
}
