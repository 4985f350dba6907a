import { expect, it } from "vitest";
import { visitPage } from "../../../../tests/support/page-visit";

it("opens the exam only for the latest call if the page was left while an earlier call was opening it", async () => {
  const { time, server, open } = visitPage();
  const first = open();
  await time.pass(1000);
  const second = open();
  await time.pass(20_000);
  expect(first()).toEqual({ kind: "other_tab" });
  const opening = second();
  if (opening?.kind !== "room") throw new Error(`The second opening is ${opening?.kind}.`);
  opening.room.choose(1, "a");
  await time.pass(20_000);
  expect(opening.room.store.getState()).toMatchObject({ answers: { 1: "a" }, savedState: { kind: "saved" } });
  expect(server.countedLetters()).toBe("a");
});

it("can open the exam again on the same page; the room opened first then shows that the exam has moved", async () => {
  const { time, open } = visitPage();
  const first = open();
  await time.pass(20_000);
  const second = open();
  await time.pass(20_000);
  const former = first();
  if (former?.kind !== "room") throw new Error(`The first opening is ${former?.kind}.`);
  expect(former.room.store.getState().phase).toEqual({ kind: "moved" });
  expect(second()?.kind).toBe("room");
});
