import { AppError } from "../../src/lib/app-error";
import type { VirtualPage } from "./virtual-device";
import type { VirtualTime } from "./virtual-time";

/** How a network is at a time; shares of requests, one-way delays in milliseconds. */
export type NetworkState = {
  delayMs: [number, number];
  lostRequests: number;
  lostReplies: number;
  doubled: number;
  refused: number;
};

export const fair: NetworkState = {
  delayMs: [20, 200],
  lostRequests: 0,
  lostReplies: 0,
  doubled: 0,
  refused: 0,
};

/**
 * A network between pages and a server that runs in the same process.
 *
 * @param time the time for delays
 * @param random which requests are lost, doubled or refused
 * @returns `carry`, one call of a page; `setNetworkState`; a page that is gone hears no reply, but what it sent arrives
 */
export function createVirtualNetwork(time: VirtualTime, random: () => number) {
  let networkState = fair;
  const delay = () =>
    networkState.delayMs[0] + random() * (networkState.delayMs[1] - networkState.delayMs[0]);
  return {
    setNetworkState: (next: NetworkState) => {
      networkState = next;
    },
    carry: <T>(page: VirtualPage, isOnline: boolean, serve: () => T): Promise<T> =>
      new Promise((resolve, reject) => {
        const fail = (code: "offline" | "unavailable" | "rate_limited") =>
          time.after(5, () => page.isGone() || reject(new AppError(code)));
        if (!isOnline) return fail("offline");
        if (random() < networkState.refused) return fail(random() < 0.5 ? "unavailable" : "rate_limited");
        if (random() < networkState.lostRequests) return;
        if (random() < networkState.doubled) time.after(delay() + delay(), () => serveTwice(serve));
        time.after(delay(), () => {
          let answer: () => void;
          try {
            const reply = serve();
            answer = () => resolve(reply);
          } catch (error) {
            answer = () => reject(error instanceof Error ? error : new Error(String(error)));
          }
          // A sleeping page gets the reply later, a closed page never.
          if (random() >= networkState.lostReplies)
            page.device.after(delay(), () => page.isGone() || answer());
        });
      }),
  };
}

/** Nobody hears the second reply, not even that it is a refusal. */
function serveTwice(serve: () => unknown): void {
  try {
    serve();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

export type VirtualNetwork = ReturnType<typeof createVirtualNetwork>;
