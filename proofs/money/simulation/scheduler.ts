/** How a call can fail: the connection is cut or the calling function is killed, before or after the call took effect. */
export const callFaults = ["cut before", "cut after", "dies before", "dies after"] as const;
export type CallFault = (typeof callFaults)[number];
export type CallEnd = "works" | CallFault;

/** A run's access to the simulation. Each request and each sleep is a call, which waits until the scheduler lets it continue. */
export type Connection = { request: typeof fetch; sleep: (ms: number) => Promise<void> };

type Call = { label: string; perform: () => Promise<Response>; reply: (response: Promise<Response>) => void };

/** A run of a function. It waits before each call until the scheduler lets it continue; `onWait` is called when it waits. */
export type FunctionRun = {
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
 * @param handleRequest returns the response to a request
 * @param log receives one line of text for each event
 */
export function createScheduler(
  handleRequest: (url: URL, init: RequestInit | undefined) => Promise<Response>,
  log: (line: string) => void,
) {
  let runs: FunctionRun[] = [];
  const faultCounts = new Map<string, number>();

  async function waitForNextCall(run: FunctionRun): Promise<void> {
    if (run.calls.length === 0 && run.state === "alive") {
      await new Promise<void>((resolve) => void (run.onWait = resolve));
    }
    // A run may make several parallel calls; let the others reach the queue too.
    await new Promise((resolve) => void setImmediate(resolve));
  }

  function queueCall(run: FunctionRun, label: string, perform: Call["perform"]): Promise<Response> {
    return new Promise((resolve) => {
      run.calls.push({ label, perform, reply: resolve });
      run.onWait();
    });
  }

  return {
    /** The number of faults by run, call and kind of fault. */
    faultCounts,
    alive: (): FunctionRun[] => runs.filter((run) => run.state === "alive"),
    /** Stops every run, as the platform does. */
    clear() {
      for (const run of runs) run.state = "dead";
      runs = [];
    },
    /** Starts a run and lets it continue to its first call. */
    async start(name: string, runFunction: (connection: Connection) => Promise<void>): Promise<FunctionRun> {
      const run: FunctionRun = { name, calls: [], state: "alive", onWait: () => undefined };
      runs.push(run);
      log(`${name} starts`);
      const request: typeof fetch = (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input);
        return queueCall(run, makeLabel(url, init?.method ?? "GET"), () => handleRequest(url, init));
      };
      const sleep = async () => void (await queueCall(run, "sleep", async () => new Response(null)));
      const end = () => {
        if (run.state === "alive") run.state = "over";
        run.onWait();
      };
      runFunction({ request, sleep }).then(end, (error: unknown) => {
        log(`${name} threw: ${String(error)}`);
        end();
      });
      await waitForNextCall(run);
      return run;
    },
    /** Lets a run make its next call, which works or fails. */
    async step(run: FunctionRun, end: CallEnd): Promise<void> {
      const call = run.calls.shift();
      if (!call || run.state !== "alive") return;
      log(`${run.name}: ${call.label}${end === "works" ? "" : ` (${end} it took effect)`}`);
      if (end !== "works") {
        const callAndFault = `${run.name.replace(/ (of|for|#).*/, "")}: ${call.label}, ${end}`;
        faultCounts.set(callAndFault, (faultCounts.get(callAndFault) ?? 0) + 1);
      }
      const response = end.endsWith("before") ? undefined : await call.perform();
      if (end.startsWith("dies")) {
        run.state = "dead";
        return;
      }
      const isLost = response === undefined || end === "cut after";
      call.reply(isLost ? Promise.reject(new TypeError("connection cut")) : Promise.resolve(response));
      await waitForNextCall(run);
    },
  };
}
