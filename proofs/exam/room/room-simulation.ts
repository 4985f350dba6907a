import { createRandom } from "../../../src/lib/random";
import { createMemoryServer } from "../memory-server";
import { createVirtualDevice, type VirtualDevice } from "../virtual-device";
import { createVirtualNetwork, goodNetwork, type NetworkState } from "../virtual-network";
import { openTab, type VirtualTab } from "../virtual-room";
import { createVirtualTime } from "../virtual-time";

export const questionCount = 6;
const durationMs = 60_000;
const startMs = Date.UTC(2026, 11, 19, 5, 30);

export const networkStates = {
  good: goodNetwork,
  slow: { ...goodNetwork, delayMs: [2000, 8000] },
  lossy: {
    delayMs: [100, 3000],
    lostRequests: 0.3,
    lostReplies: 0.3,
    doubledRequests: 0.3,
    refusedRequests: 0,
  },
  noRequests: { ...goodNetwork, lostRequests: 1 },
  noReplies: { ...goodNetwork, lostReplies: 1 },
  refusing: { ...goodNetwork, refusedRequests: 0.7 },
  late: {
    delayMs: [5000, 40_000],
    lostRequests: 0,
    lostReplies: 0,
    doubledRequests: 0.5,
    refusedRequests: 0,
  },
} satisfies Record<string, NetworkState>;

/**
 * A step of a simulation. `client` is the index of the student's device, or of the tab on one device. `jump` moves the device's
 * wall clock, `pass` lets time pass, `grant` gives extra time.
 */
export type Step =
  | { kind: "tap"; client: number; n: number; option: string | null }
  | { kind: "reload" | "crash" | "finish" | "hide"; client: number }
  | { kind: "sleep" | "jump"; client: number; ms: number }
  | { kind: "pass" | "grant"; ms: number }
  | { kind: "networkState"; name: keyof typeof networkStates }
  | { kind: "online" | "login"; isOn: boolean };

/** A device or tab of the student: its open page, the answers last shown there, and the answers tapped since the page was opened. */
type Client = {
  device: VirtualDevice;
  tab: VirtualTab | null;
  shownAnswers: Readonly<Record<number, string>>;
  tappedAnswers: Map<number, { option: string | null; atMs: number }>;
};

/**
 * Simulates a student's attempt with two clients and a faulty network.
 *
 * @param seed the seed of all random numbers
 * @param isOneDevice whether the two clients are tabs of one device
 */
export function createRoomSimulation(seed: string, isOneDevice: boolean) {
  const random = createRandom(seed);
  const time = createVirtualTime(startMs);
  const server = createMemoryServer(time.nowMs, { questionCount, durationMs, startedAtMs: startMs });
  const network = createVirtualNetwork(time, random);
  const firstDevice = createVirtualDevice(time, random, -7 * 3_600_000);
  const secondDevice = isOneDevice ? firstDevice : createVirtualDevice(time, random, 5000);
  let isLoggedIn = true;
  const createClient = (device: VirtualDevice): Client => ({
    device,
    tab: null,
    shownAnswers: {},
    tappedAnswers: new Map(),
  });
  const clients = [createClient(firstDevice), createClient(secondDevice)];
  /** Questions that were answered after the deadline, on a device that did not trust its clock yet. */
  const lateQuestions = new Set<number>();

  const recordShownAnswers = () => {
    for (const client of clients) {
      const state = client.tab?.room()?.store.getState();
      if (state) client.shownAnswers = state.answers;
    }
  };
  const openExamPage = (index: number) => {
    const client = clients[index];
    if (!client) return;
    client.tab?.crash();
    client.tappedAnswers = new Map();
    const name = isOneDevice ? "first" : ["first", "second"][index];
    client.tab = openTab(
      {
        name: name ?? "",
        device: client.device,
        network,
        server,
        questionCount,
        isLoggedIn: () => isLoggedIn,
      },
      true,
    );
  };

  const tapOption = (client: Client, n: number, option: string | null) => {
    const room = client.tab?.room();
    const optionBefore = room?.store.getState().answers[n] ?? null;
    room?.choose(n, option);
    if (optionBefore === option || (room?.store.getState().answers[n] ?? null) !== option) return;
    client.tappedAnswers.set(n, { option, atMs: time.nowMs() });
    if (time.nowMs() > server.deadlineAtMs()) lateQuestions.add(n);
  };

  const runStep = async (step: Step) => {
    const client = clients["client" in step ? step.client : 0];
    if (!client) return;
    if (step.kind === "tap") tapOption(client, step.n, step.option);
    else if (step.kind === "finish") client.tab?.room()?.finish();
    else if (step.kind === "reload") openExamPage(step.client);
    else if (step.kind === "crash") {
      client.tab?.crash();
      client.device.loseLastWrites(5000);
      openExamPage(step.client);
    } else if (step.kind === "hide") {
      client.device.sendSignal("hidden");
      client.device.sendSignal("shown");
    } else if (step.kind === "jump") client.device.moveWallClock(step.ms);
    else if (step.kind === "sleep") {
      client.device.sleep(step.ms);
      await time.pass(step.ms);
    } else if (step.kind === "pass") await time.pass(step.ms);
    else if (step.kind === "grant") server.grant(step.ms);
    else if (step.kind === "networkState") network.setNetworkState(networkStates[step.name]);
    else if (step.kind === "online") for (const { device } of clients) device.setOnline(step.isOn);
    else if (step.kind === "login") isLoggedIn = step.isOn;
    await time.pass(50);
    recordShownAnswers();
  };

  return { time, server, clients, lateQuestions, runStep, openExamPage, recordShownAnswers };
}

export type RoomSimulation = ReturnType<typeof createRoomSimulation>;
