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

it("knows who is logged in without loading the auth client", () => {
  storeSession(asha);
  expect(sessionStore.getState()).toEqual({ studentId: asha.id, email: asha.email });
});

it("takes a forged entry for nobody", () => {
  storeSession({ id: "admin", email: asha.email });
  expect(sessionStore.getState()).toBeNull();
});

it("tells when the same student's address is another one now", () => {
  storeSession(asha);
  const listener = vi.fn();
  const stop = sessionStore.subscribe(listener);
  storeSession({ ...asha, email: "asha.rao@olympeak.example" });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(sessionStore.getState()?.email).toBe("asha.rao@olympeak.example");
  stop();
});

it("tells once when somebody logs in and once when they leave", () => {
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
