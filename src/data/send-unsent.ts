import { report } from "../lib/report";
import { readStoredUnchecked } from "../lib/raw-storage";
import { isExamKey, ownerOfExamKey } from "../engine/exam/storage/room-keys";
import type { SaveMockTest } from "../engine/mock-test/unsent-mock-tests";
import { sessionStore } from "./session";
import { unsentKey } from "../engine/mock-test/unsent-key";

/**
 * The pauses between tries, in milliseconds: short at first, because a network that is back often needs a moment; then
 * once a minute.
 */
const delaysMs = [4_000, 15_000, 60_000] as const;

/** How long a logout waits for a last try, in milliseconds. */
const maxLogoutDelayMs = 5_000;

/** The id of the logged-in student, if they have unsent results. */
function findStudentWithUnsentResults(): string | undefined {
  const studentId = sessionStore.getState()?.studentId;
  return studentId !== undefined && readStoredUnchecked(unsentKey(studentId)) !== null
    ? studentId
    : undefined;
}

/** Sends the unsent answers of exams that are not open on this page. */
async function sendExamAnswers(): Promise<void> {
  const studentId = sessionStore.getState()?.studentId;
  const isOwn = (key: string) => isExamKey(key) && ownerOfExamKey(key) === studentId;
  if (studentId === undefined || !navigator.onLine || !Object.keys(localStorage).some(isOwn)) return;
  try {
    const [{ sendUnsentAnswers }, { examApi }, { browserDevice }] = await Promise.all([
      import("../engine/exam/storage/unsent-answers"),
      import("./exam/exam-requests"),
      import("../engine/exam/device"),
    ]);
    await sendUnsentAnswers(studentId, { device: browserDevice, api: examApi });
  } catch (error) {
    report("sending unsent exam answers", error);
  }
}

/** Loads the client only when there is something to send: taking a mock test does not need it. */
const save: SaveMockTest = async (studentId, result) =>
  (await import("./mock-tests")).saveMockTest(studentId, result);

/**
 * Sends a student's unsent mock test results. Does nothing while offline; a failure is reported, and the result stays
 * (docs/specification.md section 8).
 *
 * @param studentId the logged-in student
 */
export async function sendUnsentMockTests(studentId: string): Promise<void> {
  if (readStoredUnchecked(unsentKey(studentId)) === null) return;
  const { saveUnsentMockTests } = await import("../engine/mock-test/unsent-mock-tests");
  await saveUnsentMockTests(studentId, save);
}

async function sendOwnUnsentMockTests(): Promise<void> {
  const studentId = findStudentWithUnsentResults();
  if (studentId === undefined || !navigator.onLine) return;
  try {
    await sendUnsentMockTests(studentId);
  } catch (error) {
    report("sending unsent results", error);
  }
}

/**
 * Sends the logged-in student's unsent mock test results and exam answers in the background: now, after a login, when
 * the
 * network comes back, and every minute.
 *
 * @returns a function that stops it
 */
export function startSendingUnsent(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isStopped = false;
  const send = async () => {
    await Promise.all([sendOwnUnsentMockTests(), sendExamAnswers()]);
    if (isStopped) return;
    clearTimeout(timer);
    // Also when nothing is unsent: a result may be added while this page is open.
    timer = setTimeout(() => void send(), delaysMs[tries] ?? delaysMs[2]);
    tries += 1;
  };
  const startSending = () => {
    tries = 0;
    void send();
  };
  startSending();
  globalThis.addEventListener("online", startSending);
  const stop = sessionStore.subscribe(startSending);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    globalThis.removeEventListener("online", startSending);
    stop();
  };
}

/**
 * Tries once more to send the student's results, because logging out deletes those that are still unsent.
 *
 * @returns how many of the logged-in student's results are still unsent
 */
export async function countUnsentBeforeLogout(): Promise<number> {
  const studentId = sessionStore.getState()?.studentId;
  if (studentId === undefined || readStoredUnchecked(unsentKey(studentId)) === null) return 0;
  const { listUnsentMockTests } = await import("../engine/mock-test/unsent-mock-tests");
  const timeIsUp = new Promise<void>((resolve) => {
    setTimeout(resolve, maxLogoutDelayMs);
  });
  await Promise.race([sendUnsentMockTests(studentId), timeIsUp]);
  return listUnsentMockTests(studentId).length;
}
