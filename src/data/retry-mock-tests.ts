import { report } from "../lib/report";
import { readRaw } from "../lib/raw-storage";
import { getSession, subscribeToSession } from "./session";
import { unsentKey } from "./unsent-key";

/** How often a result that could not be saved is tried again while a page is open, in milliseconds. */
const retryEveryMs = 60_000;

/** How long a student who logs out waits for a last try, in milliseconds. */
const logoutPatienceMs = 5_000;

function sendWaiting(): void {
  const studentId = getSession()?.studentId;
  if (studentId === undefined || !navigator.onLine) return;
  if (readRaw(unsentKey(studentId)) === null) return;
  // Fetched when something waits: most pages never need it.
  import("./unsent-mock-tests")
    .then(({ sendUnsentMockTests }) => sendUnsentMockTests(studentId))
    .catch((error: unknown) => report("sending what waits", error));
}

/**
 * Sends the logged-in student's waiting results by itself, on whatever page: now, after a login, when the network comes
 * back, and once a minute.
 *
 * @returns a function that stops it
 */
export function startRetryingMockTests(): () => void {
  sendWaiting();
  const timer = setInterval(sendWaiting, retryEveryMs);
  globalThis.addEventListener("online", sendWaiting);
  const stop = subscribeToSession(sendWaiting);
  return () => {
    clearInterval(timer);
    globalThis.removeEventListener("online", sendWaiting);
    stop();
  };
}

/**
 * Logging out empties this browser's memory: what waits is tried once more before.
 *
 * @returns how many of the logged-in student's results are then still on this browser alone
 */
export async function countUnsentBeforeLogout(): Promise<number> {
  const studentId = getSession()?.studentId;
  if (studentId === undefined || readRaw(unsentKey(studentId)) === null) return 0;
  const { sendBeforeLogout } = await import("./unsent-mock-tests");
  return sendBeforeLogout(studentId, logoutPatienceMs);
}
