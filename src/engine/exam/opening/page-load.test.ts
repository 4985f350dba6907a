import { describe, expect, it } from "vitest";
import { simulateRoom } from "../../../../tests/support/simulated-room";

describe("a page load", () => {
  it("starts a new session after sending the unsent answers with the old ticket", async () => {
    const { device, open, calls, server } = simulateRoom();
    const { room, tab } = await open();
    device.setOnline(false);
    room.choose(1, "a");
    room.goTo(4);
    room.toggleMark();
    tab.crash();
    device.setOnline(true);
    const reopened = await open();
    expect(calls.map(({ name }) => name)).toEqual(["start", "save", "start"]);
    expect(server.sessions.map(({ answers }) => answers.length)).toEqual([1, 0]);
    expect(reopened.state()).toMatchObject({ answers: { 1: "a" }, index: 4, savedState: { kind: "saved" } });
    expect(reopened.state().markedNumbers).toHaveLength(1);
    expect(reopened.state().shownNumbers).toHaveLength(2);
  });

  it("continues the stored session without a network, and does not trust the time", async () => {
    const { device, open, time, server } = simulateRoom();
    const { room, tab } = await open();
    room.choose(1, "a");
    device.setOnline(false);
    tab.crash();
    await time.pass(60_000);
    const reopened = await open();
    expect(reopened.state()).toMatchObject({ answers: { 1: "a" }, isTimeTrusted: false });
    expect(reopened.state().secondsLeft).toBeLessThan(540);
    reopened.room.choose(2, "b");
    device.setOnline(true);
    await time.pass(20_000);
    expect(reopened.state()).toMatchObject({ savedState: { kind: "saved" }, isTimeTrusted: true });
    expect(server.sessions).toHaveLength(1);
    expect(server.countedLetters().slice(0, 2)).toBe("ab");
  });

  it("continues the stored session if the login has ended", async () => {
    const { open, time, setLoggedIn, server } = simulateRoom();
    const { tab } = await open();
    setLoggedIn(false);
    tab.crash();
    const reopened = await open();
    reopened.room.choose(1, "a");
    await time.pass(5000);
    expect([server.sessions.length, server.countedLetters()[0]]).toEqual([1, "a"]);
  });

  it("opens another session if the reply to start_exam was lost, and does not change to `moved`", async () => {
    const { open, tryOpen, time, server, loseReplyToStart, setNetworkState } = simulateRoom();
    const { tab } = await open();
    tab.crash();
    loseReplyToStart();
    const reopened = await tryOpen();
    await time.pass(20_000);
    reopened.room()?.choose(1, "a");
    // From now on, replies arrive again.
    setNetworkState({});
    await time.pass(60_000);
    expect(reopened.room()?.store.getState()).toMatchObject({
      phase: { kind: "open" },
      savedState: { kind: "saved" },
    });
    expect([server.sessions.length, server.countedLetters()[0]]).toEqual([3, "a"]);
  });

  it("returns `other_tab` if the exam is open in another tab, and takes the exam over on request", async () => {
    const { open, tryOpen, time } = simulateRoom();
    const { room, state } = await open();
    const second = await tryOpen();
    expect(second.opening()).toEqual({ kind: "other_tab" });
    const third = await tryOpen(true);
    expect(third.opening()?.kind).toBe("room");
    expect(state().phase).toEqual({ kind: "moved" });
    room.choose(1, "a");
    expect(state().answers).toEqual({});
    third.room()?.choose(1, "b");
    await time.pass(5000);
    expect(third.room()?.store.getState()).toMatchObject({
      answers: { 1: "b" },
      savedState: { kind: "saved" },
    });
  });

  it("opens the exam after the other tab has closed it", async () => {
    const { open, tryOpen } = simulateRoom();
    const { room } = await open();
    room.close();
    expect((await tryOpen()).opening()?.kind).toBe("room");
  });

  it("after the deadline, ends the stored exam first, and then returns the server's refusal", async () => {
    const { open, tryOpen, time, server } = simulateRoom();
    const { room, tab } = await open();
    room.choose(1, "a");
    await time.pass(5000);
    tab.crash();
    await time.pass(800_000);
    const reopened = await open();
    await time.pass(5000);
    expect(reopened.state().phase).toMatchObject({
      kind: "ended",
      by: "time",
      end: { differingQuestions: [] },
    });
    expect(server.endedBy()).toBe("time");
    reopened.room.close();
    expect((await tryOpen()).opening()).toMatchObject({
      kind: "refused",
      refusal: { outcome: "finished", attemptId: server.attemptId },
    });
  });
});
