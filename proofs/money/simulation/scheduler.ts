/** How a call can go wrong: the connection is cut or the caller dies, before or after the call took effect. */
export const callFaults = ["cut before", "cut after", "dies before", "dies after"] as const;
export type CallFault = (typeof callFaults)[number];
export type CallEnd = "works" | CallFault;

/** How a run reaches the simulation. Every use is a step that waits until the scheduler lets it continue. */
export type Connection = { ask: typeof fetch; sleep: (ms: number) => Promise<void> };

type Call = { label: string; go: () => Promise<Response>; answer: (response: Promise<Response>) => void };

/** One run of a function. It waits before each call until the scheduler lets it continue; `rest` is called when it waits. */
export type Actor = {
  readonly name: string;
  readonly calls: Call[];
  state: "alive" | "over" | "dead";
  rest: () => void;
};

/** Names a call for the log, without ids, so that the same kind of call always has the same label. */
function labelOf(url: URL, method: string): string {
  if (url.pathname.startsWith("/rest/v1/rpc/")) return url.pathname.slice("/rest/v1/rpc/".length);
  return `${method} ${url.pathname.replace(/^\/v\d/, "").replaceAll(/(order|pay|rfnd)_\w+/g, ":id")}`;
}

/**
 * Creates a scheduler: runs of functions continue one call at a time, in the order that the test chooses.
 *
 * @param answer carries out a request and returns the response
 * @param log receives one line of text for each event
 */
export function createScheduler(
  answer: (url: URL, init: RequestInit | undefined) => Promise<Response>,
  log: (line: string) => void,
) {
  let actors: Actor[] = [];
  const faultCounts = new Map<string, number>();

  async function untilResting(actor: Actor): Promise<void> {
    if (actor.calls.length === 0 && actor.state === "alive") {
      await new Promise<void>((resolve) => void (actor.rest = resolve));
    }
    // A run may make several parallel calls: let the others reach the queue too.
    await new Promise((resolve) => void setImmediate(resolve));
  }

  function enter(actor: Actor, label: string, go: Call["go"]): Promise<Response> {
    return new Promise((resolve) => {
      actor.calls.push({ label, go, answer: resolve });
      actor.rest();
    });
  }

  return {
    /** How often each fault has hit each call, by kind of run. */
    faultCounts,
    alive: (): Actor[] => actors.filter((actor) => actor.state === "alive"),
    /** Stops every run, as the platform does. */
    clear() {
      for (const actor of actors) actor.state = "dead";
      actors = [];
    },
    /** Starts a run and lets it continue to its first call. */
    async start(name: string, run: (connection: Connection) => Promise<void>): Promise<Actor> {
      const actor: Actor = { name, calls: [], state: "alive", rest: () => undefined };
      actors.push(actor);
      log(`${name} starts`);
      const ask: typeof fetch = (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input);
        return enter(actor, labelOf(url, init?.method ?? "GET"), () => answer(url, init));
      };
      const sleep = async () => void (await enter(actor, "sleep", async () => new Response(null)));
      const end = () => {
        if (actor.state === "alive") actor.state = "over";
        actor.rest();
      };
      run({ ask, sleep }).then(end, (error: unknown) => {
        log(`${name} broke: ${String(error)}`);
        end();
      });
      await untilResting(actor);
      return actor;
    },
    /** Lets a run make its next call, which ends as `end` says. */
    async step(actor: Actor, end: CallEnd): Promise<void> {
      const call = actor.calls.shift();
      if (!call || actor.state !== "alive") return;
      log(`${actor.name}: ${call.label}${end === "works" ? "" : ` (${end} it took effect)`}`);
      if (end !== "works") {
        const point = `${actor.name.replace(/ (of|for|#).*/, "")}: ${call.label}, ${end}`;
        faultCounts.set(point, (faultCounts.get(point) ?? 0) + 1);
      }
      const response = end.endsWith("before") ? undefined : await call.go();
      if (end.startsWith("dies")) {
        actor.state = "dead";
        return;
      }
      const isLost = response === undefined || end === "cut after";
      call.answer(isLost ? Promise.reject(new TypeError("connection cut")) : Promise.resolve(response));
      await untilResting(actor);
    },
  };
}
