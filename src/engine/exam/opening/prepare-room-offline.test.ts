import { afterEach, expect, it, vi } from "vitest";
import { setReporter } from "../../../lib/report";
import { prepareRoomOffline } from "./prepare-room-offline";

/** A service worker as the page sees it. */
class FakeWorker extends EventTarget {
  constructor(public state: string) {
    super();
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

type Workers = { active?: FakeWorker; waiting?: FakeWorker; installing?: FakeWorker };

/** Makes the browser report these workers once the page has registered one. */
function stubRegistration({ active, waiting, installing }: Workers): void {
  const registration = {
    active: active ?? null,
    waiting: waiting ?? null,
    installing: installing ?? null,
  };
  const register = vi.fn(() => Promise.resolve(registration));
  Object.defineProperty(navigator, "serviceWorker", { value: { register }, configurable: true });
}

/** Whether the promise has been resolved, and with which value. */
async function readResult(prepared: Promise<boolean>): Promise<boolean | "not yet"> {
  return Promise.race([prepared, Promise.resolve("not yet" as const)]);
}

afterEach(() => void Reflect.deleteProperty(navigator, "serviceWorker"));

it("waits on a first visit until every file is there", async () => {
  const installing = new FakeWorker("installing");
  stubRegistration({ installing });
  const prepared = prepareRoomOffline();
  await Promise.resolve();
  installing.become("installed");
  expect(await readResult(prepared)).toBe("not yet");
  installing.become("activated");
  expect(await prepared).toBe(true);
});

it("is ready immediately with an older version that works, no matter what a newer one waits for", async () => {
  stubRegistration({ active: new FakeWorker("activated"), installing: new FakeWorker("installing") });
  expect(await prepareRoomOffline()).toBe(true);
});

it("returns false when the files could not be fetched", async () => {
  const installing = new FakeWorker("installing");
  stubRegistration({ installing });
  const prepared = prepareRoomOffline();
  await Promise.resolve();
  installing.become("redundant");
  expect(await prepared).toBe(false);
});

it("returns false if the browser stores no pages, and reports a failed registration", async () => {
  expect(await prepareRoomOffline()).toBe(false);
  const refusal = new Error("not in a private window");
  const reported = vi.fn();
  const restoreReporter = setReporter(reported);
  const register = () => Promise.reject(refusal);
  Object.defineProperty(navigator, "serviceWorker", { value: { register }, configurable: true });
  expect(await prepareRoomOffline()).toBe(false);
  expect(reported).toHaveBeenCalledExactlyOnceWith({
    what: "storing the exam page on this device",
    error: refusal,
  });
  restoreReporter();
});
