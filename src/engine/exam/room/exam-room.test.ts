import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { simulateRoom } from "../../../../tests/support/simulated-room";
import { setReporter } from "../../../lib/report";

let reports: string[] = [];
let restoreReporter = () => {};
beforeEach(() => {
  reports = [];
  restoreReporter = setReporter(({ what }) => reports.push(what));
});
afterEach(() => restoreReporter());

describe("an answer in an exam", () => {
  it("is stored and shown immediately, then sent, then saved", async () => {
    const { device, open, time, server } = simulateRoom();
    const { room, state } = await open();
    room.choose(3, "b");
    expect([...device.entries().values()].join("")).toContain('"n":3,"option":"b"');
    expect(state()).toMatchObject({ answers: { 3: "b" }, savedState: { kind: "saving" } });
    await time.pass(2500);
    expect(state().savedState).toEqual({ kind: "saved" });
    expect(server.countedLetters().slice(0, 4)).toBe("--b-");
  });

  it("is sent together with later answers, and is cleared by null", async () => {
    const { open, time, calls, listSavedNumbers } = simulateRoom();
    const { room, state } = await open();
    await time.pass(2000);
    const firstIndex = calls.length;
    for (const n of [1, 2, 3]) room.choose(n, "a");
    room.choose(2, null);
    await time.pass(5000);
    expect(listSavedNumbers(firstIndex)).toEqual([[1], [2, 3, 2]]);
    expect(state().answers).toEqual({ 1: "a", 3: "a" });
  });

  it("records no event if nothing changes or the paper has no such question or option", async () => {
    const { open, time, calls, listSavedNumbers } = simulateRoom();
    const { room } = await open();
    await time.pass(2000);
    const firstIndex = calls.length;
    room.choose(1, null);
    room.choose(151, "a");
    room.choose(1, "e");
    room.choose(1, "a");
    room.choose(1, "a");
    await time.pass(10_000);
    expect(listSavedNumbers(firstIndex)).toEqual([[1]]);
  });

  it("is stored without a network, counts once per question as unsent, and is sent within 5 s after the network is back", async () => {
    const { device, open, time, recordedEvents } = simulateRoom();
    const { room, state } = await open();
    device.setOnline(false);
    for (const option of ["a", "b"]) room.choose(1, option);
    room.choose(2, "c");
    await time.pass(60_000);
    expect(state().savedState).toEqual({ kind: "on_device", unsentCount: 2 });
    device.setOnline(true);
    await time.pass(5500);
    expect(state().savedState).toEqual({ kind: "saved" });
    await time.pass(5000);
    expect(recordedEvents).toMatchObject([{ kind: "offline" }]);
  });

  it("has the time of the tap, even if it arrives a minute later", async () => {
    const { device, open, time, server } = simulateRoom();
    const { room } = await open();
    device.setOnline(false);
    await time.pass(30_000);
    const chosenAtMs = time.nowMs();
    room.choose(1, "a");
    await time.pass(60_000);
    device.setOnline(true);
    await time.pass(6000);
    const [savedAnswer] = server.sessions[0]?.answers ?? [];
    expect(Math.abs((savedAnswer?.answeredMs ?? 0) - chosenAtMs)).toBeLessThan(300);
  });

  it("is accepted and sent even if the device can store nothing", async () => {
    const { device, tryOpen, time, server } = simulateRoom();
    device.refuseWrites();
    const tab = await tryOpen();
    expect(tab.opening()).toMatchObject({ kind: "room", isStored: false });
    tab.room()?.choose(1, "d");
    await time.pass(5000);
    expect(server.countedLetters()[0]).toBe("d");
  });

  it("is not shown as saved on a device that cannot store it", async () => {
    const { device, open, time } = simulateRoom();
    const { room, state } = await open();
    device.setOnline(false);
    room.choose(1, "d");
    await time.pass(5000);
    expect(state().savedState).toEqual({ kind: "on_device", unsentCount: 1 });
    device.refuseWrites();
    room.choose(2, "a");
    await time.pass(5000);
    expect(state().savedState).toEqual({ kind: "on_page", unsentCount: 2 });
    device.setOnline(true);
    await time.pass(6000);
    expect(state().savedState).toEqual({ kind: "saved" });
  });
});

describe("a running exam", () => {
  it("starts a new session if the server's events differ from the device's", async () => {
    const { device, open, time, server } = simulateRoom();
    const { room, tab } = await open();
    await time.pass(10_000);
    room.choose(1, "a");
    await time.pass(3000);
    // The phone is switched off before the browser has saved the answer, and starts again without a network.
    tab.crash();
    device.loseLastWrites(5000);
    device.setOnline(false);
    const reopened = await open();
    expect(reopened.state().answers).toEqual({});
    reopened.room.choose(2, "b");
    device.setOnline(true);
    await time.pass(20_000);
    expect(server.sessions).toHaveLength(2);
    expect(reopened.state()).toMatchObject({ answers: { 1: "a", 2: "b" }, savedState: { kind: "saved" } });
    expect(server.countedLetters().slice(0, 2)).toBe("ab");
  });

  it("sends more than a hundred offline answers in one call of a new session", async () => {
    const { device, open, time, server, calls, listSavedNumbers } = simulateRoom();
    const { room, state } = await open();
    device.setOnline(false);
    for (const option of ["a", "b"]) for (let n = 1; n <= 60; n += 1) room.choose(n, option);
    const firstIndex = calls.length;
    device.setOnline(true);
    await time.pass(45_000);
    expect(listSavedNumbers(firstIndex)[0]).toHaveLength(60);
    expect([server.sessions.length, state().savedState.kind]).toEqual([2, "saved"]);
    expect(server.countedLetters().slice(0, 61)).toBe(`${"b".repeat(60)}-`);
  });

  it("is locked by a newer session on another device, and still sends its answers", async () => {
    const { device, open, openOnOtherDevice, time, server, recordedEvents } = simulateRoom();
    const { room, state } = await open();
    device.setOnline(false);
    room.choose(1, "a");
    device.setOnline(true);
    const otherDevice = await openOnOtherDevice();
    await time.pass(20_000);
    expect(state()).toMatchObject({ phase: { kind: "moved" }, savedState: { kind: "saved" } });
    room.choose(1, "c");
    expect(state().answers).toEqual({ 1: "a" });
    expect([otherDevice.state().phase.kind, server.countedLetters()[0]]).toEqual(["open", "a"]);
    expect(recordedEvents).toMatchObject([{ kind: "other_device" }]);
  });

  it("gets granted minutes, even in the last seconds", async () => {
    const { open, time, server } = simulateRoom();
    const { room, state } = await open();
    server.grant(60_000);
    room.choose(1, "a");
    await time.pass(3000);
    expect(room.deadlineAtMs()).toBe(server.deadlineAtMs());
    await time.pass(650_000);
    server.grant(60_000);
    await time.pass(6500);
    expect(state().phase.kind).toBe("open");
  });

  it("keeps the answers on the device if the server does not know the ticket", async () => {
    const { device, open, time, server } = simulateRoom();
    const { room, state } = await open();
    for (const session of server.sessions) session.ticket = "another";
    room.choose(1, "a");
    await time.pass(5000);
    expect(state()).toMatchObject({
      phase: { kind: "lost", isLoggedOut: false },
      savedState: { kind: "on_device", unsentCount: 1 },
    });
    expect([...device.entries().values()].join("")).toContain('"n":1,"option":"a"');
  });
});

describe("the end of the exam", () => {
  it("sends the unsent answers, finishes once, and deletes the copy if no answer differs", async () => {
    const { device, open, time, calls } = simulateRoom();
    const { room, state } = await open();
    room.choose(1, "a");
    room.choose(2, "b");
    room.finish();
    expect(state().phase).toEqual({ kind: "ending", by: "student" });
    room.choose(3, "c");
    await time.pass(20_000);
    expect(state().phase).toMatchObject({
      kind: "ended",
      by: "student",
      end: { answered: 2, differingQuestions: [] },
    });
    expect(calls.filter(({ name }) => name === "finish")).toHaveLength(1);
    expect([...device.entries().keys()]).toEqual([]);
  });

  it("comes at the deadline, and answers of the last second count", async () => {
    const { open, time, server } = simulateRoom();
    const { room, state } = await open();
    await time.pass(server.deadlineAtMs() - time.nowMs() - 1000);
    room.choose(1, "a");
    await time.pass(1500);
    room.choose(2, "b");
    expect(state().phase).toEqual({ kind: "ending", by: "time" });
    await time.pass(10_000);
    expect(state().phase).toMatchObject({ kind: "ended", by: "time", end: { differingQuestions: [] } });
    expect(server.countedLetters().slice(0, 2)).toBe("a-");
  });

  it("does not come if only the device's clock has jumped past the deadline", async () => {
    const { device, setNetworkState, open, time } = simulateRoom();
    const { room, state } = await open();
    setNetworkState({ lostRequests: 1 });
    device.moveWallClock(3_600_000);
    await time.pass(20_000);
    expect(state()).toMatchObject({ phase: { kind: "open" }, secondsLeft: 0, isTimeTrusted: false });
    room.choose(1, "a");
    setNetworkState({});
    await time.pass(60_000);
    expect(state()).toMatchObject({
      phase: { kind: "open" },
      isTimeTrusted: true,
      savedState: { kind: "saved" },
    });
    expect(state().secondsLeft).toBeGreaterThan(500);
  });

  it("has the numbers of the answers that differ, and keeps the answers", async () => {
    const { device, open, time, server } = simulateRoom();
    const { room, state } = await open();
    device.setOnline(false);
    room.choose(1, "a");
    // Answers that arrive more than 180 s after the deadline do not count.
    await time.pass(server.deadlineAtMs() - time.nowMs() + 200_000);
    device.setOnline(true);
    await time.pass(60_000);
    expect(state().phase).toMatchObject({
      kind: "ended",
      by: "time",
      end: { answered: 0, differingQuestions: [1] },
    });
    expect(state().answers).toEqual({ 1: "a" });
  });

  it("cannot be requested by an older page after a newer page has opened the exam", async () => {
    const { open, time, server } = simulateRoom();
    const { room, state } = await open();
    room.choose(1, "a");
    const finish = server.finish;
    server.finish = (...call) => {
      server.start("another device");
      server.finish = finish;
      return finish(...call);
    };
    room.finish();
    await time.pass(20_000);
    expect(state().phase).toEqual({ kind: "moved" });
    expect(server.endedBy()).toBeNull();
  });

  it("compares only the answers of this page if a newer page has ended the exam", async () => {
    const { open, time, server } = simulateRoom();
    const { room, state } = await open();
    room.choose(1, "a");
    await time.pass(20_000);
    const otherSession = server.start("another device");
    if (!("ticket" in otherSession)) throw new Error("The other device did not start.");
    const event = { seq: 1, n: 2, option: "b", at_ms: time.nowMs() - otherSession.startedAtMs };
    server.save(otherSession, [event]);
    server.finish(otherSession, 1);
    await time.pass(120_000);
    expect(state().phase).toMatchObject({
      kind: "ended",
      end: { answered: 2, differingQuestions: [], isOlder: true },
    });
  });

  it("is still requested after a reload without a network", async () => {
    const { device, open, time } = simulateRoom();
    const { room, tab } = await open();
    device.setOnline(false);
    room.choose(1, "a");
    room.finish();
    await time.pass(1000);
    tab.crash();
    const reopened = await open();
    expect(reopened.state().phase).toEqual({ kind: "ending", by: "student" });
    device.setOnline(true);
    await time.pass(20_000);
    expect(reopened.state().phase).toMatchObject({
      kind: "ended",
      end: { answered: 1, differingQuestions: [] },
    });
  });
});
