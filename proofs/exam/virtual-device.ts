import type { Device, DeviceSignal } from "../../src/engine/exam/device";
import type { AcquireLock } from "../../src/engine/exam/storage/room-lock";
import type { VirtualTime } from "./virtual-time";

/** The browser's interfaces for one tab of a device. */
export type VirtualPage = {
  device: Device;
  acquireLock: AcquireLock;
  isClosed: () => boolean;
};

/**
 * Creates a device with clocks, storage and locks of its own. Tests can set the clocks wrong, refuse writes to the storage and
 * undo the last writes. `openPage` opens a tab.
 *
 * @param time the true time
 * @param random returns the device's random numbers, from 0 to 1
 * @param wallOffsetMs the error of its wall clock in milliseconds
 */
export function createVirtualDevice(time: Omit<VirtualTime, "pass">, random: () => number, wallOffsetMs = 0) {
  let offsetMs = wallOffsetMs;
  let sleptMs = 0;
  let awakeAtMs = -Infinity;
  let isOnline = true;
  let canWrite = true;
  let entries = new Map<string, string>();
  let earlierStates: { atMs: number; entries: Map<string, string> }[] = [{ atMs: -Infinity, entries }];
  const listeners = new Map<object, Set<(signal: DeviceSignal) => void>>();
  /** The page that holds each lock, by the lock's name. */
  const holders = new Map<string, { page: object; onLost: () => void }>();

  const setEntries = (newEntries: Map<string, string>) => {
    entries = newEntries;
    earlierStates = [...earlierStates.slice(-50), { atMs: time.nowMs(), entries }];
  };
  const sendSignal = (signal: DeviceSignal) => {
    for (const pageListeners of listeners.values()) for (const listener of pageListeners) listener(signal);
  };

  const openPage = (): VirtualPage & { crash: () => void } => {
    const page = {};
    let isClosed = false;
    listeners.set(page, new Set());
    return {
      isClosed: () => isClosed,
      crash: () => {
        isClosed = true;
        time.drop(page);
        listeners.delete(page);
        for (const [name, holder] of holders) if (holder.page === page) holders.delete(name);
      },
      acquireLock: async (name, shouldTakeOver, onLost) => {
        const formerHolder = holders.get(name);
        if (formerHolder && !shouldTakeOver) return null;
        holders.set(name, { page, onLost });
        if (formerHolder) time.after(5, formerHolder.onLost, formerHolder.page);
        return () => {
          if (holders.get(name)?.page === page) holders.delete(name);
        };
      },
      device: {
        clock: { wallMs: () => time.nowMs() + offsetMs, monotonicMs: () => time.nowMs() - sleptMs },
        random,
        // A timer that starts while the device sleeps, such as a reply's delay, ends after the device has woken up.
        after: (delayMs, call) => time.after(delayMs + Math.max(0, awakeAtMs - time.nowMs()), call, page),
        isOnline: () => isOnline,
        listen: (listener) => {
          listeners.get(page)?.add(listener);
          return () => void listeners.get(page)?.delete(listener);
        },
        storage: {
          read: (key) => JSON.parse(entries.get(key) ?? "null"),
          write: (key, value) => {
            if (isClosed || !canWrite) return false;
            setEntries(new Map(entries).set(key, JSON.stringify(value)));
            return true;
          },
          remove: (key) => {
            const newEntries = new Map(entries);
            newEntries.delete(key);
            if (!isClosed) setEntries(newEntries);
          },
          listKeys: () => [...entries.keys()],
        },
      },
    };
  };

  return {
    openPage,
    sendSignal,
    isOnline: () => isOnline,
    entries: () => entries,
    setOnline: (newState: boolean) => {
      if (newState === isOnline) return;
      isOnline = newState;
      sendSignal(newState ? "online" : "offline");
    },
    /** Refuses all later writes, as full storage does. */
    refuseWrites: () => {
      canWrite = false;
    },
    /** Moves the wall clock. */
    moveWallClock: (ms: number) => {
      offsetMs += ms;
    },
    /**
     * Stops the timers and the monotonic clock for this time; the wall clock continues. The test must let the same time pass.
     */
    sleep: (ms: number) => {
      for (const page of listeners.keys()) time.postpone(page, ms);
      sleptMs += ms;
      awakeAtMs = time.nowMs() + ms;
    },
    /** Undoes the writes of the last milliseconds, as a killed browser may. */
    loseLastWrites: (ms: number) => {
      const savedState = earlierStates.findLast(({ atMs }) => atMs <= time.nowMs() - ms);
      if (savedState) setEntries(savedState.entries);
    },
  };
}

export type VirtualDevice = ReturnType<typeof createVirtualDevice>;
