import type { RoomEvent, Ticket } from "../../src/engine/exam/exam-api";
import { AppError } from "../../src/lib/app-error";
import type { MemoryServer } from "./memory-server";
import type { VirtualDevice } from "./virtual-device";
import type { VirtualNetwork } from "./virtual-network";
import { openTabOn, type VirtualTab } from "./virtual-tab";

export type { VirtualTab } from "./virtual-tab";

/** The dependencies of an exam page: its device, the network, and a server in memory. */
type RoomDependencies = {
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
 * Opens the exam page in a new tab of a device, over a virtual network to a server in memory.
 *
 * @param dependencies device, network and server
 * @param shouldTakeOver whether another tab must give up the exam
 * @returns the tab immediately; its exam appears when the virtual time advances
 */
export function openTab(dependencies: RoomDependencies, shouldTakeOver = false): VirtualTab {
  const { device, network, server, name, questionCount } = dependencies;
  const page = device.openPage();
  const send = <T>(serve: () => T) => network.send(page, device.isOnline(), serve);
  const api = {
    saveAnswers: (...[ticket, events]: Parameters<typeof server.save>) =>
      send(() => server.save(ticket, events)),
    finishExam: (...[ticket, lastSeq]: Parameters<typeof server.finish>) =>
      send(() => server.finish(ticket, lastSeq)),
    noteRoomEvents: (...[ticket, events]: Parameters<typeof server.note>) =>
      send(() => server.note(ticket, events)),
  };
  const startExam = async () => {
    if (!dependencies.isLoggedIn()) throw new AppError("unauthenticated");
    return send(() => server.start(name));
  };
  const ids = { studentId: "student", paperId: "paper" };
  return openTabOn(page, { api, startExam, questionCount, ...ids }, shouldTakeOver);
}
