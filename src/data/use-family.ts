import { useEffect } from "react";
import { useStore } from "zustand";
import { report } from "../lib/report";
import { familyStore, isChildLogin, refreshFamily, type Family } from "./family";
import { sessionStore } from "./session";

/**
 * @param isNeeded whether to load the family
 * @returns the logged-in student's family, loaded once and then updated; null until it is loaded
 */
export function useFamily(isNeeded = true): Family | null {
  const family = useStore(familyStore);
  // After a logout the page may still be shown for a moment: then there is no family to load.
  const isLoggedIn = useStore(sessionStore, (session) => session !== null);
  const isMissing = isNeeded && isLoggedIn && family === null;
  useEffect(() => {
    if (isMissing) refreshFamily().catch((error: unknown) => report("asking for the family", error));
  }, [isMissing]);
  return family;
}

/**
 * @param email the logged-in account's own address
 * @returns the address to which this student's emails go and with which the family logs in: for a further child, the
 * first child's address; empty until it is loaded
 */
export function useMailAddress(email: string): string {
  const isChild = isChildLogin(email);
  const family = useFamily(isChild);
  return isChild ? (family?.address ?? "") : email;
}
