import { env } from "../config/env";
import { report } from "../lib/report";
import { findLoadedClient } from "./client";
import { isExamKey, findOwnerOfExamKey } from "../engine/exam/storage/room-keys";
import { loginFlagKey, readAccessToken, refreshSession, sessionStore } from "./session";
import { isUnsentKey, unsentKey } from "../engine/mock-test/unsent-key";

/** The interval at which the login flag is read, in milliseconds (docs/specification.md section 4). */
const pollIntervalMs = 1000;

let wasFlagSet = false;
let cleanedForStudentId: string | undefined;

function readFlag(): boolean {
  try {
    return localStorage.getItem(loginFlagKey) === "true";
  } catch {
    return false;
  }
}

function writeFlag(isLoggedIn: boolean): void {
  if (isLoggedIn) localStorage.setItem(loginFlagKey, "true");
  else localStorage.removeItem(loginFlagKey);
  wasFlagSet = isLoggedIn;
}

/**
 * Ends a session at the server. Does not wait for the reply: logging out must work offline as well.
 *
 * @param accessToken an access token of the session
 */
export function revokeSession(accessToken: string): void {
  fetch(`${env.VITE_SUPABASE_URL}/auth/v1/logout?scope=local`, {
    method: "POST",
    headers: { apikey: env.VITE_SUPABASE_PUBLISHABLE_KEY, authorization: `Bearer ${accessToken}` },
    keepalive: true,
  }).catch((error: unknown) => report("ending the session at the server", error));
}

/**
 * Removes the stored exams that have ended. Exams that are still running stay: a logout must not lose answers. The
 * module that removes them is loaded only if an exam is stored on this device.
 */
async function removeEndedExams(): Promise<void> {
  if (!Object.keys(localStorage).some(isExamKey)) return;
  try {
    const [{ removeEndedRooms }, { browserDevice }] = await Promise.all([
      import("../engine/exam/storage/remove-ended-rooms"),
      import("../engine/exam/device"),
    ]);
    removeEndedRooms(browserDevice);
  } catch (error) {
    report("removing ended exams", error);
  }
}

/**
 * Handles a login that has ended, such as after a new password or a logout in another tab. Deletes all local data
 * except unsent mock test results and the data of exams in progress (docs/exam.md section 5 no. 10): a result is sent
 * when its owner logs in again, and answers need no login.
 *
 * @param shouldKeep returns whether the item with this storage key is kept
 */
export function dropLogin(shouldKeep = isUnsentKey): void {
  const accessToken = readAccessToken();
  // The flag is removed first, so that another tab sees a logout and not a lost session.
  localStorage.removeItem(loginFlagKey);
  for (const key of Object.keys(localStorage))
    if (!shouldKeep(key) && !isExamKey(key)) localStorage.removeItem(key);
  wasFlagSet = false;
  refreshSession();
  globalThis.dispatchEvent(new StorageEvent("storage", { key: loginFlagKey, newValue: null }));
  if (accessToken !== null) revokeSession(accessToken);
  void removeEndedExams();
  // A running token refresh would store the session again: the client waits for it, then removes it.
  findLoadedClient()
    ?.then((client) => client.auth.signOut({ scope: "local" }))
    .catch((error: unknown) => report("removing the session", error));
}

/**
 * Logs the student out: deletes all data of the student from this browser and informs all tabs, including this one
 * (docs/specification.md section 4). Unsent data of another student, such as a brother, stays for that student's next
 * login.
 */
export function endLogin(): void {
  const studentId = sessionStore.getState()?.studentId;
  dropLogin((key) => isUnsentKey(key) && (studentId === undefined || key !== unsentKey(studentId)));
}

/** Removes the exam data of other students. The modules that remove it are loaded only if there is such data. */
async function removeDataOfOthers(studentId: string): Promise<void> {
  const isOthers = (key: string) => isExamKey(key) && findOwnerOfExamKey(key) !== studentId;
  if (!Object.keys(localStorage).some(isOthers)) return;
  try {
    const [
      { removeOtherStudentsData },
      { sendUnsentAnswers },
      { examApi },
      { browserDevice },
      { refreshFamily },
    ] = await Promise.all([
      import("../engine/exam/storage/remove-other-students-data"),
      import("../engine/exam/storage/unsent-answers"),
      import("./exam/exam-requests"),
      import("../engine/exam/device"),
      import("./family"),
    ]);
    // Data of a brother or sister stays on a family's computer. If the server does not return the family, the
    // next page load asks again.
    const { children } = await refreshFamily();
    const siblings = children.map(({ id }) => id).filter((id) => id !== studentId);
    const dependencies = { device: browserDevice, api: examApi };
    await removeOtherStudentsData([studentId, ...siblings], dependencies);
    for (const id of siblings) await sendUnsentAnswers(id, dependencies);
  } catch (error) {
    report("removing the exams of others", error);
  }
}

/** Removes other students' exam data, once for each student who logs in on this page. */
function cleanUpExams(): void {
  const studentId = sessionStore.getState()?.studentId;
  if (studentId === cleanedForStudentId) return;
  cleanedForStudentId = studentId;
  if (studentId !== undefined) void removeDataOfOthers(studentId);
}

/**
 * Compares the login flag with the session once (docs/design.md section 3 no. 6). The flag follows the session, with
 * one exception: if it was set and is now missing, the student has logged out elsewhere.
 */
export function syncLoginFlag(): void {
  const isFlagSet = readFlag();
  if (wasFlagSet && !isFlagSet && sessionStore.getState()) return dropLogin();
  refreshSession();
  const isLoggedIn = sessionStore.getState() !== null;
  if (isFlagSet !== isLoggedIn) writeFlag(isLoggedIn);
  cleanUpExams();
  wasFlagSet = isLoggedIn;
}

/**
 * Checks the login state now, every second, on storage events and after each change of the session.
 *
 * @returns a function that stops watching
 */
export function startLoginState(): () => void {
  syncLoginFlag();
  const timer = setInterval(syncLoginFlag, pollIntervalMs);
  globalThis.addEventListener("storage", syncLoginFlag);
  const stop = sessionStore.subscribe(syncLoginFlag);
  return () => {
    clearInterval(timer);
    globalThis.removeEventListener("storage", syncLoginFlag);
    stop();
  };
}
