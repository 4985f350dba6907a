import { readStoredUnchecked, writeStored } from "../../lib/raw-storage";
import { removeStored } from "../../lib/storage";
import { systemClock, type Clock } from "../clock";

/** Changes that the device reports. `hidden` may be the last signal that a page receives. */
export type DeviceSignal = "online" | "offline" | "hidden" | "shown";

/**
 * The device of an exam page, without the network. It is passed as an argument so that tests can replace it
 * (docs/exam.md section 11).
 */
export type Device = {
  clock: Clock;
  /** A random number, at least 0 and below 1. */
  random: () => number;
  /** Calls a function once after a delay; returns a function that cancels the call. */
  after: (delayMs: number, callback: () => void) => () => void;
  /** Values that stay after the page is closed. Nothing throws; `write` returns whether the value was stored. */
  storage: {
    read: (key: string) => unknown;
    write: (key: string, value: unknown) => boolean;
    remove: (key: string) => void;
    listKeys: () => string[];
  };
  isOnline: () => boolean;
  /** Calls `onSignal` for each signal; returns a function that stops listening. */
  listen: (onSignal: (signal: DeviceSignal) => void) => () => void;
};

function listStoredKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function listenToBrowser(onSignal: (signal: DeviceSignal) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("online", () => onSignal("online"), { signal });
  addEventListener("offline", () => onSignal("offline"), { signal });
  addEventListener("pagehide", () => onSignal("hidden"), { signal });
  document.addEventListener("visibilitychange", () => onSignal(document.hidden ? "hidden" : "shown"), {
    signal,
  });
  return () => listening.abort();
}

/** The browser as the device. */
export const browserDevice: Device = {
  clock: systemClock,
  random: Math.random,
  after: (delayMs, callback) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
  storage: { read: readStoredUnchecked, write: writeStored, remove: removeStored, listKeys: listStoredKeys },
  isOnline: () => navigator.onLine,
  listen: listenToBrowser,
};
