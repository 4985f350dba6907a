import { screen } from "@testing-library/react";
import { vi } from "vitest";
import type { RoomState } from "../../src/engine/exam/room/room-state";
import { toShownPaper } from "../../src/engine/exam/paper/shown-paper";
import { ExamRoomScreen } from "../../src/features/exam/room/exam-room-screen";
import { makePaper } from "./exam-factory";
import { createFakeRoom } from "./fake-room";
import { show } from "./render";

/** Ten questions for Class 5. */
export const paper = makePaper(10);

/** The page's function that opens an attempt once more. */
export const reopen = vi.fn<() => void>();

/**
 * A child opens a room.
 *
 * @param changes the fields that differ at the room's start
 * @param sat another paper
 * @returns the room, the child, and the questions in the child's own order
 */
export function enter(changes: Partial<RoomState> = {}, sat = paper) {
  const room = createFakeRoom(sat.items.length, changes);
  const user = show(
    <ExamRoomScreen
      room={room}
      paper={sat}
      onReopen={reopen}
      renderEnd={({ end, by }) => `ended by ${by}: ${end.receiptCode}`}
    />,
    { at: "/exam/paper" },
  );
  return { room, user, questions: toShownPaper(sat, room.seed) };
}

/** @returns the button of that name */
export const press = (name: string | RegExp) => screen.getByRole("button", { name });
