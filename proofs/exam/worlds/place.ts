import { createVirtualDevice, type VirtualPage } from "../virtual-device";
import type { VirtualTab } from "../virtual-tab";
import type { VirtualTime } from "../virtual-time";
import type { Network, Weather } from "../world/network";
import { openPage, visitDashboard, type Sitting } from "../world/page";

type Ground = {
  time: VirtualTime;
  random: () => number;
  network: Network;
  sitting: Sitting;
  log: (line: string) => void;
  /** How wrong the device's wall clock is. */
  wallOffsetMs: number;
  /** Whether the child would open the room just now. */
  mayOpen: () => boolean;
  /** Told the number of each session whose ticket this device asks with. */
  onSession: (sessionNo: number) => void;
};

/**
 * One of the two places of a world's child: a device, its network, and the pages that are open there.
 *
 * @param ground time, chance and network of the world, and what is sat
 */
export function createPlace({ time, random, network, sitting, log, ...ground }: Ground) {
  let weather: Weather = "good";
  let asleepUntilMs = -Infinity;
  const device = createVirtualDevice(time, random, ground.wallOffsetMs);
  const pages: VirtualTab[] = [];
  const isAsleep = () => time.nowMs() < asleepUntilMs;
  const whenAwake = (work: () => void) => {
    if (isAsleep()) time.after(asleepUntilMs - time.nowMs(), work);
    else work();
  };
  const openLine = (page: VirtualPage) =>
    network.openLine(page, () => (isAsleep() ? "offline" : weather), ground.onSession);
  return {
    device,
    pages,
    isAsleep,
    /** Does it as soon as the device is awake: what sleeps hears nothing. */
    whenAwake,
    setWeather: (next: Weather) => {
      weather = next;
      whenAwake(() => device.setOnline(weather !== "offline"));
    },
    sleep: (ms: number) => {
      if (isAsleep()) return;
      asleepUntilMs = time.nowMs() + ms;
      device.sleep(ms);
    },
    open: (isTakenOver: boolean) => {
      if (!ground.mayOpen()) return;
      log("opens a page");
      pages.push(openPage(device, openLine, sitting, isTakenOver));
    },
    leave: () => {
      for (const page of pages.splice(0)) page.leave();
    },
    visitDashboard: () => {
      log("looks at the dashboard");
      visitDashboard(device, openLine, sitting.studentId);
    },
  };
}

export type Place = ReturnType<typeof createPlace>;
