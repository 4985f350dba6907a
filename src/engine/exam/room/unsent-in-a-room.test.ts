import { describe, expect, it } from "vitest";
import { simulateRoom } from "../../../../tests/support/simulated-room";
import { roomKey } from "../storage/room-keys";

const dayMs = 86_400_000;

/**
 * Opens a room on a phone without a network that does not know its first answer: the server has it, but the phone was
 * switched off before it stored the answer.
 */
async function openRoomWithLostAnswer() {
  const simulation = simulateRoom();
  const { device, open, time } = simulation;
  const { room, tab } = await open();
  await time.pass(10_000);
  room.choose(1, "a");
  await time.pass(3000);
  tab.crash();
  device.loseLastWrites(5000);
  device.setOnline(false);
  return { ...simulation, ...(await open()) };
}

describe("unsent answers with numbers under which the server has other answers", () => {
  it("are sent again with the same ticket after the server's last number, without a login", async () => {
    const { device, room, state, time, server, setLoggedIn } = await openRoomWithLostAnswer();
    room.choose(2, "b");
    room.choose(1, "c");
    room.choose(2, "d");
    setLoggedIn(false);
    device.setOnline(true);
    await time.pass(20_000);
    expect(
      server.sessions.map(({ answers }) => answers.map(({ seq, n, option }) => [seq, n, option])),
    ).toEqual([
      [
        [1, 1, "a"],
        [2, 1, "c"],
        [3, 2, "d"],
      ],
    ]);
    expect(state()).toMatchObject({ answers: { 1: "c", 2: "d" }, savedState: { kind: "saved" } });
  });

  it("are sent by a page whose exam continues on another device", async () => {
    const { device, room, state, openOnOtherDevice, time, server } = await openRoomWithLostAnswer();
    room.choose(2, "b");
    await openOnOtherDevice();
    device.setOnline(true);
    await time.pass(20_000);
    expect(state()).toMatchObject({ phase: { kind: "moved" }, savedState: { kind: "saved" } });
    expect(server.countedLetters().slice(0, 3)).toBe("ab-");
  });

  it("are sent by a page whose exam was finished on another device", async () => {
    const { device, room, state, openOnOtherDevice, time, server } = await openRoomWithLostAnswer();
    room.choose(2, "b");
    const otherDevice = await openOnOtherDevice();
    otherDevice.room.finish();
    await time.pass(20_000);
    device.setOnline(true);
    await time.pass(20_000);
    expect(server.countedLetters().slice(0, 3)).toBe("ab-");
    expect(state().phase).toMatchObject({ kind: "ended", end: { differingQuestions: [], hasUnsent: false } });
  });

  it("are not acknowledged by the reply to a call without them", async () => {
    const { open, time, server } = simulateRoom();
    const { room, state } = await open();
    const { save } = server;
    server.save = (ticket, events) => {
      server.save = save;
      save(ticket, events);
      // This page gives a second answer, while another page with the same ticket sends a different answer with number 2.
      room.choose(2, "b");
      return save(ticket, [{ seq: 2, n: 3, option: "d", at_ms: 0 }]);
    };
    room.choose(1, "a");
    const savedLetters: string[] = [];
    room.store.subscribe(({ savedState }) => {
      if (savedState.kind === "saved") savedLetters.push(server.countedLetters().slice(0, 4));
    });
    await time.pass(20_000);
    expect(new Set(savedLetters)).toEqual(new Set(["abd-"]));
    expect(state()).toMatchObject({ answers: { 1: "a", 2: "b", 3: "d" }, savedState: { kind: "saved" } });
  });
});

describe("answers that the server no longer accepts", () => {
  it("are never shown as saved, and are listed as differing at the end", async () => {
    const { device, open, time, server } = simulateRoom();
    const { room, state } = await open();
    device.setOnline(false);
    room.choose(1, "a");
    const savedStates: string[] = [];
    room.store.subscribe(({ savedState }) => savedStates.push(savedState.kind));
    device.sleep(2 * dayMs);
    await time.pass(2 * dayMs);
    device.setOnline(true);
    await time.pass(60_000);
    expect(savedStates).not.toContain("saved");
    expect(state().phase).toMatchObject({
      kind: "ended",
      by: "time",
      end: { answered: 0, differingQuestions: [1], hasUnsent: true },
    });
    expect(server.countedLetters()[0]).toBe("-");
  });

  it("are also listed by a page whose exam continued on another device", async () => {
    const { device, open, openOnOtherDevice, time, calls } = simulateRoom();
    const { room, state } = await open();
    device.setOnline(false);
    room.choose(1, "a");
    const otherDevice = await openOnOtherDevice();
    otherDevice.room.choose(2, "b");
    await time.pass(20_000);
    device.sleep(2 * dayMs);
    await time.pass(2 * dayMs);
    device.setOnline(true);
    await time.pass(60_000);
    expect(state().phase).toMatchObject({ kind: "ended", end: { differingQuestions: [1], isOlder: true } });
    const callCount = calls.length;
    await time.pass(60_000);
    expect(calls).toHaveLength(callCount);
  });
});

describe("a tab that another tab of the browser has taken over", () => {
  it("sends no more answers, and shows that the other tab has them, which sends them", async () => {
    const { device, open, time, calls, listSavedNumbers, server } = simulateRoom();
    const firstTab = await open();
    device.setOnline(false);
    firstTab.room.choose(1, "a");
    const { room, state } = await open();
    room.choose(2, "b");
    const firstIndex = calls.length;
    device.setOnline(true);
    await time.pass(10_000);
    expect(firstTab.state()).toMatchObject({ phase: { kind: "moved" }, savedState: { kind: "other_tab" } });
    expect(listSavedNumbers(firstIndex)).toEqual([[1, 2]]);
    expect([state().savedState.kind, server.countedLetters().slice(0, 3)]).toEqual(["saved", "ab-"]);
  });

  it("sends no more answers in a browser without locks either: the stored exam has another page id", async () => {
    const { device, open, time, calls } = simulateRoom();
    const { room, state } = await open();
    device.setOnline(false);
    room.choose(1, "a");
    const { storage } = device.openPage().device;
    const key = storage.listKeys().find((name) => name.startsWith(roomKey("student"))) ?? "";
    storage.write(key, Object.assign({}, storage.read(key), { pageId: "another page" }));
    const callCount = calls.length;
    await time.pass(1000);
    device.setOnline(true);
    await time.pass(60_000);
    expect(state()).toMatchObject({ phase: { kind: "moved" }, savedState: { kind: "other_tab" } });
    expect(calls).toHaveLength(callCount);
  });

  it("still sends answers that it could not store, because the other tab cannot have them", async () => {
    const { device, open, time, server } = simulateRoom();
    const firstTab = await open();
    device.setOnline(false);
    device.refuseWrites();
    firstTab.room.choose(1, "a");
    await open();
    device.setOnline(true);
    await time.pass(20_000);
    expect(firstTab.state()).toMatchObject({ phase: { kind: "moved" }, savedState: { kind: "saved" } });
    expect(server.countedLetters()[0]).toBe("a");
  });
});
