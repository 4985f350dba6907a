import { toSessionKey } from "./student";
import type { VirtualPage } from "../virtual-device";
import type { VirtualTime } from "../virtual-time";
import type { ReferenceModel } from "../model/reference-model";
import type { ExpectedDecisions } from "../model/expected-decisions";
import { isAdminCall, type Fate, type Server, type ServerReply, type ServerCall } from "./server";

/**
 * The state of a device's network: `good` takes 50 to 300 ms for a reply; `slow` takes up to 9 s each way, so that requests
 * overtake each other; `lossy` loses a third of the requests and replies and doubles some requests; `offline` sends nothing.
 */
export const networkStates = ["good", "slow", "lossy", "offline"] as const;
export type NetworkState = (typeof networkStates)[number];

/** The state of the server: `busy` keeps half of the transactions open for a while, `kills` rolls half of them back, `down` refuses all calls. */
export const serverStates = ["fine", "busy", "kills", "down"] as const;
export type ServerState = (typeof serverStates)[number];

/** A device's connection to the server, for its pages. */
export type Connection = {
  /** Sends a call. Rejects as fetch does if there is no response. */
  send: (call: ServerCall, signal?: AbortSignal | null) => Promise<ServerReply>;
};

/** @returns a random number of whole milliseconds in the range */
const randomMs = (random: () => number, fromMs: number, toMs: number) =>
  Math.round(fromMs + random() * (toMs - fromMs));

/** The time limit of a request without a reply. */
const requestTimeoutMs = 90_000;

/** Describes a call for the log: its session and the numbers of its answers. */
function describeCall({ body }: ServerCall): string {
  const events = body["p_events"];
  const seqs = Array.isArray(events) ? events.map((event: { seq?: number }) => event.seq ?? 0) : [];
  return `of session ${String(body["p_session_no"])} with ${seqs.length === 0 ? "nothing" : `${seqs[0]} to ${seqs.at(-1)}`}`;
}

/** Formats a reply for the log, without the fields that every reply has. */
function formatReply(body: unknown): string {
  return JSON.stringify(body, (key, value: unknown) =>
    ["server_now", "deadline_at", "ticket", "seed", "paper_key", "current_session"].includes(key)
      ? undefined
      : value,
  );
}

/** Creates the network of a simulation. It reads the current state of the device's network and of the server for each call. */
export function createNetwork(
  time: VirtualTime,
  server: Server,
  model: ReferenceModel,
  decisions: ExpectedDecisions | null,
  random: () => number,
  serverState: () => ServerState,
  log: (line: string) => void,
) {
  /** The number of faults by kind. */
  const faults = new Map<string, number>();
  const count = (fault: string) => faults.set(fault, (faults.get(fault) ?? 0) + 1);

  function chooseFate(): Fate {
    const isBusy = serverState() === "busy" && random() < 0.5;
    const isKilled = serverState() === "kills" && random() < 0.5;
    if (isKilled) count("killed before its commit");
    if (isBusy) count("transaction that stays open");
    return { isKilled, openMs: isBusy || isKilled ? randomMs(random, 20, 2000) : 0 };
  }

  async function deliverCall(
    call: ServerCall,
    onReply: (reply: ServerReply) => void,
    fate = chooseFate(),
  ): Promise<void> {
    if (serverState() === "down") {
      count("server down");
      onReply({ status: 503, body: null });
      return;
    }
    const arrivedMs = time.nowMs();
    await server.handleCall(call, fate, (reply) => {
      log(`${call.name} ${describeCall(call)} -> ${reply.status} ${formatReply(reply.body)}`);
      if (isAdminCall(call.name))
        count(`${call.name}: ${decisions?.recordAdminCall(call.name, call, reply, arrivedMs, time.nowMs())}`);
      if (call.name === "start_exam") decisions?.recordStart(reply);
      model.recordCall(call, reply);
      onReply(reply);
    });
  }

  return {
    faults,
    /** Sends a call of an organiser, the family or the bank. A decision for everybody waits until no transaction is open. */
    async send(call: ServerCall): Promise<void> {
      const isForAll = call.name === "decide_exam";
      if (isForAll) await server.releaseLocks();
      await deliverCall(call, () => undefined, isForAll ? { isKilled: false, openMs: 0 } : chooseFate());
    },
    /**
     * @param networkStateOf returns the current state of the device's network
     * @param onCall called with the key of each call's session
     * @returns a page's connection to the server. A sent call arrives even if the page is closed. A closed page gets no reply; a
     *   sleeping page gets it when the device wakes.
     */
    connect(
      { isClosed, device }: Pick<VirtualPage, "isClosed" | "device">,
      networkStateOf: () => NetworkState,
      onCall: (sessionKey: string) => void,
    ): Connection {
      const oneWayMs = () =>
        networkStateOf() === "slow" ? randomMs(random, 50, 9000) : randomMs(random, 25, 150);
      const isLost = () =>
        networkStateOf() === "offline" || (networkStateOf() === "lossy" && random() < 1 / 3);
      return {
        send: (call, signal) =>
          new Promise((resolve, reject) => {
            const { p_attempt_id: attemptId, p_session_no: sessionNo } = call.body;
            if (typeof attemptId === "string" && typeof sessionNo === "number")
              onCall(toSessionKey(attemptId, sessionNo));
            const fail = () => isClosed() || reject(new TypeError("Failed to fetch"));
            signal?.addEventListener("abort", fail, { once: true });
            if (networkStateOf() === "offline") {
              device.after(5, fail);
              return;
            }
            const stopWaiting = device.after(requestTimeoutMs, fail);
            const receive = (reply: ServerReply) => {
              stopWaiting();
              if (!isClosed() && networkStateOf() !== "offline") resolve(reply);
            };
            const sendReply = (reply: ServerReply) => {
              if (isLost()) count("lost reply");
              else device.after(oneWayMs(), () => receive(reply));
            };
            if (isLost()) count("lost request");
            else time.after(oneWayMs(), () => deliverCall(call, sendReply));
            if (networkStateOf() === "lossy" && random() < 1 / 4) {
              count("doubled request");
              time.after(oneWayMs() * 20, () => deliverCall(call, () => undefined));
            }
          }),
      };
    },
  };
}

export type Network = ReturnType<typeof createNetwork>;
