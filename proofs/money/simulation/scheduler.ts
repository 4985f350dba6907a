/** How a call can go wrong: the connection is cut or the caller dies, before or after the call took effect. */
export const callFaults = ["cut before", "cut after", "dies before", "dies after"] as const;
export type CallFault = (typeof callFaults)[number];
export type CallEnd = "works" | CallFault;

/** A run's access to the simulation. Every use is a call that waits until the scheduler lets it continue. */
export type Connection = { ask: typeof fetch; sleep: (ms: number) => Promise<void> };

type Call = { label: string; perform: () => Promise<Response>; reply: (response: Promise<Response>) => void };

/** A run of a function. It waits before each call until the scheduler lets it continue; `onWait` is called when it waits. */
export type Actor = {
  readonly name: string;
  readonly calls: Call[];
  state: "alive" | "over" | "dead";
  onWait: () => void;
};

/** Names a call for the log, without ids, so that the same kind of call always has the same label. */
function makeLabel(url: URL, method: string): string {
  if (url.pathname.startsWith("/rest/v1/rpc/")) return url.pathname.slice("/rest/v1/rpc/".length);
  return `${method} ${url.pathname.replace(/^\/v\d/, "").replaceAll(/(order|pay|rfnd)_\w+/g, ":id")}`;
}

/**
 * Creates a scheduler: runs of functions continue one call at a time, in the order that the test chooses.
 *
 * @param answer answers a request
 * @param log receives one line of text for each event
 */
export function createScheduler(
  answer: (url: URL, init: RequestInit | undefined) => Promise<Response>,
  log: (line: string) => void,
) {
  let actors: Actor[] = [];
  const faultCounts = new Map<string, number>();

  async function waitUntilWaiting(actor: Actor): Promise<void> {
    if (actor.calls.length === 0 && actor.state === "alive") {
      await new Promise<void>((resolve) => void (actor.onWait = resolve));
    }
    // A run may make several parallel calls; let the others reach the queue too.
    await new Promise((resolve) => void setImmediate(resolve));
  }

  function queueCall(actor: Actor, label: string, perform: Call["perform"]): Promise<Response> {
    return new Promise((resolve) => {
      actor.calls.push({ label, perform, reply: resolve });
      actor.onWait();
    });
  }

  return {
    /** The number of faults by run, call and kind of fault. */
    faultCounts,
    alive: (): Actor[] => actors.filter((actor) => actor.state === "alive"),
    /** Stops every run, as the platform does. */
    clear() {
      for (const actor of actors) actor.state = "dead";
      actors = [];
    },
    /** Starts a run and lets it continue to its first call. */
    async start(name: string, run: (connection: Connection) => Promise<void>): Promise<Actor> {
      const actor: Actor = { name, calls: [], state: "alive", onWait: () => undefined };
      actors.push(actor);
      log(`${name} starts`);
      const ask: typeof fetch = (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input);
        return queueCall(actor, makeLabel(url, init?.method ?? "GET"), () => answer(url, init));
      };
      const sleep = async () => void (await queueCall(actor, "sleep", async () => new Response(null)));
      const end = () => {
        if (actor.state === "alive") actor.state = "over";
        actor.onWait();
      };
      run({ ask, sleep }).then(end, (error: unknown) => {
        log(`${name} threw: ${String(error)}`);
        end();
      });
      await waitUntilWaiting(actor);
      return actor;
    },
    /** Lets a run make its next call, with the given end. */
    async step(actor: Actor, end: CallEnd): Promise<void> {
      const call = actor.calls.shift();
      if (!call || actor.state !== "alive") return;
      log(`${actor.name}: ${call.label}${end === "works" ? "" : ` (${end} it took effect)`}`);
      if (end !== "works") {
        const point = `${actor.name.replace(/ (of|for|#).*/, "")}: ${call.label}, ${end}`;
        faultCounts.set(point, (faultCounts.get(point) ?? 0) + 1);
      }
      const response = end.endsWith("before") ? undefined : await call.perform();
      if (end.startsWith("dies")) {
        actor.state = "dead";
        return;
      }
      const isLost = response === undefined || end === "cut after";
      call.reply(isLost ? Promise.reject(new TypeError("connection cut")) : Promise.resolve(response));
      await waitUntilWaiting(actor);
    },
  };
}
