import { createVirtualDevice, type VirtualPage } from "../virtual-device";
import type { VirtualTab } from "../virtual-tab";
import type { VirtualTime } from "../virtual-time";
import type { Network, NetworkState } from "./network";
import { openPage, visitDashboard, type Sitting } from "./page";

type Options = {
  time: VirtualTime;
  random: () => number;
  network: Network;
  sitting: Sitting;
  log: (line: string) => void;
  /** How wrong the device's wall clock is. */
  wallOffsetMs: number;
  /** Whether the student would open the room just now. */
  mayOpen: () => boolean;
  /** Called with the number of each session whose ticket this device asks with. */
  onSession: (sessionNo: number) => void;
};

/**
 * One of the two clients of a simulation's student: a device, its network, and the pages that are open there.
 *
 * @param options time, chance and network of the simulation, and what is sat
 */
export function createClient({ time, random, network, sitting, log, ...options }: Options) {
  let networkState: NetworkState = "good";
  let asleepUntilMs = -Infinity;
  const device = createVirtualDevice(time, random, options.wallOffsetMs);
  const pages: VirtualTab[] = [];
  const isAsleep = () => time.nowMs() < asleepUntilMs;
  const whenAwake = (work: () => void) => {
    if (isAsleep()) time.after(asleepUntilMs - time.nowMs(), work);
    else work();
  };
  const connect = (page: VirtualPage) =>
    network.connect(page, () => (isAsleep() ? "offline" : networkState), options.onSession);
  return {
    device,
    pages,
    isAsleep,
    /** Does it as soon as the device is awake: what sleeps hears nothing. */
    whenAwake,
    setNetworkState: (next: NetworkState) => {
      networkState = next;
      whenAwake(() => device.setOnline(networkState !== "offline"));
    },
    sleep: (ms: number) => {
      if (isAsleep()) return;
      asleepUntilMs = time.nowMs() + ms;
      device.sleep(ms);
    },
    open: (isTakenOver: boolean) => {
      if (!options.mayOpen()) return;
      log("opens a page");
      pages.push(openPage(device, connect, sitting, isTakenOver));
    },
    leave: () => {
      for (const page of pages.splice(0)) page.leave();
    },
    visitDashboard: () => {
      log("looks at the dashboard");
      visitDashboard(device, connect, sitting.studentId);
    },
  };
}

export type Client = ReturnType<typeof createClient>;
