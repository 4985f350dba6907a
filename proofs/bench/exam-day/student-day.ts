import { createHash } from "node:crypto";
import type { VirtualDevice } from "../../exam/virtual-device";
import { openTabOn, type VirtualTab } from "../../exam/virtual-tab";
import type { StudentDay } from "./check-day";
import type { ExamRoom } from "../../../src/engine/exam/room/room-state";
import { AppError } from "../../../src/lib/app-error";
import { openFunctions, type Login } from "./functions";
import { password, type OpenedExam } from "./open-exam";
import type { SendRequest } from "./student-connection";

/** A student's behaviour during the exam. All times are in milliseconds of the simulated clock (`paced-time.ts`). */
export type Habits = {
  /** The average time between two answers. */
  thinkMs: number;
  /** How long before the opening the student comes to the lobby. */
  earlyMs: number;
  /** When the page is reloaded, after the opening. */
  reloadTimesMs: readonly number[];
  /** When the login expires and must be renewed, after the opening; null if it does not. */
  loginExpiryMs: number | null;
  /** When the device's clock jumps, after the opening, and by how much; null if it does not. */
  jump: { atMs: number; byMs: number } | null;
};

export const questionCount = 50;
const optionLetters = ["a", "b", "c", "d"];
const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** The lobby's interval between calls, before the student's start time and after it (`use-lobby.ts`). */
const lobbyPollMs = minuteMs;
const lobbyPollAtStartMs = 3 * secondMs;

/** The shortest and the longest pause before a failed call is repeated. */
const retryRangeMs = [3 * secondMs, 8 * secondMs];

/** The time after the opening at which every attempt has ended. */
const timeoutMs = 72 * minuteMs;

/**
 * Simulates a student's exam day from the login to the answer record, with the same calls as the pages and the site's own exam code.
 *
 * @param exam the opened exam
 * @param student the student
 * @param sendRequest sends a request over the student's connection
 * @param habits the student's behaviour
 * @param random the student's random numbers
 * @param device the student's device, whose network the caller controls
 */
export async function simulateStudentDay(
  exam: OpenedExam,
  student: { id: string; email: string },
  sendRequest: SendRequest,
  habits: Habits,
  random: () => number,
  device: VirtualDevice,
): Promise<StudentDay> {
  const { time, paperId, opensAtMs } = exam;
  const functions = openFunctions(sendRequest);
  const chosen = new Map<number, string>();
  const problems: string[] = [];
  const endsAtMs = opensAtMs + timeoutMs;
  const isOver = () => time.nowMs() > endsAtMs;
  const randomInRange = ([from = 0, to = 0]: readonly number[]) => from + random() * (to - from);
  const waitUntil = (atMs: number) => time.wait(Math.max(0, atMs - time.nowMs()));

  /** Repeats a call until it succeeds. */
  const retry = async <T>(call: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof AppError) || isOver()) throw error;
        await time.wait(randomInRange(retryRangeMs));
      }
    }
  };

  let login: Login | null = null;
  /** Whether the login has expired and was renewed, which happens at most once. */
  let isExpiryHandled = false;
  /** Renews the login. If auth refuses it, for example because the reply to a renewal was lost, the next `getToken` logs in again. */
  const renew = async (expired: Login): Promise<Login> => {
    try {
      return await functions.renew(expired);
    } catch (error) {
      const isRefused =
        error instanceof AppError && !["offline", "unavailable", "rate_limited"].includes(error.code);
      if (isRefused) login = null;
      throw error;
    }
  };
  /** Returns a token for a call; logs in first, or renews an expired login. */
  const getToken = async (): Promise<string> => {
    const lastLogin = login;
    const hasExpired =
      !isExpiryHandled && habits.loginExpiryMs !== null && time.nowMs() > opensAtMs + habits.loginExpiryMs;
    login =
      lastLogin && hasExpired
        ? await renew(lastLogin)
        : (lastLogin ?? (await functions.logIn(student.email, password)));
    isExpiryHandled ||= hasExpired;
    return login.access_token;
  };
  const callAsStudent = <T>(call: (token: string) => Promise<T>) => retry(async () => call(await getToken()));

  const waitInLobby = async () => {
    await callAsStudent((token) => functions.readTable(`students?select=name&id=eq.${student.id}`, token));
    await callAsStudent((token) => functions.readTable("subjects?select=id,name&is_active=eq.true", token));
    let hasPaper = false;
    for (;;) {
      const listedExams = await callAsStudent(functions.listMyExams);
      const listedExam = listedExams.find((exam) => exam.paper_id === paperId);
      if (!listedExam) throw new Error("The exam is not in the list.");
      const { sealed_path: path } = listedExam;
      if (!hasPaper && path !== null) {
        hasPaper = true;
        const file = await retry(() => functions.fetchPaper(path));
        if (!path.endsWith(`/${createHash("sha256").update(file).digest("hex")}.bin`))
          problems.push("the sealed paper came damaged");
        // As in `renew-login.ts`, a failure is ignored.
        if (login) login = await renew(login).catch(() => login);
      }
      if (listedExam.state !== "lobby") return;
      const untilStartMs = Date.parse(listedExam.slot_opens_at ?? "") - Date.parse(listedExam.server_now);
      // As in `use-lobby.ts`, the interval varies by 30%, so that not all students call at the same time.
      const pollMs = lobbyPollMs * (0.7 + 0.6 * random());
      await time.wait(untilStartMs <= 0 ? lobbyPollAtStartMs : Math.min(pollMs, untilStartMs + 50));
    }
  };

  /** Opens new tabs until one of them has the exam. */
  const openTab = async (): Promise<VirtualTab> => {
    for (;;) {
      const dependencies = {
        api: functions.api,
        startExam: async () => functions.startExam(paperId, await getToken()),
        studentId: student.id,
        paperId,
        questionCount,
      };
      const tab = openTabOn(device.openPage(), dependencies, false);
      // `opening` is the result of opening the exam page, null until there is one.
      while (!tab.opening() && !tab.hasFailed() && !isOver()) await time.wait(100);
      if (tab.room()) return tab;
      tab.crash();
      if (isOver()) throw new Error("The room did not open.");
      await time.wait(randomInRange(retryRangeMs));
    }
  };

  /** Notes a problem for each question whose answer on the page is not the chosen one. */
  const checkShownAnswers = (room: ExamRoom) => {
    const shownAnswers = room.store.getState().answers;
    for (const [n, letter] of chosen)
      if (shownAnswers[n] !== letter)
        problems.push(`question ${n} shows ${shownAnswers[n] ?? "-"}, chosen was ${letter}`);
  };

  const choose = (room: ExamRoom, n: number) => {
    const letter = optionLetters[Math.floor(random() * optionLetters.length)] ?? "a";
    room.choose(n, letter);
    if (room.store.getState().answers[n] === letter) chosen.set(n, letter);
  };

  /**
   * Reloads the page, which continues the exam in a new session. The button "Continue here" has the same effect; a page
   * shows it if the exam has moved to another page.
   */
  const reload = async (tab: VirtualTab): Promise<VirtualTab> => {
    tab.crash();
    const newTab = await openTab();
    const room = newTab.room();
    if (room?.store.getState().phase.kind === "open") checkShownAnswers(room);
    return newTab;
  };

  const answerAll = async (): Promise<VirtualTab> => {
    let tab = await openTab();
    let { reloadTimesMs, jump } = habits;
    for (let n = 1; n <= questionCount; n += 1) {
      await time.wait(habits.thinkMs * (0.3 + 1.4 * random()));
      const sinceOpeningMs = time.nowMs() - opensAtMs;
      if (jump && sinceOpeningMs > jump.atMs) {
        device.moveWallClock(jump.byMs);
        jump = null;
      }
      if (reloadTimesMs.some((atMs) => sinceOpeningMs > atMs)) {
        reloadTimesMs = reloadTimesMs.filter((atMs) => sinceOpeningMs <= atMs);
        tab = await reload(tab);
      }
      if (tab.room()?.store.getState().phase.kind === "moved") tab = await reload(tab);
      const room = tab.room();
      if (!room || room.store.getState().phase.kind !== "open") break;
      choose(room, n);
      // After every seventh question, change an earlier answer.
      if (n % 7 === 0) choose(room, 1 + Math.floor(random() * n));
    }
    return tab;
  };

  const finish = async (lastTab: VirtualTab): Promise<StudentDay["end"]> => {
    let tab = lastTab;
    const phase = () => tab.room()?.store.getState().phase;
    await time.wait(2 * secondMs);
    tab.room()?.finish();
    while (phase()?.kind !== "ended" && phase()?.kind !== "lost" && !isOver()) {
      if (phase()?.kind === "moved") {
        tab = await reload(tab);
        tab.room()?.finish();
      }
      await time.wait(secondMs);
    }
    const lastPhase = phase();
    if (lastPhase?.kind === "ended")
      return {
        answerRecordCode: lastPhase.end.answerRecordCode,
        differingQuestions: lastPhase.end.differingQuestions,
      };
    problems.push(`the room's last phase is ${lastPhase?.kind ?? "unknown"}`);
    return null;
  };

  const day: StudentDay = { chosen, end: null, answerRecord: null, problems };
  try {
    await waitUntil(opensAtMs - habits.earlyMs);
    await waitInLobby();
    const tab = await answerAll();
    const attemptId = tab.room()?.attemptId ?? "";
    day.end = await finish(tab);
    const { answer_record_code: answerRecordCode, letters } = await callAsStudent((token) =>
      functions.readAnswerRecord(attemptId, token),
    );
    day.answerRecord = { answerRecordCode, letters };
  } catch (error) {
    problems.push(error instanceof Error ? `${error.name} ${error.message}` : String(error));
  }
  return day;
}
