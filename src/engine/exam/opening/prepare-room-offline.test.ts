import { afterEach, expect, it, vi } from "vitest";
import { setReporter } from "../../../lib/report";
import { prepareRoomOffline } from "./prepare-room-offline";

/** A service worker whose state the test changes. */
class FakeWorker extends EventTarget {
  constructor(public state: string) {
    super();
  }
  changeState(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

type Workers = { active?: FakeWorker; waiting?: FakeWorker; installing?: FakeWorker };

/** Makes the browser return these workers for the page's registration. */
function stubRegistration({ active, waiting, installing }: Workers): void {
  const registration = {
    active: active ?? null,
    waiting: waiting ?? null,
    installing: installing ?? null,
  };
  const register = vi.fn(() => Promise.resolve(registration));
  Object.defineProperty(navigator, "serviceWorker", { value: { register }, configurable: true });
}

/** Returns the value of a resolved promise, else `not yet`. */
async function readResult(prepared: Promise<boolean>): Promise<boolean | "not yet"> {
  return Promise.race([prepared, Promise.resolve("not yet" as const)]);
}

afterEach(() => void Reflect.deleteProperty(navigator, "serviceWorker"));

it("waits for the first worker until it is activated", async () => {
  const installing = new FakeWorker("installing");
  stubRegistration({ installing });
  const prepared = prepareRoomOffline();
  await Promise.resolve();
  installing.changeState("installed");
  expect(await readResult(prepared)).toBe("not yet");
  installing.changeState("activated");
  expect(await prepared).toBe(true);
});

it("returns true immediately if an older worker is active while a newer one is installed", async () => {
  stubRegistration({ active: new FakeWorker("activated"), installing: new FakeWorker("installing") });
  expect(await prepareRoomOffline()).toBe(true);
});

it("returns false if the worker could not fetch its files", async () => {
  const installing = new FakeWorker("installing");
  stubRegistration({ installing });
  const prepared = prepareRoomOffline();
  await Promise.resolve();
  installing.changeState("redundant");
  expect(await prepared).toBe(false);
});

it("returns false without service workers, and reports a failed registration", async () => {
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
