import { screen } from "@testing-library/react";
import { vi } from "vitest";
import type { RoomState } from "../../src/engine/exam/room/room-state";
import { toShownPaper } from "../../src/engine/exam/paper/shown-paper";
import { ExamRoomScreen } from "../../src/features/exam/room/exam-room-screen";
import { makePaper } from "./exam-factory";
import { createFakeRoom } from "./fake-room";
import { renderWithProviders } from "./render";

/** A paper of ten questions for Class 5. */
export const paper = makePaper(10);

/** The mock of the page's function that opens the attempt again. */
export const reopen = vi.fn<() => void>();

/**
 * Renders the exam screen with a fake room.
 *
 * @param changes the fields of the room's state that differ
 * @param examPaper the paper; by default `paper`
 * @returns the fake room, the user, and the questions in the student's order
 */
export function renderExamRoom(changes: Partial<RoomState> = {}, examPaper = paper) {
  const room = createFakeRoom(examPaper.items.length, changes);
  const user = renderWithProviders(
    <ExamRoomScreen
      room={room}
      paper={examPaper}
      onReopen={reopen}
      renderEnd={({ end, by }) => `ended by ${by}: ${end.answerRecordCode}`}
    />,
    { path: "/exam/paper" },
  );
  return { room, user, questions: toShownPaper(examPaper, room.seed) };
}

/** @returns the button with this name */
export const getButton = (name: string | RegExp) => screen.getByRole("button", { name });
