import { act } from "@testing-library/react";
import { vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { ExamRoom, RoomState } from "../../src/engine/exam/room/room-state";

/** When the attempt of a fake room ends: at 12 noon in India. */
const deadlineAtMs = Date.parse("2026-12-19T06:30:00Z");

export type FakeRoom = ExamRoom & {
  /** The engine's own changes: save, go offline, end, lose its ticket. */
  become: (changes: Partial<RoomState>) => void;
};

/**
 * A room without network and storage: answers are where they were put, and everything else is what a test says.
 *
 * @param count of questions
 * @param changes the fields that differ at the start
 */
export function createFakeRoom(count: number, changes: Partial<RoomState> = {}): FakeRoom {
  const store = createStore<RoomState>(() => ({
    phase: { kind: "open" },
    savedState: { kind: "saved" },
    answers: {},
    markedNs: [],
    seenNs: [],
    index: 0,
    secondsLeft: 3000,
    isTimeTrusted: true,
    ...changes,
  }));
  const change = (next: Partial<RoomState>) => store.setState(next);
  return {
    attemptId: "a77e0000-0000-4000-8000-000000000001",
    seed: "0123456789abcdef",
    deadlineAtMs: () => deadlineAtMs,
    store,
    choose: vi.fn<ExamRoom["choose"]>((n, option) => {
      const others = Object.entries(store.getState().answers).filter(([key]) => Number(key) !== n);
      change({ answers: Object.fromEntries(option === null ? others : [...others, [n, option]]) });
    }),
    goTo: (index) => {
      if (index >= 0 && index < count) change({ index });
    },
    toggleMark: vi.fn<() => void>(),
    recordCameraLost: vi.fn<() => void>(),
    recordReadAloud: vi.fn<() => void>(),
    finish: vi.fn<() => void>(),
    close: vi.fn<() => void>(),
    become: (next) => act(() => change(next)),
  };
}
