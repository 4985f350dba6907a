import { env } from "../config/env";
import { report } from "../lib/report";
import { findLoadedClient } from "./client";
import { getSession, loginFlagKey, readAccessToken, refreshSession, subscribeToSession } from "./session";

/** How often the flag is read, in milliseconds (specification section 4). */
const pollEveryMs = 1000;

let flagWasSet = false;

function readFlag(): boolean {
  try {
    return localStorage.getItem(loginFlagKey) === "true";
  } catch {
    return false;
  }
}

function writeFlag(isLoggedIn: boolean): void {
  if (isLoggedIn) localStorage.setItem(loginFlagKey, "true");
  else localStorage.removeItem(loginFlagKey);
  flagWasSet = isLoggedIn;
}

/** Ends the session at the server. Not waited for: leaving must work offline as well. */
function revokeSession(accessToken: string): void {
  fetch(`${env.VITE_SUPABASE_URL}/auth/v1/logout?scope=local`, {
    method: "POST",
    headers: { apikey: env.VITE_SUPABASE_PUBLISHABLE_KEY, authorization: `Bearer ${accessToken}` },
    keepalive: true,
  }).catch((error: unknown) => report("ending the session at the server", error));
}

/**
 * Forgets everything this browser knows of the student: clears all local storage and tells the other tabs and this one
 * (specification section 4).
 */
export function endLogin(): void {
  const accessToken = readAccessToken();
  localStorage.clear();
  flagWasSet = false;
  refreshSession();
  globalThis.dispatchEvent(new StorageEvent("storage", { key: loginFlagKey, newValue: null }));
  if (accessToken !== null) revokeSession(accessToken);
  // A token refresh that is under way would store the session again: the client waits for it, then forgets it.
  findLoadedClient()
    ?.then((client) => client.auth.signOut({ scope: "local" }))
    .catch((error: unknown) => report("forgetting the session", error));
}

/**
 * One look at flag and session (docs of the design, section 3 no. 6): the session is the truth and the flag mirrors
 * it; only a flag that was set and is gone means that somebody logged out elsewhere.
 */
export function checkLoginState(): void {
  const isFlagSet = readFlag();
  if (flagWasSet && !isFlagSet && getSession()) return endLogin();
  refreshSession();
  const isLoggedIn = getSession() !== null;
  if (isFlagSet !== isLoggedIn) writeFlag(isLoggedIn);
  flagWasSet = isLoggedIn;
}

/**
 * Watches the login state: now, each second, on storage events and after each change of the session.
 *
 * @returns a function that stops watching
 */
export function startLoginState(): () => void {
  checkLoginState();
  const timer = setInterval(checkLoginState, pollEveryMs);
  globalThis.addEventListener("storage", checkLoginState);
  const stop = subscribeToSession(checkLoginState);
  return () => {
    clearInterval(timer);
    globalThis.removeEventListener("storage", checkLoginState);
    stop();
  };
}
