import { useSyncExternalStore } from "react";
import { findSession, subscribeToSession, type Session } from "./session";

/**
 * @returns who is logged in, kept up to date while the component is shown; null while prerendering
 */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, findSession, () => null);
}
