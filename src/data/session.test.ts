import { afterEach, expect, it, vi } from "vitest";
import { refreshSession, sessionKey, sessionStore } from "./session";

const asha = { id: "de300000-0000-4000-8000-000000000001", email: "asha@olympeak.example" };

function storeSession(user: unknown): void {
  localStorage.setItem(sessionKey, JSON.stringify({ access_token: "t", refresh_token: "r", user }));
  refreshSession();
}

afterEach(() => {
  localStorage.clear();
  refreshSession();
});

it("returns the student of the stored session", () => {
  storeSession(asha);
  expect(sessionStore.getState()).toEqual({ studentId: asha.id, email: asha.email });
});

it("ignores a stored session whose user id is not a UUID", () => {
  storeSession({ id: "admin", email: asha.email });
  expect(sessionStore.getState()).toBeNull();
});

it("notifies listeners of a new email address of the same student", () => {
  storeSession(asha);
  const listener = vi.fn();
  const stop = sessionStore.subscribe(listener);
  storeSession({ ...asha, email: "asha.rao@olympeak.example" });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(sessionStore.getState()?.email).toBe("asha.rao@olympeak.example");
  stop();
});

it("notifies listeners once of a login and once of a logout", () => {
  const listener = vi.fn();
  const stop = sessionStore.subscribe(listener);
  storeSession(asha);
  refreshSession();
  expect(listener).toHaveBeenCalledTimes(1);
  localStorage.clear();
  refreshSession();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(sessionStore.getState()).toBeNull();
  stop();
});
