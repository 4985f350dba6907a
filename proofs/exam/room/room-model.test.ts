import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setReporter } from "../../../src/lib/report";
import { runRoomSimulation } from "./run-room-simulation";
import { anySeed, anySteps, commonFaults, rareFaults } from "./room-plans";
import { isEndShown, listRoomViolations, listLostAnswers } from "./room-violations";
import { createRoomSimulation } from "./room-simulation";

describe("an exam room in random conditions", () => {
  let restoreReporter = () => {};
  beforeAll(() => {
    restoreReporter = setReporter(() => {});
  });
  afterAll(() => restoreReporter());

  test("counts the answers that the student saw, on one device without crashes", async () => {
    await fc.assert(
      fc.asyncProperty(anySeed, anySteps(...commonFaults), async (seed, steps) => {
        const { simulation, lastClient, unsavedAnswers } = await runRoomSimulation(
          createRoomSimulation(seed, true),
          steps,
        );
        expect(unsavedAnswers, "shown as saved").toEqual([]);
        expect(listRoomViolations(simulation)).toEqual([]);
        expect(listLostAnswers(simulation, lastClient)).toEqual([]);
        expect(isEndShown(simulation, lastClient), "the end is shown").toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("shows which answers differ from the answer record, also with two devices, crashes and jumping clocks", async () => {
    await fc.assert(
      fc.asyncProperty(
        anySeed,
        fc.boolean(),
        anySteps(...commonFaults, ...rareFaults),
        async (seed, isOneDevice, steps) => {
          const { simulation, unsavedAnswers } = await runRoomSimulation(
            createRoomSimulation(seed, isOneDevice),
            steps,
          );
          expect(unsavedAnswers, "shown as saved").toEqual([]);
          expect(listRoomViolations(simulation)).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  // The test above found this sequence of steps.
  test("issues a new answer record for an answer that arrives after the other device has finished", async () => {
    const { simulation } = await runRoomSimulation(createRoomSimulation("4", false), [
      { kind: "reload", client: 1 },
      { kind: "pass", ms: 1700 },
      { kind: "networkState", name: "late" },
      { kind: "tap", client: 0, n: 1, option: "a" },
      { kind: "networkState", name: "good" },
      { kind: "finish", client: 1 },
    ]);
    expect(simulation.server.answerRecords.map(({ letters }) => letters)).toEqual(["------", "a-----"]);
    expect(simulation.clients.map(({ tab }) => tab?.room()?.store.getState().phase)).toEqual([
      expect.objectContaining({ end: expect.objectContaining({ answered: 1, differingQuestions: [] }) }),
      expect.objectContaining({ end: expect.objectContaining({ answered: 0, differingQuestions: [] }) }),
    ]);
  });

  // The first test found this sequence of steps. After sleeping, a clock is not trusted and must not end the exam before the server replies.
  test("shows that an answer does not count if the device slept past the deadline", async () => {
    const { simulation } = await runRoomSimulation(createRoomSimulation("0", true), [
      { kind: "tap", client: 0, n: 1, option: "a" },
      { kind: "sleep", client: 0, ms: 60_000 },
      { kind: "tap", client: 0, n: 1, option: "c" },
    ]);
    expect(simulation.server.countedLetters()).toBe("a-----");
    expect(simulation.clients[0]?.tab?.room()?.store.getState()).toMatchObject({
      answers: { 1: "c" },
      phase: { kind: "ended", end: { differingQuestions: [1] } },
    });
  });
});
