import { use, useEffect } from "react";
import { SeasonContext } from "./season-context";

/** @returns the organisers' notice above every page; null for none, and until it is known (decision 033) */
export function useSiteNotice(): string | null {
  const { notice, refresh } = use(SeasonContext);
  useEffect(refresh, [refresh]);
  return notice;
}
