import { NavigationType, useBlocker, useLocation, useNavigate } from "react-router-dom";
import { useDoubledEntry } from "../use-doubled-entry";

/**
 * Asks before a link or the browser's Back leaves the page. What leaves the document altogether is not blocked, nor is what
 * takes this page's place in the history.
 *
 * @param fallbackPath where Back leads from a page that was opened straight from an email, and would otherwise leave the site
 *   unasked; without it such a step is not blocked
 * @returns whether somebody wants to leave, and the two answers
 */
export function useLeaveGuard(fallbackPath?: string): {
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
} {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useDoubledEntry(fallbackPath !== undefined);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction === NavigationType.Pop ||
      (historyAction === NavigationType.Push && nextLocation.pathname !== currentLocation.pathname),
  );
  const leave = () => {
    if (blocker.state !== "blocked") return;
    const leadsToItself = blocker.location.pathname === pathname;
    if (fallbackPath === undefined || !leadsToItself) return blocker.proceed();
    blocker.reset();
    void navigate(fallbackPath, { replace: true });
  };
  return { isAsking: blocker.state === "blocked", leave, stay: () => blocker.reset?.() };
}
