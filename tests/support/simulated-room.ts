import type { AnswerEvent, RoomEvent, Ticket } from "../../src/engine/exam/exam-api";
import { createRandom } from "../../src/lib/random";
import { createMemoryServer } from "../../proofs/exam/memory-server";
import { createVirtualDevice } from "../../proofs/exam/virtual-device";
import { createVirtualNetwork, goodNetwork, type NetworkState } from "../../proofs/exam/virtual-network";
import { openTab, type VirtualTab } from "../../proofs/exam/virtual-room";
import { createVirtualTime } from "../../proofs/exam/virtual-time";

const questionCount = 150;

/** A call that the server has received, with its time in milliseconds since the attempt's start. */
type Call = { name: "start" | "save" | "finish" | "note"; atMs: number; events?: readonly AnswerEvent[] };

/**
 * Simulates a device and a server with an attempt of ten minutes and 150 questions, and records the server's calls. The network
 * takes 40 to 400 ms for a round trip; nothing waits by a real clock.
 *
 * @returns the simulation, and `open`, which opens the room in a new tab of the device and resolves to the tab, its room, and a
 *   function for the room's state
 */
export function simulateRoom() {
  const startedAtMs = Date.UTC(2026, 11, 19, 5, 30);
  const random = createRandom("a room that is visited");
  const time = createVirtualTime(startedAtMs);
  const device = createVirtualDevice(time, random);
  const network = createVirtualNetwork(time, random);
  const server = createMemoryServer(time.nowMs, { questionCount, durationMs: 600_000, startedAtMs });
  const calls: Call[] = [];
  const recordedEvents: RoomEvent[] = [];
  let isLoggedIn = true;
  let isStartLost = false;

  const setNetworkState = (change: Partial<NetworkState>) =>
    network.setNetworkState({ ...goodNetwork, ...change });
  const recordingServer = {
    start: (name: string) => {
      if (isStartLost) setNetworkState({ lostReplies: 1 });
      isStartLost = false;
      calls.push({ name: "start", atMs: time.nowMs() - startedAtMs });
      return server.start(name);
    },
    save: (ticket: Ticket, events: readonly AnswerEvent[]) => {
      calls.push({ name: "save", atMs: time.nowMs() - startedAtMs, events });
      return server.save(ticket, events);
    },
    finish: (ticket: Ticket, lastSeq: number) => {
      calls.push({ name: "finish", atMs: time.nowMs() - startedAtMs });
      return server.finish(ticket, lastSeq);
    },
    note: (ticket: Ticket, events: readonly RoomEvent[]) => {
      calls.push({ name: "note", atMs: time.nowMs() - startedAtMs });
      recordedEvents.push(...events);
      return server.note(ticket);
    },
  };

  const openTabOn = (name: string, tabDevice: typeof device, shouldTakeOver: boolean): VirtualTab =>
    openTab(
      {
        name,
        device: tabDevice,
        network,
        server: recordingServer,
        questionCount,
        isLoggedIn: () => isLoggedIn,
      },
      shouldTakeOver,
    );
  const roomOf = (tab: VirtualTab) => {
    const room = tab.room();
    if (!room) throw new Error("The tab has not opened the room.");
    return room;
  };

  return {
    time,
    device,
    server,
    calls,
    recordedEvents,
    setNetworkState,
    /** Loses all replies from the next start_exam on, until the network state is set. */
    loseReplyToStart: () => {
      isStartLost = true;
    },
    /** Returns, for each save from index `firstIndex` of `calls` on, the numbers of the answered questions. */
    listSavedNumbers: (firstIndex: number) =>
      calls
        .slice(firstIndex)
        .flatMap(({ name, events }) => (name === "save" ? [events?.map(({ n }) => n)] : [])),
    setLoggedIn: (next: boolean) => {
      isLoggedIn = next;
    },
    /** Opens a new tab of the device, in which the room may stay closed. */
    tryOpen: async (shouldTakeOver = false) => {
      const tab = openTabOn("first", device, shouldTakeOver);
      await time.pass(2000);
      return tab;
    },
    open: async () => {
      const tab = openTabOn("first", device, true);
      await time.pass(2000);
      return { tab, room: roomOf(tab), state: () => roomOf(tab).store.getState() };
    },
    /** Opens the room on another device. */
    openOnOtherDevice: async () => {
      const tab = openTabOn("second", createVirtualDevice(time, random), true);
      await time.pass(2000);
      return { tab, room: roomOf(tab), state: () => roomOf(tab).store.getState() };
    },
  };
}
