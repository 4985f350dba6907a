import type { RoomEvent, Ticket } from "../../src/engine/exam/exam-api";
import { AppError } from "../../src/lib/app-error";
import type { MemoryServer } from "./memory-server";
import type { VirtualDevice } from "./virtual-device";
import type { VirtualNetwork } from "./virtual-network";
import { openTabOn, type VirtualTab } from "./virtual-tab";

export type { VirtualTab } from "./virtual-tab";

/** The dependencies of the rooms of one device, on a server in memory. */
type Place = {
  name: string;
  device: VirtualDevice;
  network: VirtualNetwork;
  server: Pick<MemoryServer, "start" | "save" | "finish"> & {
    note: (ticket: Ticket, events: readonly RoomEvent[]) => "noted" | "unknown";
  };
  questionCount: number;
  isLoggedIn: () => boolean;
};

/**
 * Opens the room in a new tab of a device, over a virtual network to a server in memory.
 *
 * @param place device, network and server
 * @param isTakenOver whether another tab has to give it up
 * @returns the tab immediately; its room follows when the virtual time advances
 */
export function openTab(place: Place, isTakenOver = false): VirtualTab {
  const { device, network, server, name, questionCount } = place;
  const page = device.openPage();
  const carry = <T>(serve: () => T) => network.carry(page, device.isOnline(), serve);
  const api = {
    saveAnswers: (...[ticket, events]: Parameters<typeof server.save>) =>
      carry(() => server.save(ticket, events)),
    finishExam: (...[ticket, lastSeq]: Parameters<typeof server.finish>) =>
      carry(() => server.finish(ticket, lastSeq)),
    noteRoomEvents: (...[ticket, events]: Parameters<typeof server.note>) =>
      carry(() => server.note(ticket, events)),
  };
  const startExam = async () => {
    if (!place.isLoggedIn()) throw new AppError("unauthenticated");
    return carry(() => server.start(name));
  };
  const ids = { studentId: "student", paperId: "paper" };
  return openTabOn(page, { api, startExam, questionCount, ...ids }, isTakenOver);
}
