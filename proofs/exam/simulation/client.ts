import { createVirtualDevice, type VirtualPage } from "../virtual-device";
import type { VirtualTab } from "../virtual-tab";
import type { VirtualTime } from "../virtual-time";
import type { Network, NetworkState } from "./network";
import { openExamPage, openDashboard, type ExamTaker } from "./page";

type Options = {
  time: VirtualTime;
  random: () => number;
  network: Network;
  examTaker: ExamTaker;
  log: (line: string) => void;
  /** The error of the device's wall clock in milliseconds. */
  wallOffsetMs: number;
  /** Whether the student may open the exam page now. */
  mayOpen: () => boolean;
  /** Called for each call of this device, with the key of the call's session. */
  onCall: (sessionKey: string) => void;
};

/**
 * Creates one of the two clients of a simulation's student: a device with its network and open pages.
 *
 * @param options time, random numbers and network of the simulation, and the exam to take
 */
export function createClient({ time, random, network, examTaker, log, ...options }: Options) {
  let networkState: NetworkState = "good";
  let asleepUntilMs = -Infinity;
  const device = createVirtualDevice(time, random, options.wallOffsetMs);
  const pages: VirtualTab[] = [];
  const isAsleep = () => time.nowMs() < asleepUntilMs;
  const whenAwake = (action: () => void) => {
    if (isAsleep()) time.after(asleepUntilMs - time.nowMs(), action);
    else action();
  };
  const connect = (page: VirtualPage) =>
    network.connect(page, () => (isAsleep() ? "offline" : networkState), options.onCall);
  return {
    device,
    pages,
    isAsleep,
    /** Calls a function immediately, or when the device wakes from its sleep. */
    whenAwake,
    setNetworkState: (newState: NetworkState) => {
      networkState = newState;
      whenAwake(() => device.setOnline(networkState !== "offline"));
    },
    sleep: (ms: number) => {
      if (isAsleep()) return;
      asleepUntilMs = time.nowMs() + ms;
      device.sleep(ms);
    },
    openExamPage: (shouldTakeOver: boolean) => {
      if (!options.mayOpen()) return;
      log("opens a page");
      pages.push(openExamPage(device, connect, examTaker, shouldTakeOver));
    },
    closePages: () => {
      for (const page of pages.splice(0)) page.crash();
    },
    openDashboard: () => {
      log("opens the dashboard");
      openDashboard(device, connect, examTaker.studentId);
    },
  };
}

export type Client = ReturnType<typeof createClient>;
