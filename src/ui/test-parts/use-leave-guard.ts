import { NavigationType, useBlocker, useLocation, useNavigate } from "react-router-dom";
import { useExtraHistoryEntry } from "../use-extra-history-entry";

/**
 * Asks before a link or the browser's Back leaves the page. Leaving the site, and replacing this page in the history,
 * are not blocked.
 *
 * @param fallbackPath the page that Back opens if this page is the first one of the visit, for example after a link in an
 * email; without it, Back then leaves the site without a question
 * @returns whether the dialog is open, and the functions to leave and to stay
 */
export function useLeaveGuard(fallbackPath?: string): {
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
} {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useExtraHistoryEntry(fallbackPath !== undefined);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction === NavigationType.Pop ||
      (historyAction === NavigationType.Push && nextLocation.pathname !== currentLocation.pathname),
  );
  const leave = () => {
    if (blocker.state !== "blocked") return;
    // `useExtraHistoryEntry` may have added a second entry for this page, so that Back leads to this page again.
    const leadsToItself = blocker.location.pathname === pathname;
    if (fallbackPath === undefined || !leadsToItself) return blocker.proceed();
    blocker.reset();
    void navigate(fallbackPath, { replace: true });
  };
  return { isAsking: blocker.state === "blocked", leave, stay: () => blocker.reset?.() };
}
