import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { visitRoom } from "../../../../tests/support/room-visit";
import { setReporter } from "../../../lib/report";

let reports: string[] = [];
let putBack = () => {};
beforeEach(() => {
  reports = [];
  putBack = setReporter(({ what }) => reports.push(what));
});
afterEach(() => putBack());

describe("an answer in the room", () => {
  it("is on the device and on the screen in the same turn, then on its way, then saved", async () => {
    const { device, open, time, server } = visitRoom();
    const { room, state } = await open();
    room.choose(3, "b");
    expect([...device.entries().values()].join("")).toContain('"n":3,"option":"b"');
    expect(state()).toMatchObject({ answers: { 3: "b" }, saved: { kind: "saving" } });
    await time.pass(2500);
    expect(state().saved).toEqual({ kind: "saved" });
    expect(server.fold().slice(0, 4)).toBe("--b-");
  });

  it("goes with all that was tapped meanwhile, and is taken back by null", async () => {
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

  it("is no event where nothing changes, and where the paper has no such question or option", async () => {
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

  it("is kept and counted by questions while there is no network, and sent within 5 s of its return", async () => {
    const { device, open, time, noted } = visitRoom();
    const { room, state } = await open();
    device.setOnline(false);
    for (const option of ["a", "b"]) room.choose(1, option);
    room.choose(2, "c");
    await time.pass(60_000);
    expect(state().saved).toEqual({ kind: "kept", waiting: 2 });
    device.setOnline(true);
    await time.pass(5500);
    expect(state().saved).toEqual({ kind: "saved" });
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

  it("is taken and sent where the device can store nothing", async () => {
    const { device, knock, time, server } = visitRoom();
    device.closeStorage();
    const tab = await knock();
    expect(tab.opening()).toMatchObject({ kind: "room", isStored: false });
    tab.room()?.choose(1, "d");
    await time.pass(5000);
    expect(server.fold()[0]).toBe("d");
  });
});

describe("what the server says", () => {
  it("continues in a new session where the server has other content than the device", async () => {
    const { device, open, time, server } = visitRoom();
    const { room, tab } = await open();
    await time.pass(10_000);
    room.choose(1, "a");
    await time.pass(3000);
    // The phone is killed before its browser has written the answer through, and comes back without a network.
    tab.leave();
    device.loseLastWrites(5000);
    device.setOnline(false);
    const again = await open();
    expect(again.state().answers).toEqual({});
    again.room.choose(2, "b");
    device.setOnline(true);
    await time.pass(20_000);
    expect(server.sessions).toHaveLength(2);
    expect(again.state()).toMatchObject({ answers: { 1: "a", 2: "b" }, saved: { kind: "saved" } });
    expect(server.fold().slice(0, 2)).toBe("ab");
  });

  it("has more than a hundred answers of a time without a network in one call of a new session", async () => {
    const { device, open, time, server, calls, savedFrom } = visitRoom();
    const { room, state } = await open();
    device.setOnline(false);
    for (const option of ["a", "b"]) for (let n = 1; n <= 60; n += 1) room.choose(n, option);
    const first = calls.length;
    device.setOnline(true);
    await time.pass(45_000);
    expect(savedFrom(first)[0]).toHaveLength(60);
    expect([server.sessions.length, state().saved.kind]).toEqual([2, "saved"]);
    expect(server.fold().slice(0, 61)).toBe(`${"b".repeat(60)}-`);
  });

  it("locks the answers of the older session, which still delivers them", async () => {
    const { device, open, openElsewhere, time, server, noted } = visitRoom();
    const { room, state } = await open();
    device.setOnline(false);
    room.choose(1, "a");
    device.setOnline(true);
    const other = await openElsewhere();
    await time.pass(20_000);
    expect(state()).toMatchObject({ phase: { kind: "moved" }, saved: { kind: "saved" } });
    room.choose(1, "c");
    expect(state().answers).toEqual({ 1: "a" });
    expect([other.state().phase.kind, server.fold()[0]]).toEqual(["open", "a"]);
    expect(noted).toMatchObject([{ kind: "other_device" }]);
  });

  it("reaches a running room with minutes that were given, also in the last moment", async () => {
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

  it("is a ticket that nobody knows: the answers stay on the device", async () => {
    const { device, open, time, server } = visitRoom();
    const { room, state } = await open();
    for (const session of server.sessions) session.ticket = "another";
    room.choose(1, "a");
    await time.pass(5000);
    expect(state()).toMatchObject({
      phase: { kind: "lost", isLoggedOut: false },
      saved: { kind: "kept", waiting: 1 },
    });
    expect([...device.entries().values()].join("")).toContain('"n":1,"option":"a"');
  });
});

describe("the end of the room", () => {
  it("delivers what is left, is finished once, and is wiped with nothing that differs", async () => {
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

  it("comes at the deadline, with the answers of the last second", async () => {
    const { open, time, server } = visitRoom();
    const { room, state } = await open();
    await time.pass(server.deadlineAtMs() - time.nowMs() - 1000);
    room.choose(1, "a");
    await time.pass(1500);
    room.choose(2, "b");
    expect(state().phase).toEqual({ kind: "ending", by: "time" });
    await time.pass(10_000);
    expect(state().phase).toMatchObject({ kind: "ended", by: "time", end: { differing: [] } });
    expect(server.fold().slice(0, 2)).toBe("a-");
  });

  it("asks the server before it believes a clock that jumped past the deadline", async () => {
    const { device, setNetworkState, open, time } = visitRoom();
    const { room, state } = await open();
    setNetworkState({ lostRequests: 1 });
    device.jump(3_600_000);
    await time.pass(20_000);
    expect(state()).toMatchObject({ phase: { kind: "open" }, secondsLeft: 0, isTimeTrusted: false });
    room.choose(1, "a");
    setNetworkState({});
    await time.pass(60_000);
    expect(state()).toMatchObject({ phase: { kind: "open" }, isTimeTrusted: true, saved: { kind: "saved" } });
    expect(state().secondsLeft).toBeGreaterThan(500);
  });

  it("says which answers differ, before anything is wiped", async () => {
    const { device, open, time, server } = visitRoom();
    const { room, state } = await open();
    device.setOnline(false);
    room.choose(1, "a");
    // Nothing counts that arrives more than 180 s after the deadline.
    await time.pass(server.deadlineAtMs() - time.nowMs() + 200_000);
    device.setOnline(true);
    await time.pass(60_000);
    expect(state().phase).toMatchObject({ kind: "ended", by: "time", end: { answered: 0, differing: [1] } });
    expect(state().answers).toEqual({ 1: "a" });
  });

  it("does not come from an older page while a newer one continues", async () => {
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

  it("compares what was answered here alone where the exam has ended on a newer page", async () => {
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

  it("is gone on with after a reload without a network", async () => {
    const { device, open, time } = visitRoom();
    const { room, tab } = await open();
    device.setOnline(false);
    room.choose(1, "a");
    room.finish();
    await time.pass(1000);
    tab.leave();
    const again = await open();
    expect(again.state().phase).toEqual({ kind: "ending", by: "student" });
    device.setOnline(true);
    await time.pass(20_000);
    expect(again.state().phase).toMatchObject({ kind: "ended", end: { answered: 1, differing: [] } });
  });
});
