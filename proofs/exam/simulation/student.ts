import type { RoomState } from "../../../src/engine/exam/room/room-state";
import type { VirtualTime } from "../virtual-time";
import { listAnswers } from "../model/exam-rules";
import type { ReferenceModel } from "../model/reference-model";
import type { VirtualTab } from "../virtual-tab";

/** An answer that the student saw on the screen after tapping it; `isInDoubt` once its phone was killed just after. */
export type Tap = {
  page: VirtualTab;
  device: number;
  n: number;
  option: string | null;
  atMs: number;
  isTimeTrusted: boolean;
  isInDoubt: boolean;
};

/** How a page's room ended, with what it showed then. */
export type Ending = {
  device: number;
  letters: string;
  differing: readonly number[];
  receiptCode: string;
  isOlder: boolean;
};

/** A room's answers, as a receipt has them. */
export function lettersOf(answers: Readonly<Record<number, string>>): string {
  return Array.from({ length: 10 }, (_, index) => answers[index + 1] ?? "-").join("");
}

/**
 * The student of a simulation: remembers what the screens said. `problems` are screens that said what was not so.
 *
 * @param sessionsOf the numbers of the sessions that this device got the tickets of
 */
export function createStudent(
  time: VirtualTime,
  model: ReferenceModel,
  sessionsOf: (device: number) => ReadonlySet<number>,
) {
  const taps: Tap[] = [];
  const endings: Ending[] = [];
  const problems: string[] = [];
  const ended = new WeakSet<VirtualTab>();

  const latestOf = (device: number) => {
    const latest = new Map<number, Tap>();
    for (const tap of taps) if (tap.device === device) latest.set(tap.n, tap);
    return [...latest.values()].filter(({ isInDoubt }) => !isInDoubt);
  };

  /** The last answer to each question that a device's sessions have delivered. */
  const deliveredOf = (device: number) => {
    const sessions = sessionsOf(device);
    const delivered = new Map<number, string | null>();
    const events = [...model.attempts.values()].flatMap(listAnswers);
    const ours = events.filter(({ sessionNo }) => sessions.has(sessionNo));
    for (const event of ours.toSorted((a, b) => a.sessionNo - b.sessionNo || a.seq - b.seq))
      delivered.set(event.n, event.option);
    return delivered;
  };

  /** Which answers the student saw on a device last that are not at the server. */
  const listMissing = (device: number): string[] => {
    const delivered = deliveredOf(device);
    return latestOf(device)
      .filter(({ n, option }) => delivered.get(n) !== option)
      .map(({ n, option }) => `${n}: ${option}, and the server has ${delivered.get(n)}`);
  };

  /** The last answers to each question given on a page that no session of its device has delivered. */
  const listUnsaved = (page: VirtualTab, device: number): Tap[] => {
    const sessions = sessionsOf(device);
    const latest = new Map(taps.filter((tap) => tap.page === page).map((tap) => [tap.n, tap]));
    const events = [...model.attempts.values()].flatMap(listAnswers);
    return [...latest.values()].filter(
      (tap) =>
        !events.some(
          ({ sessionNo, n, option }) => sessions.has(sessionNo) && n === tap.n && option === tap.option,
        ),
    );
  };

  return {
    taps,
    endings,
    problems,
    listMissing,
    /** A device was killed: what was tapped just before may or may not be there. */
    markInDoubt(device: number, lastMs: number): void {
      for (const tap of taps)
        if (tap.device === device && tap.atMs >= time.nowMs() - lastMs) tap.isInDoubt = true;
    },
    /** Taps an answer if the page accepts one, and checks that it is shown. */
    tap(page: VirtualTab, device: number, n: number, option: string | null): void {
      const room = page.room();
      if (!room || page.isGone()) return;
      const before = room.store.getState();
      room.choose(n, option);
      const after = room.store.getState();
      const isTaken = after.phase.kind === "open" && (before.answers[n] ?? null) !== option;
      if (!isTaken) return;
      if ((after.answers[n] ?? null) !== option) problems.push(`a tap on ${option} of ${n} is not shown`);
      else {
        const { isTimeTrusted } = after;
        taps.push({ page, device, n, option, atMs: time.nowMs(), isTimeTrusted, isInDoubt: false });
      }
    },
    /** Looks at a page: `saved` must be true, and the end is remembered. */
    look(page: VirtualTab, device: number): void {
      const state: RoomState | undefined = page.isGone() ? undefined : page.room()?.store.getState();
      if (!state) return;
      // Answers whose ticket was lost are only on this device, and the exam page shows that.
      if (state.savedState.kind === "saved" && state.phase.kind !== "lost")
        problems.push(
          ...listUnsaved(page, device)
            // A page that continued with a new attempt shows nothing of the one that is gone.
            .filter((tap) => (state.answers[tap.n] ?? null) === tap.option)
            .map((tap) => `"Saved" is said of ${tap.n}: ${tap.option}`),
        );
      if (state.phase.kind === "ended" && !ended.has(page)) {
        ended.add(page);
        const { differing, receiptCode, isOlder } = state.phase.end;
        endings.push({ device, letters: lettersOf(state.answers), differing, receiptCode, isOlder });
      }
    },
  };
}

export type Student = ReturnType<typeof createStudent>;
