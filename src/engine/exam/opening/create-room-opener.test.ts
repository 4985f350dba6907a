import { expect, it } from "vitest";
import { simulatePage } from "../../../../tests/support/simulated-page";

it("a second call during the first one opens the exam, and the first call returns `other_tab`", async () => {
  const { time, server, open } = simulatePage();
  const readFirst = open();
  await time.pass(1000);
  const readSecond = open();
  await time.pass(20_000);
  expect(readFirst()).toEqual({ kind: "other_tab" });
  const secondOpening = readSecond();
  if (secondOpening?.kind !== "room") throw new Error(`The second opening is ${secondOpening?.kind}.`);
  secondOpening.room.choose(1, "a");
  await time.pass(20_000);
  expect(secondOpening.room.store.getState()).toMatchObject({
    answers: { 1: "a" },
    savedState: { kind: "saved" },
  });
  expect(server.countedLetters()).toBe("a");
});

it("a second call after the first one opens the exam again, and the first room changes to `moved`", async () => {
  const { time, open } = simulatePage();
  const readFirst = open();
  await time.pass(20_000);
  const readSecond = open();
  await time.pass(20_000);
  const firstOpening = readFirst();
  if (firstOpening?.kind !== "room") throw new Error(`The first opening is ${firstOpening?.kind}.`);
  expect(firstOpening.room.store.getState().phase).toEqual({ kind: "moved" });
  expect(readSecond()?.kind).toBe("room");
});
