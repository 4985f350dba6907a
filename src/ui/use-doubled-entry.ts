import { useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * Where Back would leave the site, puts the page into the history a second time: a blocker only sees steps within the site.
 *
 * @param isWanted whether the page keeps its visitor at Back
 */
export function useDoubledEntry(isWanted = true): void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as {
    pathname: string;
    search: string;
    hash: string;
    state: { isDoubled?: boolean } | null;
  };
  const isDoubled = state?.isDoubled === true;
  useLayoutEffect(() => {
    // The router counts its entries of the history, beginning with 0.
    const entry: { idx?: number } | null = history.state;
    if (!isWanted || isDoubled || Number(entry?.idx) > 0) return;
    void navigate({ pathname, search, hash }, { state: { ...state, isDoubled: true } });
  }, [hash, isDoubled, isWanted, navigate, pathname, search, state]);
}
