import type { StoreApi } from "zustand/vanilla";

/**
 * Where the answers are; the exam page always shows it (docs/exam.md section 5 no. 7).
 *
 * - `saved`: all answers are on the server
 * - `saving`: unsent answers are being sent
 * - `on_device`: unsent answers are stored on this device, and the network or server fails
 * - `on_page`: unsent answers are not even stored: closing the page would lose them
 * - `other_tab`: another tab of this browser has taken the exam over and sends the answers
 */
export type SavedState =
  | { kind: "saved" }
  | { kind: "saving" }
  | { kind: "on_device" | "on_page"; unsentCount: number }
  | { kind: "other_tab" };

/**
 * The server's reply at the end, compared with the letters that the child saw (docs/exam.md section 5, answer record).
 */
export type ExamEndReply = {
  answerRecordCode: string;
  answered: number;
  finishedAt: string;
  /** The numbers of the questions whose answer in the answer record differs from the answer on the screen. */
  differingQuestions: readonly number[];
  /** The exam continued on a newer page: only this page's answers were compared. */
  isOlder: boolean;
  /** Some answers never reached the server, which accepts no more answers. */
  hasUnsent: boolean;
};

/**
 * The phase of an exam.
 *
 * - `moved`: a newer session has the attempt, here or on another device. The answers are locked; unsent ones are still
 *   sent.
 * - `ending`: the page accepts no more answers, and sends the unsent ones.
 * - `lost`: the server does not know the ticket. The answers stay on the device, and starting the exam again continues
 *   it. `isLoggedOut`: the login has ended, so the student has to log in first.
 */
export type RoomPhase =
  | { kind: "open" }
  | { kind: "moved" }
  | { kind: "ending"; by: "student" | "time" }
  | { kind: "ended"; by: "student" | "time"; end: ExamEndReply }
  | { kind: "lost"; isLoggedOut: boolean };

/**
 * The state that the exam page shows. Each change makes a new object, in which unchanged parts stay the same objects.
 */
export type RoomState = {
  phase: RoomPhase;
  savedState: SavedState;
  /** The chosen letter of the file by the question's number in the file. */
  answers: Readonly<Record<number, string>>;
  /** The file's numbers of the questions that the child has marked for review, on this device only. */
  markedNumbers: readonly number[];
  /** The file's numbers of the questions that were shown on this device. */
  shownNumbers: readonly number[];
  /** The question that is shown: its place in the attempt's order, from 0. */
  index: number;
  /** Whole seconds until the deadline by the estimated server time. */
  secondsLeft: number;
  /** False after a sleep or a clock jump, until the server's next reply (docs/exam.md section 4). */
  isTimeTrusted: boolean;
};

/** The state that the question screen shows, of an exam or a practice paper. */
export type RunningState = Omit<RoomState, "phase"> & {
  /** Whether the child has stopped the clock; only a practice paper's clock can be stopped. */
  isClockStopped?: boolean;
};

/** The parts of an exam or a practice paper that the question screen needs. */
export type TestRoom = Pick<
  ExamRoom,
  "choose" | "goTo" | "toggleMark" | "recordReadAloud" | "finish" | "deadlineAtMs"
> & { store: Pick<StoreApi<RunningState>, "getState" | "getInitialState" | "subscribe"> };

/** An attempt on this device: its state and the child's actions. Nothing here throws or returns a promise. */
export type ExamRoom = {
  attemptId: string;
  /** The seed of the attempt's order (`src/lib/paper-order.ts`). */
  seed: string;
  /** The deadline as of the last reply: server time in milliseconds since 1970. */
  deadlineAtMs: () => number;
  store: Pick<StoreApi<RoomState>, "getState" | "getInitialState" | "subscribe">;
  /** @param option a letter of the file; null clears the answer. Does nothing after the exam has ended or moved. */
  choose: (n: number, option: string | null) => void;
  /** Shows the question at this place of the order, from 0; ignores a place that does not exist. */
  goTo: (index: number) => void;
  /** Marks the shown question for review, or removes the mark. */
  toggleMark: () => void;
  /** Records that the camera gives no picture (docs/exam.md section 9). */
  recordCameraLost: () => void;
  /** Records that the device read questions aloud, once per page load. */
  recordReadAloud: () => void;
  /** Ends the attempt for the student. */
  finish: () => void;
  /** Stops the timers and releases the lock. Unsent answers stay on the device. */
  close: () => void;
};
