import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { createFakeRoom } from "../../../../tests/support/fake-room";
import type { Opening } from "../../../engine/exam/opening/opening";
import { useOpening } from "./use-opening";

const paper = {
  format: 1 as const,
  paper_id: "paper",
  subject: "Maths",
  class: "Class 5",
  edition: null,
  duration_seconds: 600,
  passages: {},
  items: [],
};

it("closes an exam that opens after its page was left", async () => {
  const room = createFakeRoom(10);
  const onOpen = vi.fn();
  let resolveOpening = (_opening: Opening) => {};
  const openRoom = () => new Promise<Opening>((resolve) => (resolveOpening = resolve));
  const { result, unmount } = renderHook(() =>
    useOpening({ openRoom, studentId: "asha", paperId: "paper", onOpen }),
  );
  act(() => void result.current.open("paper/seal.bin"));
  unmount();
  await act(async () =>
    // `isRefundCancelled`: starting an exam cancels a refund request for it, which is not the case here.
    resolveOpening({ kind: "room", room, paper, isStored: true, isRefundCancelled: false }),
  );
  expect(room.close).toHaveBeenCalledTimes(1);
  expect(onOpen).not.toHaveBeenCalled();
});
