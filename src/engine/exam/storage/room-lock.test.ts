import { afterEach, describe, expect, it, vi } from "vitest";
import { acquireLock } from "./room-lock";

type Hold = () => Promise<void>;

/** Stubs navigator.locks for one lock. A request that steals the lock makes the holder's request fail. */
function stubLocks(isTaken: boolean) {
  const lock = { lose: () => {}, isFree: !isTaken };
  const request = async (_name: string, { steal = false }: LockOptions, hold: Hold) => {
    if (!lock.isFree && !steal) throw new DOMException("It is taken.", "TimeoutError");
    lock.lose();
    lock.isFree = false;
    const lost = new Promise<void>((_resolve, reject) => {
      lock.lose = () => reject(new DOMException("It was stolen.", "AbortError"));
    });
    await Promise.race([hold(), lost]);
    lock.isFree = true;
  };
  vi.stubGlobal("navigator", { locks: { request } });
  return lock;
}

afterEach(() => vi.unstubAllGlobals());

describe("the lock of an exam", () => {
  it("is free again after its release", async () => {
    const lock = stubLocks(false);
    const onLost = vi.fn();
    const release = await acquireLock("room", false, onLost);
    expect(lock.isFree).toBe(false);
    release?.();
    await vi.waitFor(() => expect(lock.isFree).toBe(true));
    expect(onLost).not.toHaveBeenCalled();
  });

  it("is refused if another tab has it, and given to a tab that takes it over", async () => {
    stubLocks(true);
    expect(await acquireLock("room", false, vi.fn())).toBeNull();
    expect(await acquireLock("room", true, vi.fn())).toBeTypeOf("function");
  });

  it("is lost to the tab that takes it over", async () => {
    stubLocks(false);
    const onLost = vi.fn();
    await acquireLock("room", false, onLost);
    await acquireLock("room", true, vi.fn());
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1));
  });

  it("is given to every tab in a browser without locks", async () => {
    vi.stubGlobal("navigator", {});
    expect(await acquireLock("room", false, vi.fn())).toBeTypeOf("function");
  });
});
