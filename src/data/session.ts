import { createStore } from "zustand/vanilla";
import { readStoredUnchecked } from "../lib/raw-storage";

/** The key under which auth-js stores the session; the public header reads it without loading the client. */
export const sessionKey = "olympeak-session";

/** The key of the specification's logged-in flag, which follows the session. The flag alone gives no access. */
export const loginFlagKey = "userLoggedIn";

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type StoredSession = { access_token: string; expires_at?: unknown; user: { id: string; email?: unknown } };

/**
 * Checks without a schema library, which would be larger than the rest of this code: every public page reads the
 * session.
 */
function isStoredSession(value: unknown): value is StoredSession {
  const { access_token, user } = (value ?? {}) as { access_token?: unknown; user?: { id?: unknown } | null };
  return typeof access_token === "string" && typeof user?.id === "string" && uuid.test(user.id);
}

function readSession(): StoredSession | null {
  const stored = readStoredUnchecked(sessionKey);
  return isStoredSession(stored) ? stored : null;
}

/** The logged-in student, for display only: the server decides by the token. */
export type Session = { studentId: string; email: string };

/**
 * The student logged in on this browser, or null. Read from storage when the site starts (login-state.ts); until then,
 * in prerendered pages and during hydration, it is null.
 */
export const sessionStore = createStore<Session | null>(() => null);

function readLoggedInStudent(): Session | null {
  const user = readSession()?.user;
  return user ? { studentId: user.id, email: typeof user.email === "string" ? user.email : "" } : null;
}

/**
 * Checks whether the client has to refresh the session. If the auth server then refuses, the session ends; if it does
 * not reply, the session stays until the next try.
 *
 * @returns whether the stored session's token has expired
 */
export function isRefreshDue(): boolean {
  const expiresAt = readSession()?.expires_at;
  return typeof expiresAt === "number" && expiresAt * 1000 <= Date.now();
}

/** @returns the stored token, which may have expired, or null; use it only to end the session */
export function readAccessToken(): string | null {
  return readSession()?.access_token ?? null;
}

/** Reads the stored session again, and calls the listeners if the student or the email address has changed. */
export function refreshSession(): void {
  const next = readLoggedInStudent();
  const current = sessionStore.getState();
  const isSame = next?.studentId === current?.studentId && next?.email === current?.email;
  if (!isSame) sessionStore.setState(next, true);
}
