import { describe, expect, it } from "vitest";
import { visitRoom } from "../../../../tests/support/room-visit";

describe("a page load", () => {
  it("starts a new session after sending the unsent answers with the old ticket", async () => {
    const { device, open, calls, server } = visitRoom();
    const { room, tab } = await open();
    device.setOnline(false);
    room.choose(1, "a");
    room.goTo(4);
    room.toggleMark();
    tab.crash();
    device.setOnline(true);
    const again = await open();
    expect(calls.map(({ name }) => name)).toEqual(["start", "save", "start"]);
    expect(server.sessions.map(({ answers }) => answers.length)).toEqual([1, 0]);
    expect(again.state()).toMatchObject({ answers: { 1: "a" }, index: 4, savedState: { kind: "saved" } });
    expect(again.state().markedNs).toHaveLength(1);
    expect(again.state().seenNs).toHaveLength(2);
  });

  it("continues the old session without a network, with a time that is not trusted", async () => {
    const { device, open, time, server } = visitRoom();
    const { room, tab } = await open();
    room.choose(1, "a");
    device.setOnline(false);
    tab.crash();
    await time.pass(60_000);
    const again = await open();
    expect(again.state()).toMatchObject({ answers: { 1: "a" }, isTimeTrusted: false });
    expect(again.state().secondsLeft).toBeLessThan(540);
    again.room.choose(2, "b");
    device.setOnline(true);
    await time.pass(20_000);
    expect(again.state()).toMatchObject({ savedState: { kind: "saved" }, isTimeTrusted: true });
    expect(server.sessions).toHaveLength(1);
    expect(server.countedLetters().slice(0, 2)).toBe("ab");
  });

  it("continues the old session if the login has ended", async () => {
    const { open, time, setLoggedIn, server } = visitRoom();
    const { tab } = await open();
    setLoggedIn(false);
    tab.crash();
    const again = await open();
    again.room.choose(1, "a");
    await time.pass(5000);
    expect([server.sessions.length, server.countedLetters()[0]]).toEqual([1, "a"]);
  });

  it("treats a session whose number never arrived as its own, not as another device's", async () => {
    const { open, tryOpen, time, server, loseStart, setNetworkState } = visitRoom();
    const { tab } = await open();
    tab.crash();
    loseStart();
    const again = await tryOpen();
    await time.pass(20_000);
    again.room()?.choose(1, "a");
    setNetworkState({});
    await time.pass(60_000);
    expect(again.room()?.store.getState()).toMatchObject({
      phase: { kind: "open" },
      savedState: { kind: "saved" },
    });
    expect([server.sessions.length, server.countedLetters()[0]]).toEqual([3, "a"]);
  });

  it("finds the exam open in another tab, and takes it over", async () => {
    const { open, tryOpen, time } = visitRoom();
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

  it("opens the exam here once the other tab closes it", async () => {
    const { open, tryOpen } = visitRoom();
    const { room } = await open();
    room.close();
    expect((await tryOpen()).opening()?.kind).toBe("room");
  });

  it("passes on why the exam cannot be opened, and ends an exam page that is still open", async () => {
    const { open, tryOpen, time, server } = visitRoom();
    const { room, tab } = await open();
    room.choose(1, "a");
    await time.pass(5000);
    tab.crash();
    await time.pass(800_000);
    const again = await open();
    await time.pass(5000);
    expect(again.state().phase).toMatchObject({ kind: "ended", by: "time", end: { differing: [] } });
    expect(server.endedBy()).toBe("time");
    again.room.close();
    expect((await tryOpen()).opening()).toMatchObject({
      kind: "refused",
      refusal: { outcome: "finished", attemptId: server.attemptId },
    });
  });
});
