import { openSimulationDatabase } from "./database";
import { connectFunctions, tokenOf, type Functions } from "./functions";
import { openGateway } from "./gateway";
import { addresses, keys } from "./keys";
import { openMailbox } from "./mailbox";
import { createScheduler, type Actor } from "./scheduler";

export type Simulation = Awaited<ReturnType<typeof openSimulation>>;

/** Anyone who calls a function: a signed-in student's page, the gateway, or the timer. */
export type Caller = { studentId: string } | { eventId: string; signature: string } | "cron";

function headersOf(caller: Caller): Record<string, string> {
  if (caller === "cron") return { "x-cron-secret": keys.cronSecret };
  if ("eventId" in caller) {
    return { "x-razorpay-event-id": caller.eventId, "x-razorpay-signature": caller.signature };
  }
  return { authorization: `Bearer ${tokenOf(caller.studentId)}`, origin: addresses.site };
}

/**
 * The gateway's clock stops and is moved, the database's runs and its past is moved: one's moment in the other's
 * time.
 */
function inDatabaseTime(init: RequestInit | undefined, gatewayNow: Date): RequestInit {
  const aheadSeconds = Math.round((Date.now() - gatewayNow.getTime()) / 1000);
  if (typeof init?.body !== "string") return {};
  const body = init.body.replace(
    /"created_at":(\d+)/g,
    (_, seconds) => `"created_at":${Number(seconds) + aheadSeconds}`,
  );
  return { ...init, body };
}

/**
 * The whole simulation of a payment in one process: the real SQL on a real server, the real functions, the sandbox as the
 * gateway, a mailbox, and a scheduler at which every call waits for its turn. The caller closes it.
 */
export async function openSimulation() {
  const database = await openSimulationDatabase();
  const gateway = openGateway();
  const mailbox = openMailbox();
  const logged: string[] = [];
  const log = (line: string) => void logged.push(line);
  const scheduler = createScheduler(async (url, init) => {
    if (url.href.startsWith(addresses.gateway)) return gateway.answer(url.pathname + url.search, init);
    if (url.href.startsWith(addresses.brevo)) return mailbox.answer(url.pathname, init);
    return database.answer(url.pathname.slice("/rest/v1/rpc/".length), inDatabaseTime(init, gateway.now()));
  }, log);

  return {
    database,
    gateway,
    mailbox,
    scheduler,
    logged,
    log,
    /**
     * Starts a run of a function; `onAnswer` gets its status and body when it answers, which a run that dies
     * never does.
     */
    call(
      name: string,
      functionName: keyof Functions,
      request: { caller: Caller; body: string },
      onAnswer: (status: number, body: unknown) => void = () => undefined,
    ): Promise<Actor> {
      return scheduler.start(name, async (reach) => {
        const background: Promise<unknown>[] = [];
        const functions = connectFunctions(reach, gateway.now, (work) => void background.push(work));
        const init = { method: "POST", headers: headersOf(request.caller), body: request.body };
        const response = await functions[functionName](new Request("http://functions.local/", init));
        const body: unknown = await response.json();
        log(`${name} answers ${response.status}${response.ok ? "" : ` ${JSON.stringify(body)}`}`);
        onAnswer(response.status, body);
        await Promise.all(background);
      });
    },
    async letPass(seconds: number): Promise<void> {
      log(`${seconds} seconds go by`);
      gateway.letPass(seconds);
      await database.letPass(seconds);
    },
    async reset(): Promise<void> {
      scheduler.clear();
      logged.length = 0;
      gateway.reset();
      mailbox.reset();
      await database.reset();
    },
    close: () => database.close(),
  };
}
