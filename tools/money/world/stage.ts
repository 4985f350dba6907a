/** How a call can go wrong: the connection is cut or the caller dies, before or after the call took effect. */
export const mishaps = ["cut before", "cut after", "dies before", "dies after"] as const;
export type Mishap = (typeof mishaps)[number];
export type Fate = "works" | Mishap;

/** What a run is given to reach the world; every use is a step that waits for its turn. */
export type Reach = { ask: typeof fetch; sleep: (ms: number) => Promise<void> };

type Call = { label: string; go: () => Promise<Response>; answer: (response: Promise<Response>) => void };

/** One run of a function, standing still before its next call. */
export type Actor = {
  readonly name: string;
  readonly calls: Call[];
  state: "alive" | "over" | "dead";
  rest: () => void;
};

/** Ids tell nothing in a label. */
function labelOf(url: URL, method: string): string {
  if (url.pathname.startsWith("/rest/v1/rpc/")) return url.pathname.slice("/rest/v1/rpc/".length);
  return `${method} ${url.pathname.replace(/^\/v\d/, "").replaceAll(/(order|pay|rfnd)_\w+/g, ":id")}`;
}

/**
 * A stage on which runs of functions move one call at a time, in the order the director wants.
 *
 * @param answer carries a request out and answers it
 * @param tell hears in words what happens
 */
export function createStage(
  answer: (url: URL, init: RequestInit | undefined) => Promise<Response>,
  tell: (line: string) => void,
) {
  let actors: Actor[] = [];
  const mishapCounts = new Map<string, number>();

  async function untilResting(actor: Actor): Promise<void> {
    if (actor.calls.length === 0 && actor.state === "alive") {
      await new Promise<void>((resolve) => void (actor.rest = resolve));
    }
    // A run may go two ways at once: let the other way reach its next call as well.
    await new Promise((resolve) => void setImmediate(resolve));
  }

  function enter(actor: Actor, label: string, go: Call["go"]): Promise<Response> {
    return new Promise((resolve) => {
      actor.calls.push({ label, go, answer: resolve });
      actor.rest();
    });
  }

  return {
    /** How often which call of which kind of run met which mishap. */
    mishapCounts,
    alive: (): Actor[] => actors.filter((actor) => actor.state === "alive"),
    /** The platform stops every run. */
    clear() {
      for (const actor of actors) actor.state = "dead";
      actors = [];
    },
    /** Starts a run and lets it come to its first call. */
    async start(name: string, run: (reach: Reach) => Promise<void>): Promise<Actor> {
      const actor: Actor = { name, calls: [], state: "alive", rest: () => undefined };
      actors.push(actor);
      tell(`${name} starts`);
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
        tell(`${name} broke: ${String(error)}`);
        end();
      });
      await untilResting(actor);
      return actor;
    },
    /** Lets a run make its next call, which ends as `fate` says. */
    async step(actor: Actor, fate: Fate): Promise<void> {
      const call = actor.calls.shift();
      if (!call || actor.state !== "alive") return;
      tell(`${actor.name}: ${call.label}${fate === "works" ? "" : ` (${fate} it took effect)`}`);
      if (fate !== "works") {
        const point = `${actor.name.replace(/ (of|for|#).*/, "")}: ${call.label}, ${fate}`;
        mishapCounts.set(point, (mishapCounts.get(point) ?? 0) + 1);
      }
      const response = fate.endsWith("before") ? undefined : await call.go();
      if (fate.startsWith("dies")) {
        actor.state = "dead";
        return;
      }
      const isLost = response === undefined || fate === "cut after";
      call.answer(isLost ? Promise.reject(new TypeError("connection cut")) : Promise.resolve(response));
      await untilResting(actor);
    },
  };
}
