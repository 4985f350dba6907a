import { AppError } from "../../src/lib/app-error";
import type { VirtualPage } from "./virtual-device";
import type { VirtualTime } from "./virtual-time";

/** The state of a network: the shortest and longest one-way delay in milliseconds, and the shares of requests (0 to 1) with each fault. */
export type NetworkState = {
  delayMs: [number, number];
  lostRequests: number;
  lostReplies: number;
  doubledRequests: number;
  refusedRequests: number;
};

export const goodNetwork: NetworkState = {
  delayMs: [20, 200],
  lostRequests: 0,
  lostReplies: 0,
  doubledRequests: 0,
  refusedRequests: 0,
};

/**
 * Creates a network between pages and a server in the same process.
 *
 * @param time the true time, for delays
 * @param random decides which requests are lost, doubled or refused
 * @returns `setNetworkState`, and `send`, which sends one request of a page. A request of a page that is closed meanwhile
 * arrives, but has no reply.
 */
export function createVirtualNetwork(time: VirtualTime, random: () => number) {
  let networkState = goodNetwork;
  const chooseDelayMs = () =>
    networkState.delayMs[0] + random() * (networkState.delayMs[1] - networkState.delayMs[0]);
  return {
    setNetworkState: (newState: NetworkState) => {
      networkState = newState;
    },
    send: <T>(page: VirtualPage, isOnline: boolean, serve: () => T): Promise<T> =>
      new Promise((resolve, reject) => {
        const fail = (code: "offline" | "unavailable" | "rate_limited") =>
          time.after(5, () => page.isClosed() || reject(new AppError(code)));
        if (!isOnline) return fail("offline");
        if (random() < networkState.refusedRequests)
          return fail(random() < 0.5 ? "unavailable" : "rate_limited");
        if (random() < networkState.lostRequests) return;
        if (random() < networkState.doubledRequests)
          time.after(chooseDelayMs() + chooseDelayMs(), () => serveCopy(serve));
        time.after(chooseDelayMs(), () => {
          let completeRequest: () => void;
          try {
            const reply = serve();
            completeRequest = () => resolve(reply);
          } catch (error) {
            completeRequest = () => reject(error instanceof Error ? error : new Error(String(error)));
          }
          // A sleeping page gets the reply later, a closed page never.
          if (random() >= networkState.lostReplies)
            page.device.after(chooseDelayMs(), () => page.isClosed() || completeRequest());
        });
      }),
  };
}

/** Handles the second copy of a request, and discards its reply or error. */
function serveCopy(serve: () => unknown): void {
  try {
    serve();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

export type VirtualNetwork = ReturnType<typeof createVirtualNetwork>;
