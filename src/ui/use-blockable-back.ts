import { useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * Adds the page to the history a second time if Back would leave the site, because a blocker only works for steps
 * within the site.
 *
 * @param isEnabled whether to add it
 */
export function useBlockableBack(isEnabled = true): void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as {
    pathname: string;
    search: string;
    hash: string;
    state: { isDoubled?: boolean } | null;
  };
  const isDoubled = state?.isDoubled === true;
  useLayoutEffect(() => {
    // The router numbers its history entries from 0.
    const entry: { idx?: number } | null = history.state;
    if (!isEnabled || isDoubled || Number(entry?.idx) > 0) return;
    void navigate({ pathname, search, hash }, { state: { ...state, isDoubled: true } });
  }, [hash, isDoubled, isEnabled, navigate, pathname, search, state]);
}
