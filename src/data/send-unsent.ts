import { report } from "../lib/report";
import { readStoredUnchecked } from "../lib/raw-storage";
import { isExamKey, findOwnerOfExamKey } from "../engine/exam/storage/room-keys";
import type { SaveMockTest } from "../engine/mock-test/unsent-mock-tests";
import { sessionStore } from "./session";
import { unsentKey } from "../engine/mock-test/unsent-key";

/**
 * The pauses between tries, in milliseconds: short at first, because a returned network often fails for a moment; then
 * one minute.
 */
const delaysMs = [4_000, 15_000, 60_000] as const;

/** A logout waits for the last try to send for this time, in milliseconds. */
const maxLogoutDelayMs = 5_000;

/** Returns the id of the logged-in student, if this device has unsent mock tests of the student. */
function findStudentWithUnsentMockTests(): string | undefined {
  const studentId = sessionStore.getState()?.studentId;
  return studentId !== undefined && readStoredUnchecked(unsentKey(studentId)) !== null
    ? studentId
    : undefined;
}

/** Sends the unsent answers of exams that are not open on this page. */
async function sendExamAnswers(): Promise<void> {
  const studentId = sessionStore.getState()?.studentId;
  const isOwn = (key: string) => isExamKey(key) && findOwnerOfExamKey(key) === studentId;
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

/** Saves one result. Loads the database client only now, because taking a mock test does not need it. */
const saveResult: SaveMockTest = async (studentId, result) =>
  (await import("./mock-tests")).saveMockTest(studentId, result);

/**
 * Sends a student's unsent mock test results. Does nothing while offline. A result that cannot be saved is reported
 * and stays on the device (docs/specification.md section 8).
 *
 * @param studentId the logged-in student
 */
export async function sendUnsentMockTests(studentId: string): Promise<void> {
  if (readStoredUnchecked(unsentKey(studentId)) === null) return;
  const { saveUnsentMockTests } = await import("../engine/mock-test/unsent-mock-tests");
  await saveUnsentMockTests(studentId, saveResult);
}

async function trySendingMockTests(): Promise<void> {
  const studentId = findStudentWithUnsentMockTests();
  if (studentId === undefined || !navigator.onLine) return;
  try {
    await sendUnsentMockTests(studentId);
  } catch (error) {
    report("sending unsent results", error);
  }
}

/**
 * Sends the logged-in student's unsent mock test results and exam answers in the background: now, after a login, when
 * the network is back, and repeatedly with pauses of up to a minute.
 *
 * @returns a function that stops the sending
 */
export function startSendingUnsentWork(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isStopped = false;
  const send = async () => {
    await Promise.all([trySendingMockTests(), sendExamAnswers()]);
    if (isStopped) return;
    clearTimeout(timer);
    // The timer also runs without unsent results, because a result may be added while this page is open.
    timer = setTimeout(() => void send(), delaysMs[tries] ?? delaysMs[2]);
    tries += 1;
  };
  const startSending = () => {
    tries = 0;
    void send();
  };
  startSending();
  globalThis.addEventListener("online", startSending);
  const unsubscribe = sessionStore.subscribe(startSending);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    globalThis.removeEventListener("online", startSending);
    unsubscribe();
  };
}

/**
 * Tries once more to send the student's mock test results, because logging out deletes the unsent ones. Waits at most 5
 * seconds.
 *
 * @returns how many of the logged-in student's results are still unsent
 */
export async function sendBeforeLogout(): Promise<number> {
  const studentId = sessionStore.getState()?.studentId;
  if (studentId === undefined || readStoredUnchecked(unsentKey(studentId)) === null) return 0;
  const { listUnsentMockTests } = await import("../engine/mock-test/unsent-mock-tests");
  const timeIsUp = new Promise<void>((resolve) => {
    setTimeout(resolve, maxLogoutDelayMs);
  });
  await Promise.race([sendUnsentMockTests(studentId), timeIsUp]);
  return listUnsentMockTests(studentId).length;
}
