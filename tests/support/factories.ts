import { refreshSession, sessionKey } from "../../src/data/session";

export const asha = { id: "de300000-0000-4000-8000-000000000001", email: "asha@olympeak.example" };
export const class4 = "c1a55000-0000-4000-8000-000000000004";
export const class5 = "c1a55000-0000-4000-8000-000000000005";
export const maths = "5b1ec700-0000-4000-8000-000000000001";
export const science = "5b1ec700-0000-4000-8000-000000000002";

/**
 * @param user the session's user
 * @param metadata the data given at registration
 * @returns a session as the auth server returns it, valid for an hour
 */
export function makeSession(user: { id: string; email: string }, metadata: Record<string, unknown> = {}) {
  return {
    access_token: `token-of-${user.id}`,
    refresh_token: "refresh",
    token_type: "bearer",
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: {
      ...user,
      aud: "authenticated",
      app_metadata: {},
      user_metadata: metadata,
      created_at: "2026-11-01T00:00:00Z",
    },
  };
}

/**
 * Stores a session as the auth client does after a login.
 *
 * @param user the logged-in user
 */
export function logIn(user: { id: string; email: string } = asha): void {
  localStorage.setItem(sessionKey, JSON.stringify(makeSession(user)));
  localStorage.setItem("userLoggedIn", "true");
  refreshSession();
}

/**
 * Stores a value as another tab does, so that this tab gets a storage event.
 *
 * @param key the storage key
 * @param value the value, which is stored as JSON
 */
export function storeInAnotherTab(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
  dispatchEvent(new StorageEvent("storage", { key }));
}
