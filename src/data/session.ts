import * as v from "valibot";
import { readStored } from "../lib/storage";

/** Where supabase-js keeps the session; the public header reads it without loading the client. */
export const sessionKey = "olympeak-session";

/** The specification's logged-in flag. It mirrors the session and allows nothing by itself. */
export const loginFlagKey = "userLoggedIn";

const storedSessionSchema = v.object({
  access_token: v.string(),
  user: v.object({ id: v.pipe(v.string(), v.uuid()), email: v.optional(v.string(), "") }),
});

/** Who is logged in, as far as the page needs to know it. The server decides by the token, never by this. */
export type Session = { studentId: string; email: string };

type Listener = () => void;

const listeners = new Set<Listener>();
let current: Session | null | undefined;

function read(): Session | null {
  const stored = readStored(sessionKey, storedSessionSchema);
  return stored && { studentId: stored.user.id, email: stored.user.email };
}

/** @returns the stored token as it is, perhaps expired, or null; for the one call that ends the session */
export function readAccessToken(): string | null {
  return readStored(sessionKey, storedSessionSchema)?.access_token ?? null;
}

/**
 * @returns who is logged in on this browser, or null; the same object until it changes
 */
export function getSession(): Session | null {
  if (current === undefined) current = read();
  return current;
}

/** Looks at the stored session again, and tells who listens when somebody else, or nobody, is logged in now. */
export function refreshSession(): void {
  const next = read();
  const isSame =
    current !== undefined && next?.studentId === current?.studentId && next?.email === current?.email;
  if (isSame) return;
  current = next;
  for (const listener of listeners) listener();
}

/**
 * @param listener called after each change of who is logged in
 * @returns a function that stops it
 */
export function subscribeToSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
