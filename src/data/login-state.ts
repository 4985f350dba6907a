import { env } from "../config/env";
import { report } from "../lib/report";
import { findLoadedClient } from "./client";
import { isExamKey, ownerOfExamKey } from "../engine/exam/storage/room-keys";
import { loginFlagKey, readAccessToken, refreshSession, sessionStore } from "./session";
import { isUnsentKey, unsentKey } from "../engine/mock-test/unsent-key";

/** How often the flag is read, in milliseconds (docs/specification.md section 4). */
const pollEveryMs = 1000;

let flagWasSet = false;
let tidiedFor: string | undefined;

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
  flagWasSet = isLoggedIn;
}

/**
 * Ends a session at the server. Not waited for: leaving must work offline as well.
 *
 * @param accessToken a token of that session
 */
export function revokeSession(accessToken: string): void {
  fetch(`${env.VITE_SUPABASE_URL}/auth/v1/logout?scope=local`, {
    method: "POST",
    headers: { apikey: env.VITE_SUPABASE_PUBLISHABLE_KEY, authorization: `Bearer ${accessToken}` },
    keepalive: true,
  }).catch((error: unknown) => report("ending the session at the server", error));
}

/** Fetched when there is a room to look at. The rooms of exams that still run stay: a logout must cost no answer. */
async function removeEndedExams(): Promise<void> {
  if (!Object.keys(localStorage).some(isExamKey)) return;
  try {
    const [{ removeEndedRooms }, { browserDevice }] = await Promise.all([
      import("../engine/exam/storage/remove-ended-rooms"),
      import("../engine/exam/device"),
    ]);
    removeEndedRooms(browserDevice);
  } catch (error) {
    report("forgetting exams that are over", error);
  }
}

/**
 * Ends a login that the student did not end on this page: by a new password, or in another tab. Deletes all local
 * data except unsent mock test results and the data of exams in progress (docs/exam.md section 5 no. 10): a result is sent when its
 * owner logs in again, and answers need no login.
 *
 * @param isKept whether to keep the entry with a name
 */
export function dropLogin(isKept = isUnsentKey): void {
  const accessToken = readAccessToken();
  // The flag goes first: another tab that looks meanwhile sees a logout, not a session that was lost.
  localStorage.removeItem(loginFlagKey);
  for (const key of Object.keys(localStorage))
    if (!isKept(key) && !isExamKey(key)) localStorage.removeItem(key);
  flagWasSet = false;
  refreshSession();
  globalThis.dispatchEvent(new StorageEvent("storage", { key: loginFlagKey, newValue: null }));
  if (accessToken !== null) revokeSession(accessToken);
  void removeEndedExams();
  // A token refresh that is under way would store the session again: the client waits for it, then forgets it.
  findLoadedClient()
    ?.then((client) => client.auth.signOut({ scope: "local" }))
    .catch((error: unknown) => report("forgetting the session", error));
}

/**
 * Logs the student out: deletes everything that this browser stores of the student and informs the other tabs and
 * this one (docs/specification.md section 4). Unsent data of another student, such as a brother, stays for that student's
 * next login.
 */
export function endLogin(): void {
  const studentId = sessionStore.getState()?.studentId;
  dropLogin((key) => isUnsentKey(key) && (studentId === undefined || key !== unsentKey(studentId)));
}

/** Fetched when there is something to forget: most visits never need it. */
async function removeOthersData(studentId: string): Promise<void> {
  const isOthers = (key: string) => isExamKey(key) && ownerOfExamKey(key) !== studentId;
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
    // A family's computer is no stranger's: what is here of a brother or sister stays. Where the server cannot be asked
    // who they are, the next page load asks again.
    const { children } = await refreshFamily();
    const siblings = children.map(({ id }) => id).filter((id) => id !== studentId);
    const dependencies = { device: browserDevice, api: examApi };
    await removeOtherStudentsData([studentId, ...siblings], dependencies);
    for (const id of siblings) await sendUnsentAnswers(id, dependencies);
  } catch (error) {
    report("forgetting the exams of others", error);
  }
}

/** Runs once for each student who logs in on this page. */
function tidyExams(): void {
  const studentId = sessionStore.getState()?.studentId;
  if (studentId === tidiedFor) return;
  tidiedFor = studentId;
  if (studentId !== undefined) void removeOthersData(studentId);
}

/**
 * One look at flag and session (docs/design.md section 3 no. 6): the session is the truth and the flag mirrors
 * it; only a flag that was set and is gone means that somebody logged out elsewhere.
 */
export function checkLoginState(): void {
  const isFlagSet = readFlag();
  if (flagWasSet && !isFlagSet && sessionStore.getState()) return dropLogin();
  refreshSession();
  const isLoggedIn = sessionStore.getState() !== null;
  if (isFlagSet !== isLoggedIn) writeFlag(isLoggedIn);
  tidyExams();
  flagWasSet = isLoggedIn;
}

/**
 * Watches the login state: now, each second, on storage events and after each change of the session.
 *
 * @returns a function that stops watching
 */
export function startLoginState(): () => void {
  checkLoginState();
  const timer = setInterval(checkLoginState, pollEveryMs);
  globalThis.addEventListener("storage", checkLoginState);
  const stop = sessionStore.subscribe(checkLoginState);
  return () => {
    clearInterval(timer);
    globalThis.removeEventListener("storage", checkLoginState);
    stop();
  };
}
