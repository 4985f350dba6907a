import { useStore } from "zustand";
import { sessionStore, type Session } from "./session";

/**
 * @returns the logged-in student, updated while the component is shown; null while prerendering
 */
export function useSession(): Session | null {
  return useStore(sessionStore);
}
