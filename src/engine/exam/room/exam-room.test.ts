import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { visitRoom } from "../../../../tests/support/room-visit";
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
    const { device, open, time, server } = visitRoom();
    const { room, state } = await open();
    room.choose(3, "b");
    expect([...device.entries().values()].join("")).toContain('"n":3,"option":"b"');
    expect(state()).toMatchObject({ answers: { 3: "b" }, savedState: { kind: "saving" } });
    await time.pass(2500);
    expect(state().savedState).toEqual({ kind: "saved" });
    expect(server.countedLetters().slice(0, 4)).toBe("--b-");
  });

  it("is sent together with later taps, and is cleared by null", async () => {
    const { open, time, calls, savedFrom } = visitRoom();
    const { room, state } = await open();
    await time.pass(2000);
    const first = calls.length;
    for (const n of [1, 2, 3]) room.choose(n, "a");
    room.choose(2, null);
    await time.pass(5000);
    expect(savedFrom(first)).toEqual([[1], [2, 3, 2]]);
    expect(state().answers).toEqual({ 1: "a", 3: "a" });
  });

  it("records no event if nothing changes or the paper has no such question or option", async () => {
    const { open, time, calls, savedFrom } = visitRoom();
    const { room } = await open();
    await time.pass(2000);
    const first = calls.length;
    room.choose(1, null);
    room.choose(151, "a");
    room.choose(1, "e");
    room.choose(1, "a");
    room.choose(1, "a");
    await time.pass(10_000);
    expect(savedFrom(first)).toEqual([[1]]);
  });

  it("is stored while there is no network, counted once per question, and sent within 5 s of its return", async () => {
    const { device, open, time, noted } = visitRoom();
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
    expect(noted).toMatchObject([{ kind: "offline" }]);
  });

  it("counts as given when it was tapped, however much later it arrives", async () => {
    const { device, open, time, server } = visitRoom();
    const { room } = await open();
    device.setOnline(false);
    await time.pass(30_000);
    const tappedAtMs = time.nowMs();
    room.choose(1, "a");
    await time.pass(60_000);
    device.setOnline(true);
    await time.pass(6000);
    const [given] = server.sessions[0]?.answers ?? [];
    expect(Math.abs((given?.answeredMs ?? 0) - tappedAtMs)).toBeLessThan(300);
  });

  it("is accepted and sent even if the device can store nothing", async () => {
    const { device, tryOpen, time, server } = visitRoom();
    device.refuseWrites();
    const tab = await tryOpen();
    expect(tab.opening()).toMatchObject({ kind: "room", isStored: false });
    tab.room()?.choose(1, "d");
    await time.pass(5000);
    expect(server.countedLetters()[0]).toBe("d");
  });

  it("is not shown as saved on a device that cannot store it", async () => {
    const { device, open, time } = visitRoom();
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

describe("a reply of the server", () => {
  it("starts a new session if the server's events differ from the device's", async () => {
    const { device, open, time, server } = visitRoom();
    const { room, tab } = await open();
    await time.pass(10_000);
    room.choose(1, "a");
    await time.pass(3000);
    // The phone is switched off before the browser has saved the answer, and starts again without a network.
    tab.crash();
    device.loseLastWrites(5000);
    device.setOnline(false);
    const again = await open();
    expect(again.state().answers).toEqual({});
    again.room.choose(2, "b");
    device.setOnline(true);
    await time.pass(20_000);
    expect(server.sessions).toHaveLength(2);
    expect(again.state()).toMatchObject({ answers: { 1: "a", 2: "b" }, savedState: { kind: "saved" } });
    expect(server.countedLetters().slice(0, 2)).toBe("ab");
  });

  it("sends more than a hundred offline answers in one call of a new session", async () => {
    const { device, open, time, server, calls, savedFrom } = visitRoom();
    const { room, state } = await open();
    device.setOnline(false);
    for (const option of ["a", "b"]) for (let n = 1; n <= 60; n += 1) room.choose(n, option);
    const first = calls.length;
    device.setOnline(true);
    await time.pass(45_000);
    expect(savedFrom(first)[0]).toHaveLength(60);
    expect([server.sessions.length, state().savedState.kind]).toEqual([2, "saved"]);
    expect(server.countedLetters().slice(0, 61)).toBe(`${"b".repeat(60)}-`);
  });

  it("locks the older session, which still sends its answers", async () => {
    const { device, open, openElsewhere, time, server, noted } = visitRoom();
    const { room, state } = await open();
    device.setOnline(false);
    room.choose(1, "a");
    device.setOnline(true);
    const other = await openElsewhere();
    await time.pass(20_000);
    expect(state()).toMatchObject({ phase: { kind: "moved" }, savedState: { kind: "saved" } });
    room.choose(1, "c");
    expect(state().answers).toEqual({ 1: "a" });
    expect([other.state().phase.kind, server.countedLetters()[0]]).toEqual(["open", "a"]);
    expect(noted).toMatchObject([{ kind: "other_device" }]);
  });

  it("adds granted minutes to a running exam, even in the last moment", async () => {
    const { open, time, server } = visitRoom();
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

  it("leaves the answers on the device if the ticket is unknown", async () => {
    const { device, open, time, server } = visitRoom();
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
  it("sends the rest, finishes once, and deletes the copy if nothing differs", async () => {
    const { device, open, time, calls } = visitRoom();
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
      end: { answered: 2, differing: [] },
    });
    expect(calls.filter(({ name }) => name === "finish")).toHaveLength(1);
    expect([...device.entries().keys()]).toEqual([]);
  });

  it("comes at the deadline and includes answers of the last second", async () => {
    const { open, time, server } = visitRoom();
    const { room, state } = await open();
    await time.pass(server.deadlineAtMs() - time.nowMs() - 1000);
    room.choose(1, "a");
    await time.pass(1500);
    room.choose(2, "b");
    expect(state().phase).toEqual({ kind: "ending", by: "time" });
    await time.pass(10_000);
    expect(state().phase).toMatchObject({ kind: "ended", by: "time", end: { differing: [] } });
    expect(server.countedLetters().slice(0, 2)).toBe("a-");
  });

  it("asks the server before it ends the exam because a clock jumped past the deadline", async () => {
    const { device, setNetworkState, open, time } = visitRoom();
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

  it("reports the answers that differ before anything is deleted", async () => {
    const { device, open, time, server } = visitRoom();
    const { room, state } = await open();
    device.setOnline(false);
    room.choose(1, "a");
    // Answers that arrive more than 180 s after the deadline do not count.
    await time.pass(server.deadlineAtMs() - time.nowMs() + 200_000);
    device.setOnline(true);
    await time.pass(60_000);
    expect(state().phase).toMatchObject({ kind: "ended", by: "time", end: { answered: 0, differing: [1] } });
    expect(state().answers).toEqual({ 1: "a" });
  });

  it("cannot be requested by an older page while a newer one continues", async () => {
    const { open, time, server } = visitRoom();
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

  it("compares only this page's answers if the exam has ended on a newer page", async () => {
    const { open, time, server } = visitRoom();
    const { room, state } = await open();
    room.choose(1, "a");
    await time.pass(20_000);
    const other = server.start("another device");
    if (!("ticket" in other)) throw new Error("The other device did not start.");
    const event = { seq: 1, n: 2, option: "b", at_ms: time.nowMs() - other.startedAtMs };
    server.save(other, [event]);
    server.finish(other, 1);
    await time.pass(120_000);
    expect(state().phase).toMatchObject({
      kind: "ended",
      end: { answered: 2, differing: [], isOlder: true },
    });
  });

  it("continues after a reload without a network", async () => {
    const { device, open, time } = visitRoom();
    const { room, tab } = await open();
    device.setOnline(false);
    room.choose(1, "a");
    room.finish();
    await time.pass(1000);
    tab.crash();
    const again = await open();
    expect(again.state().phase).toEqual({ kind: "ending", by: "student" });
    device.setOnline(true);
    await time.pass(20_000);
    expect(again.state().phase).toMatchObject({ kind: "ended", end: { answered: 1, differing: [] } });
  });
});
