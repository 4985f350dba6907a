import { expect, it, vi } from "vitest";
import { visitRoom } from "../../../../tests/support/room-visit";
import { removePapersAtEnd } from "./remove-papers-at-end";

it("deletes the sealed paper from the device once the exam has ended, and not before", async () => {
  const { open, time } = visitRoom();
  const { room } = await open();
  const removePapers = vi.fn(async () => {});
  removePapersAtEnd(room, removePapers);
  room.finish();
  expect(removePapers).not.toHaveBeenCalled();
  await time.pass(20_000);
  expect(removePapers).toHaveBeenCalledTimes(1);
});
