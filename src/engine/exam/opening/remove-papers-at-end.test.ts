import { expect, it, vi } from "vitest";
import { simulateRoom } from "../../../../tests/support/simulated-room";
import { removePapersAtEnd } from "./remove-papers-at-end";

it("deletes the sealed paper from the device only after the exam has ended", async () => {
  const { open, time } = simulateRoom();
  const { room } = await open();
  const removePapers = vi.fn(async () => {});
  removePapersAtEnd(room, removePapers);
  room.finish();
  expect(removePapers).not.toHaveBeenCalled();
  await time.pass(20_000);
  expect(removePapers).toHaveBeenCalledTimes(1);
});
