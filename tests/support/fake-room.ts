import { act } from "@testing-library/react";
import { vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { ExamRoom, RoomState } from "../../src/engine/exam/room/room-state";

/** The deadline of a fake room: noon in India. */
const deadlineAtMs = Date.parse("2026-12-19T06:30:00Z");

export type FakeRoom = ExamRoom & {
  /** Changes the room's state as the engine does, for example when it saves answers or when the exam ends. */
  setRoomState: (changes: Partial<RoomState>) => void;
};

/**
 * Creates an exam room without network and storage: it stores answers in memory, and tests set the rest of its state.
 *
 * @param count the number of questions
 * @param changes the fields of the initial state that differ
 */
export function createFakeRoom(count: number, changes: Partial<RoomState> = {}): FakeRoom {
  const store = createStore<RoomState>(() => ({
    phase: { kind: "open" },
    savedState: { kind: "saved" },
    answers: {},
    markedNumbers: [],
    shownNumbers: [],
    index: 0,
    secondsLeft: 3000,
    isTimeTrusted: true,
    ...changes,
  }));
  const changeState = (newFields: Partial<RoomState>) => store.setState(newFields);
  return {
    attemptId: "a77e0000-0000-4000-8000-000000000001",
    seed: "0123456789abcdef",
    deadlineAtMs: () => deadlineAtMs,
    store,
    choose: vi.fn<ExamRoom["choose"]>((n, option) => {
      const otherAnswers = Object.entries(store.getState().answers).filter(([key]) => Number(key) !== n);
      changeState({
        answers: Object.fromEntries(option === null ? otherAnswers : [...otherAnswers, [n, option]]),
      });
    }),
    goTo: (index) => {
      if (index >= 0 && index < count) changeState({ index });
    },
    toggleMark: vi.fn<() => void>(),
    recordCameraLost: vi.fn<() => void>(),
    recordReadAloud: vi.fn<() => void>(),
    finish: vi.fn<() => void>(),
    close: vi.fn<() => void>(),
    setRoomState: (newFields) => act(() => changeState(newFields)),
  };
}
