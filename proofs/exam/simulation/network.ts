import type { VirtualPage } from "../virtual-device";
import type { VirtualTime } from "../virtual-time";
import type { ReferenceModel } from "../model/reference-model";
import type { ExpectedDecisions } from "../model/expected-decisions";
import { isAdminCall, type Fate, type Server, type ServerAnswer, type ServerCall } from "./server";

/**
 * The state of a device's network: `good` answers in 50 to 300 ms, `slow` takes up to 9 s each way, so that requests
 * overtake one another, `lossy` loses every third request, every third reply and doubles some, `offline` lets nothing
 * pass.
 */
export const networkStates = ["good", "slow", "lossy", "offline"] as const;
export type NetworkState = (typeof networkStates)[number];

/** The state of the server: `busy` transactions are open, `kills` rolls back half of them, `down` refuses all. */
export const serverStates = ["fine", "busy", "kills", "down"] as const;
export type ServerState = (typeof serverStates)[number];

/** A device's connection to the server, for its pages. */
export type Connection = {
  /** Rejects as fetch does without a response, immediately if the device knows that it is offline. */
  ask: (call: ServerCall, signal?: AbortSignal | null) => Promise<ServerAnswer>;
};

/** @returns a number of whole milliseconds between two others */
const between = (random: () => number, fromMs: number, toMs: number) =>
  Math.round(fromMs + random() * (toMs - fromMs));

/** Until when a lost request is waited for by those who set no limit themselves. */
const hangMs = 90_000;

/** A call in words: the session, and what it brings. */
function describe({ body }: ServerCall): string {
  const events = body["p_events"];
  const seqs = Array.isArray(events) ? events.map((event: { seq?: number }) => event.seq ?? 0) : [];
  return `of session ${String(body["p_session_no"])} with ${seqs.length === 0 ? "nothing" : `${seqs[0]} to ${seqs.at(-1)}`}`;
}

/** An answer without what every one has. */
function inWords(body: unknown): string {
  return JSON.stringify(body, (key, value: unknown) =>
    ["server_now", "deadline_at", "ticket", "seed", "paper_key", "current_session"].includes(key)
      ? undefined
      : value,
  );
}

/** The network of a simulation; its chance comes from `random`. What is wrong with it ends when `networkStateOf` says so. */
export function createNetwork(
  time: VirtualTime,
  server: Server,
  model: ReferenceModel,
  decisions: ExpectedDecisions | null,
  random: () => number,
  serverState: () => ServerState,
  log: (line: string) => void,
) {
  /** How often which fault happened. */
  const faults = new Map<string, number>();
  const count = (fault: string) => faults.set(fault, (faults.get(fault) ?? 0) + 1);

  function findFate(): Fate {
    const isBusy = serverState() === "busy" && random() < 0.5;
    const isKilled = serverState() === "kills" && random() < 0.5;
    if (isKilled) count("killed before its commit");
    if (isBusy) count("transaction that stays open");
    return { isKilled, heldMs: isBusy || isKilled ? between(random, 20, 2000) : 0 };
  }

  async function arrive(
    call: ServerCall,
    onAnswer: (answer: ServerAnswer) => void,
    fate = findFate(),
  ): Promise<void> {
    if (serverState() === "down") {
      count("server down");
      onAnswer({ status: 503, body: null });
      return;
    }
    const cameMs = time.nowMs();
    await server.arrive(call, fate, (answer) => {
      log(`${call.name} ${describe(call)} -> ${answer.status} ${inWords(answer.body)}`);
      if (isAdminCall(call.name))
        count(`${call.name}: ${decisions?.takeAdminCall(call.name, call, answer, cameMs, time.nowMs())}`);
      if (call.name === "start_exam") decisions?.takeStart(answer);
      model.take(call, answer);
      onAnswer(answer);
    });
  }

  return {
    faults,
    /** Somebody beside the room asks the server at this moment. What is for everybody is open for nobody. */
    async ask(call: ServerCall): Promise<void> {
      const isForAll = call.name === "decide_exam";
      if (isForAll) await server.release();
      await arrive(call, () => undefined, isForAll ? { isKilled: false, heldMs: 0 } : findFate());
    },
    /**
     * @param networkStateOf how it goes with this device at the moment it is asked
     * @param onSession called with the number of each session whose ticket this device asks with
     * @returns its way to the server; a page that is gone hears no reply, one that sleeps hears it later, and what it sent arrives
     */
    connect(
      { isGone, device }: Pick<VirtualPage, "isGone" | "device">,
      networkStateOf: () => NetworkState,
      onSession: (sessionNo: number) => void,
    ): Connection {
      const legMs = () =>
        networkStateOf() === "slow" ? between(random, 50, 9000) : between(random, 25, 150);
      const isLost = () =>
        networkStateOf() === "offline" || (networkStateOf() === "lossy" && random() < 1 / 3);
      return {
        ask: (call, signal) =>
          new Promise((resolve, reject) => {
            const sessionNo = call.body["p_session_no"];
            if (typeof sessionNo === "number") onSession(sessionNo);
            const fail = () => isGone() || reject(new TypeError("Failed to fetch"));
            signal?.addEventListener("abort", fail, { once: true });
            if (networkStateOf() === "offline") {
              device.after(5, fail);
              return;
            }
            const stopWaiting = device.after(hangMs, fail);
            const take = (answer: ServerAnswer) => {
              stopWaiting();
              if (!isGone() && networkStateOf() !== "offline") resolve(answer);
            };
            const reply = (answer: ServerAnswer) => {
              if (isLost()) count("lost reply");
              else device.after(legMs(), () => take(answer));
            };
            if (isLost()) count("lost request");
            else time.after(legMs(), () => arrive(call, reply));
            if (networkStateOf() === "lossy" && random() < 1 / 4) {
              count("doubled request");
              time.after(legMs() * 20, () => arrive(call, () => undefined));
            }
          }),
      };
    },
  };
}

export type Network = ReturnType<typeof createNetwork>;
