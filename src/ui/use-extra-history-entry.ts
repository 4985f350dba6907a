import { useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * If this page is the first entry of the history, adds a second entry for it. Back then stays within the site, where the
 * router can block it; it cannot block a Back that leaves the site.
 *
 * @param isEnabled whether to add the entry
 */
export function useExtraHistoryEntry(isEnabled = true): void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as {
    pathname: string;
    search: string;
    hash: string;
    state: { isExtraEntry?: boolean } | null;
  };
  const isExtraEntry = state?.isExtraEntry === true;
  useLayoutEffect(() => {
    // The router numbers its history entries from 0.
    const entry: { idx?: number } | null = history.state;
    if (!isEnabled || isExtraEntry || Number(entry?.idx) > 0) return;
    void navigate({ pathname, search, hash }, { state: { ...state, isExtraEntry: true } });
  }, [hash, isExtraEntry, isEnabled, navigate, pathname, search, state]);
}
