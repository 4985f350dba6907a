import type { ExamRoom } from "../../../src/engine/exam/room/room-state";
import type { VirtualTime } from "../virtual-time";
import { listAnswers, type ModelAnswer } from "../model/exam-rules";
import type { ReferenceModel } from "../model/reference-model";
import type { VirtualTab } from "../virtual-tab";

/** An answer that the student tapped and saw. `isInDoubt` is set if the phone was killed so soon after it that the answer may be lost. */
export type Tap = {
  page: VirtualTab;
  device: number;
  n: number;
  option: string | null;
  atMs: number;
  isTimeTrusted: boolean;
  isInDoubt: boolean;
};

/** The answers and the answer record that an ended exam page showed. `isOlder`: the exam was continued on a newer page. */
export type Ending = {
  device: number;
  letters: string;
  differingQuestions: readonly number[];
  answerRecordCode: string;
  isOlder: boolean;
};

/** An answer on the server, with the key of the session that sent it. */
type ReceivedAnswer = ModelAnswer & { sessionKey: string };

/** Returns a name for a session. Two attempts at a rehearsal have sessions with the same numbers. */
export function toSessionKey(attemptId: string, sessionNo: number): string {
  return `${attemptId} ${sessionNo}`;
}

/** The server rounds its times to milliseconds, so the received time of an answer can be up to this much before its tap. */
const clockStepMs = 1;

/** Returns a room's answers as letters, as on an answer record. */
export function toLetters(answers: Readonly<Record<number, string>>): string {
  return Array.from({ length: 10 }, (_, index) => answers[index + 1] ?? "-").join("");
}

/**
 * Creates the student of a simulation, who remembers what the screens showed. `problems` lists wrong statements of the screens.
 *
 * @param getSessionKeys returns the keys of the sessions of a device (`toSessionKey`)
 * @param listStoredValues returns the values that a device has stored, as JSON
 */
export function createStudent(
  time: VirtualTime,
  model: ReferenceModel,
  getSessionKeys: (device: number) => ReadonlySet<string>,
  listStoredValues: (device: number) => readonly string[],
) {
  const taps: Tap[] = [];
  const endings: Ending[] = [];
  const problems: string[] = [];
  const endedTabs = new WeakSet<VirtualTab>();

  const listLatestTaps = (device: number) => {
    const latestTaps = new Map<number, Tap>();
    for (const tap of taps) if (tap.device === device) latestTaps.set(tap.n, tap);
    return [...latestTaps.values()].filter(({ isInDoubt }) => !isInDoubt);
  };

  /** Lists the answers of an attempt that have reached the server, in the order of its sessions. */
  const listReceivedAnswers = (attemptId: string): ReceivedAnswer[] => {
    const attempt = model.attempts.get(attemptId);
    return (attempt ? listAnswers(attempt) : [])
      .toSorted((a, b) => a.sessionNo - b.sessionNo || a.seq - b.seq)
      .map((answer) => Object.assign({}, answer, { sessionKey: toSessionKey(attemptId, answer.sessionNo) }));
  };

  const listAllAnswers = () => [...model.attempts.keys()].flatMap(listReceivedAnswers);

  /** Returns, for each question, the last of these answers that a device's sessions have delivered. */
  const findLastDelivered = (device: number, answers: readonly ReceivedAnswer[]) => {
    const sessions = getSessionKeys(device);
    const deliveredOptions = new Map<number, string | null>();
    for (const { n, option, sessionKey } of answers)
      if (sessions.has(sessionKey)) deliveredOptions.set(n, option);
    return deliveredOptions;
  };

  /** Lists the last answers that the student saw on a device and that are not on the server. */
  const listMissingAnswers = (device: number): string[] => {
    const deliveredOptions = findLastDelivered(device, listAllAnswers());
    return listLatestTaps(device)
      .filter(({ n, option }) => deliveredOptions.get(n) !== option)
      .map(({ n, option }) => `${n}: ${option}, but the server has ${deliveredOptions.get(n)}`);
  };

  /**
   * Lists the last tap of each question on a page if it is unsaved: the device has not delivered its answer since the tap, or it
   * is the device's latest tap on the question, but the latest answer that the device has delivered is a different one.
   */
  const listUnsavedTaps = (page: VirtualTab, room: ExamRoom, device: number): Tap[] => {
    const sessions = getSessionKeys(device);
    const latestTapsOnPage = new Map(taps.filter((tap) => tap.page === page).map((tap) => [tap.n, tap]));
    const latestTapsOnDevice = new Map(
      taps.filter((tap) => tap.device === device).map((tap) => [tap.n, tap]),
    );
    const receivedAnswers = listReceivedAnswers(room.attemptId);
    const deliveredOptions = findLastDelivered(device, receivedAnswers);
    const hasArrived = ({ n, option, atMs }: Tap) =>
      receivedAnswers.some(
        (answer) =>
          sessions.has(answer.sessionKey) &&
          answer.n === n &&
          answer.option === option &&
          answer.receivedMs > atMs - clockStepMs,
      );
    return [...latestTapsOnPage.values()].filter((tap) => {
      const isLatestButNotDeliveredLast =
        latestTapsOnDevice.get(tap.n) === tap && deliveredOptions.get(tap.n) !== tap.option;
      return isLatestButNotDeliveredLast || !hasArrived(tap);
    });
  };

  /** Whether a device has stored an answer, in its saved state of the exam or among its unsent answers. */
  const isStored = ({ n, option }: Tap, device: number) =>
    listStoredValues(device).some((value) => value.includes(`"n":${n},"option":${JSON.stringify(option)}`));

  /** Whether the student has answered the question again on the same device, in any tab. */
  const isReplacedOnDevice = (tap: Tap, device: number) =>
    taps.findLast((other) => other.device === device && other.n === tap.n) !== tap;

  /** Lists the answers on a screen that no session of the student has ever delivered. */
  const listUnsentAnswersShown = (room: ExamRoom): string[] => {
    const receivedAnswers = listReceivedAnswers(room.attemptId);
    return Object.entries(room.store.getState().answers)
      .filter(
        ([n, option]) =>
          !receivedAnswers.some((answer) => answer.n === Number(n) && answer.option === option),
      )
      .map(([n, option]) => `"Saved" is shown for ${n}: ${option}, which nobody has sent`);
  };

  return {
    taps,
    endings,
    problems,
    listMissingAnswers,
    /** Marks the taps of the last `lastMs` milliseconds on a killed device, which may or may not be stored. */
    markLastTapsInDoubt(device: number, lastMs: number): void {
      for (const tap of taps)
        if (tap.device === device && tap.atMs >= time.nowMs() - lastMs) tap.isInDoubt = true;
    },
    /** Taps an answer if the page accepts one, and checks that it is shown. */
    tap(page: VirtualTab, device: number, n: number, option: string | null): void {
      const room = page.room();
      if (!room || page.isClosed()) return;
      const stateBefore = room.store.getState();
      room.choose(n, option);
      const stateAfter = room.store.getState();
      const wasAccepted = stateAfter.phase.kind === "open" && (stateBefore.answers[n] ?? null) !== option;
      if (!wasAccepted) return;
      if ((stateAfter.answers[n] ?? null) !== option)
        problems.push(`a tap on ${option} of ${n} is not shown`);
      else {
        const { isTimeTrusted } = stateAfter;
        taps.push({ page, device, n, option, atMs: time.nowMs(), isTimeTrusted, isInDoubt: false });
      }
    },
    /**
     * Checks that a page shows "saved" only for saved answers, and "on this device" or "in the other tab" only for answers
     * that the device has stored or that the other tab has replaced. Records the answers and the answer record that an ended exam shows.
     */
    checkScreen(page: VirtualTab, device: number): void {
      const room = page.isClosed() ? null : page.room();
      if (!room) return;
      const state = room.store.getState();
      // After a new attempt begins on the same page, taps of the old one are still in the list.
      const isStillShown = (tap: Tap) => (state.answers[tap.n] ?? null) === tap.option;
      // If the ticket is lost, the answers are only on this device, and the exam page says so.
      if (state.savedState.kind === "saved" && state.phase.kind !== "lost")
        problems.push(
          ...listUnsavedTaps(page, room, device)
            .filter(isStillShown)
            .map((tap) => `"Saved" is shown for ${tap.n}: ${tap.option}`),
          ...listUnsentAnswersShown(room),
        );
      const isShownAsStored = state.savedState.kind === "on_device" || state.savedState.kind === "other_tab";
      // The other tab keeps only the last answer to each question, and sends only that.
      const isReplaced = (tap: Tap) =>
        state.savedState.kind === "other_tab" && isReplacedOnDevice(tap, device);
      if (isShownAsStored && state.phase.kind !== "ended")
        problems.push(
          ...listUnsavedTaps(page, room, device)
            .filter(isStillShown)
            .filter((tap) => !isStored(tap, device) && !isReplaced(tap))
            .map(
              (tap) => `${tap.n}: ${tap.option} is not on the device, which shows ${state.savedState.kind}`,
            ),
        );
      if (state.phase.kind === "ended" && !endedTabs.has(page)) {
        endedTabs.add(page);
        const { differingQuestions, answerRecordCode, isOlder } = state.phase.end;
        endings.push({
          device,
          letters: toLetters(state.answers),
          differingQuestions,
          answerRecordCode,
          isOlder,
        });
      }
    },
  };
}

export type Student = ReturnType<typeof createStudent>;
