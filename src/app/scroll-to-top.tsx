import { useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";

/** Every change of address starts at the top of the page, at once (specification section 2). */
export function ScrollToTop() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname]);
  return null;
}
