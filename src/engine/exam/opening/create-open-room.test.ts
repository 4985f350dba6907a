import { expect, it } from "vitest";
import { visitPage } from "../../../../tests/support/page-visit";

it("opens in the newest opening where the page before was left while it opened", async () => {
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
  expect(opening.room.store.getState()).toMatchObject({ answers: { 1: "a" }, saved: { kind: "saved" } });
  expect(server.fold()).toBe("a");
});

it("opens again where the page itself has it open, and the earlier one shows that it has moved", async () => {
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
