import { expect, it, vi } from "vitest";
import { visitRoom } from "../../../../tests/support/room-visit";
import { removePapersAtEnd } from "./remove-papers-at-end";

it("deletes the sealed paper from the device once the exam has ended, and not before", async () => {
  const { open, time } = visitRoom();
  const { room } = await open();
  const forget = vi.fn(async () => {});
  removePapersAtEnd(room, forget);
  room.finish();
  expect(forget).not.toHaveBeenCalled();
  await time.pass(20_000);
  expect(forget).toHaveBeenCalledTimes(1);
});
