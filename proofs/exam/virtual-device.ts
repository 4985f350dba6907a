import type { Device, DeviceSignal } from "../../src/engine/exam/device";
import type { AcquireLock } from "../../src/engine/exam/storage/room-lock";
import type { VirtualTime } from "./virtual-time";

/** The environment of one tab of a device, until it is closed. */
export type VirtualPage = {
  device: Device;
  acquireLock: AcquireLock;
  isGone: () => boolean;
};

/**
 * A device with its tabs: its own clocks, storage and locks, which tests set wrong, fill up and put back.
 *
 * @param time the time of its clocks
 * @param random the source of its chance
 * @param wallOffsetMs how wrong its wall clock is
 */
export function createVirtualDevice(time: Omit<VirtualTime, "pass">, random: () => number, wallOffsetMs = 0) {
  let offsetMs = wallOffsetMs;
  let sleptMs = 0;
  let awakeAtMs = -Infinity;
  let isOnline = true;
  let canWrite = true;
  let entries = new Map<string, string>();
  let journal: { atMs: number; entries: Map<string, string> }[] = [{ atMs: -Infinity, entries }];
  const listeners = new Map<object, Set<(signal: DeviceSignal) => void>>();
  const holders = new Map<string, { page: object; onLost: () => void }>();

  const change = (next: Map<string, string>) => {
    entries = next;
    journal = [...journal.slice(-50), { atMs: time.nowMs(), entries }];
  };
  const tell = (signal: DeviceSignal) => {
    for (const hears of listeners.values()) for (const hear of hears) hear(signal);
  };

  const openPage = (): VirtualPage & { leave: () => void } => {
    const page = {};
    let isGone = false;
    listeners.set(page, new Set());
    return {
      isGone: () => isGone,
      leave: () => {
        isGone = true;
        time.drop(page);
        listeners.delete(page);
        for (const [name, holder] of holders) if (holder.page === page) holders.delete(name);
      },
      acquireLock: async (name, isTakenOver, onLost) => {
        const former = holders.get(name);
        if (former && !isTakenOver) return null;
        holders.set(name, { page, onLost });
        if (former) time.after(5, former.onLost, former.page);
        return () => {
          if (holders.get(name)?.page === page) holders.delete(name);
        };
      },
      device: {
        clock: { wallMs: () => time.nowMs() + offsetMs, monotonicMs: () => time.nowMs() - sleptMs },
        random,
        // Anything that starts while the device sleeps, such as a reply, reaches it once it is awake.
        after: (delayMs, call) => time.after(delayMs + Math.max(0, awakeAtMs - time.nowMs()), call, page),
        isOnline: () => isOnline,
        listen: (hear) => {
          listeners.get(page)?.add(hear);
          return () => void listeners.get(page)?.delete(hear);
        },
        storage: {
          read: (key) => JSON.parse(entries.get(key) ?? "null"),
          write: (key, value) => {
            if (isGone || !canWrite) return false;
            change(new Map(entries).set(key, JSON.stringify(value)));
            return true;
          },
          remove: (key) => {
            const next = new Map(entries);
            next.delete(key);
            if (!isGone) change(next);
          },
          listKeys: () => [...entries.keys()],
        },
      },
    };
  };

  return {
    openPage,
    tell,
    isOnline: () => isOnline,
    entries: () => entries,
    setOnline: (next: boolean) => {
      if (next === isOnline) return;
      isOnline = next;
      tell(next ? "online" : "offline");
    },
    /** Storage takes nothing more, as when it is full or closed. */
    closeStorage: () => {
      canWrite = false;
    },
    jump: (ms: number) => {
      offsetMs += ms;
    },
    /**
     * Timers stand still, and so does the monotonic clock; the wall clock continues. Time itself has to pass
     * meanwhile.
     */
    sleep: (ms: number) => {
      for (const page of listeners.keys()) time.putOff(page, ms);
      sleptMs += ms;
      awakeAtMs = time.nowMs() + ms;
    },
    /** A phone that is killed may lose what its browser had not written through yet. */
    loseLastWrites: (ms: number) => {
      const kept = journal.findLast(({ atMs }) => atMs <= time.nowMs() - ms);
      if (kept) change(kept.entries);
    },
  };
}

export type VirtualDevice = ReturnType<typeof createVirtualDevice>;
