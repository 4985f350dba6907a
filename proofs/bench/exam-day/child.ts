import { createHash } from "node:crypto";
import type { VirtualDevice } from "../../exam/virtual-device";
import { openTabOn, type VirtualTab } from "../../exam/virtual-tab";
import type { ChildDay } from "./judge-day";
import type { ExamRoom } from "../../../src/engine/exam/room/room-state";
import { AppError } from "../../../src/lib/app-error";
import { openFunctions, type Login } from "./functions";
import { password, type OpenedExam } from "./open-exam";
import type { Wire } from "./wire";

/** A child's behaviour during the exam, in milliseconds by the exam's time. */
export type Habits = {
  /** The average time between two answers. */
  thinkMs: number;
  /** How long before the start the child arrives. */
  earlyMs: number;
  /** When the page is loaded again in the middle, after the hour. */
  reloads: readonly number[];
  /** When the login ends: it is renewed by a call of auth, or not. */
  loginEndsMs: number | null;
  /** When the device's clock jumps, and by how much. */
  jump: { atMs: number; byMs: number } | null;
};

export const questionCount = 50;
const letters = ["a", "b", "c", "d"];
const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** How often the lobby asks on its own, and once the hour has come (`use-lobby.ts`). */
const lobbyEveryMs = minuteMs;
const urgentEveryMs = 3 * secondMs;

/** The pause before pressing again after no answer. */
const pressAgainMs = [3, 8].map((seconds) => seconds * secondMs);

/** A day is over when an attempt can be over: after its hour and the grace, by far. */
const timeoutMs = 72 * minuteMs;

/**
 * Simulates a child's day from the login to the receipt: the same calls as the pages, and the site's own exam code.
 *
 * @param opened the opened page
 * @param who the child
 * @param wire the way to the server
 * @param habits what is the child's own
 * @param random the child's chance
 * @param device of the exam's time, whose network is controlled from outside
 */
export async function spendDay(
  opened: OpenedExam,
  who: { id: string; email: string },
  wire: Wire,
  habits: Habits,
  random: () => number,
  device: VirtualDevice,
): Promise<ChildDay> {
  const { time, paperId, opensAtMs } = opened;
  const functions = openFunctions(wire);
  const pressed = new Map<number, string>();
  const troubles: string[] = [];
  const endsAtMs = opensAtMs + timeoutMs;
  const isOver = () => time.nowMs() > endsAtMs;
  const between = ([from = 0, to = 0]: readonly number[]) => from + random() * (to - from);
  const until = (atMs: number) => time.wait(Math.max(0, atMs - time.nowMs()));

  /** Presses until an answer comes. */
  const insist = async <T>(press: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await press();
      } catch (error) {
        if (!(error instanceof AppError) || isOver()) throw error;
        await time.wait(between(pressAgainMs));
      }
    }
  };

  let login: Login | null = null;
  let isExpired = false;
  /** Renews the login; one that auth knows no more, as after a renewal whose answer was lost, is given up: the child logs in again. */
  const renew = async (known: Login): Promise<Login> => {
    try {
      return await functions.renew(known);
    } catch (error) {
      const isRefused =
        error instanceof AppError && !["offline", "unavailable", "rate_limited"].includes(error.code);
      if (isRefused) login = null;
      throw error;
    }
  };
  /** The token for a call now; a login that has ended is renewed, or there is none. */
  const tokenNow = async (): Promise<string> => {
    const known = login;
    const hasEnded =
      !isExpired && habits.loginEndsMs !== null && time.nowMs() > opensAtMs + habits.loginEndsMs;
    login = known && hasEnded ? await renew(known) : (known ?? (await functions.logIn(who.email, password)));
    isExpired ||= hasEnded;
    return login.access_token;
  };
  const asStudent = <T>(call: (token: string) => Promise<T>) => insist(async () => call(await tokenNow()));

  const waitInLobby = async () => {
    await asStudent((token) => functions.readTable(`students?select=name&id=eq.${who.id}`, token));
    await asStudent((token) => functions.readTable("subjects?select=id,name&is_active=eq.true", token));
    let isReady = false;
    for (;;) {
      const listed = await asStudent(functions.listMyExams);
      const exam = listed.find((each) => each.paper_id === paperId);
      if (!exam) throw new Error("The exam is not in the list.");
      const { sealed_path: path } = exam;
      if (!isReady && path !== null) {
        isReady = true;
        const file = await insist(() => functions.fetchPaper(path));
        if (!path.endsWith(`/${createHash("sha256").update(file).digest("hex")}.bin`))
          troubles.push("the sealed paper came damaged");
        // As `renew-login.ts`: a failure stops nothing.
        if (login) login = await renew(login).catch(() => login);
      }
      if (exam.state !== "lobby") return;
      const leftMs = Date.parse(exam.slot_opens_at ?? "") - Date.parse(exam.server_now);
      const nextMs = lobbyEveryMs * (0.7 + 0.6 * random());
      await time.wait(leftMs <= 0 ? urgentEveryMs : Math.min(nextMs, leftMs + 50));
    }
  };

  /** Presses Start, or reloads the page, until the exam is open. */
  const openTab = async (): Promise<VirtualTab> => {
    for (;;) {
      const place = {
        api: functions.api,
        startExam: async () => functions.startExam(paperId, await tokenNow()),
        studentId: who.id,
        paperId,
        questionCount,
      };
      const tab = openTabOn(device.openPage(), place, false);
      while (!tab.opening() && !tab.hasFailed() && !isOver()) await time.wait(100);
      if (tab.room()) return tab;
      tab.crash();
      if (isOver()) throw new Error("The room did not open.");
      await time.wait(between(pressAgainMs));
    }
  };

  const lookAtScreen = (room: ExamRoom) => {
    const shown = room.store.getState().answers;
    for (const [n, letter] of pressed)
      if (shown[n] !== letter) troubles.push(`question ${n} shows ${shown[n] ?? "-"}, pressed was ${letter}`);
  };

  const press = (room: ExamRoom, n: number) => {
    const letter = letters[Math.floor(random() * letters.length)] ?? "a";
    room.choose(n, letter);
    if (room.store.getState().answers[n] === letter) pressed.set(n, letter);
  };

  /**
   * Loads the page again, which has the room continue in another session; so does "Continue here" where a room has
   * moved.
   */
  const reload = async (tab: VirtualTab): Promise<VirtualTab> => {
    tab.crash();
    const next = await openTab();
    const room = next.room();
    if (room?.store.getState().phase.kind === "open") lookAtScreen(room);
    return next;
  };

  const answerAll = async (): Promise<VirtualTab> => {
    let tab = await openTab();
    let { reloads, jump } = habits;
    for (let n = 1; n <= questionCount; n += 1) {
      await time.wait(habits.thinkMs * (0.3 + 1.4 * random()));
      const sinceMs = time.nowMs() - opensAtMs;
      if (jump && sinceMs > jump.atMs) {
        device.moveWallClock(jump.byMs);
        jump = null;
      }
      if (reloads.some((atMs) => sinceMs > atMs)) {
        reloads = reloads.filter((atMs) => sinceMs <= atMs);
        tab = await reload(tab);
      }
      if (tab.room()?.store.getState().phase.kind === "moved") tab = await reload(tab);
      const room = tab.room();
      if (!room || room.store.getState().phase.kind !== "open") break;
      press(room, n);
      // Every seventh thinks better of an answer given before.
      if (n % 7 === 0) press(room, 1 + Math.floor(random() * n));
    }
    return tab;
  };

  const finish = async (opened: VirtualTab): Promise<ChildDay["end"]> => {
    let tab = opened;
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
    const last = phase();
    if (last?.kind === "ended") return { receiptCode: last.end.receiptCode, differing: last.end.differing };
    troubles.push(`the room's last question is ${last?.kind ?? "nothing"}`);
    return null;
  };

  const day: ChildDay = { pressed, end: null, receipt: null, troubles };
  try {
    await until(opensAtMs - habits.earlyMs);
    await waitInLobby();
    const tab = await answerAll();
    const attemptId = tab.room()?.attemptId ?? "";
    day.end = await finish(tab);
    const { receipt_code: receiptCode, letters: counting } = await asStudent((token) =>
      functions.readReceipt(attemptId, token),
    );
    day.receipt = { receiptCode, letters: counting };
  } catch (error) {
    troubles.push(error instanceof Error ? `${error.name} ${error.message}` : String(error));
  }
  return day;
}
