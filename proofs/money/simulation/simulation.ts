import { openSimulationDatabase } from "./database";
import { connectFunctions, makeToken, type Functions } from "./functions";
import { openGateway } from "./gateway";
import { addresses, keys } from "./keys";
import { openMailbox } from "./mailbox";
import { createScheduler, type FunctionRun } from "./scheduler";

export type Simulation = Awaited<ReturnType<typeof openSimulation>>;

/** The caller of a function: a logged-in student's page, the gateway, or the timer. */
export type Caller = { studentId: string } | { eventId: string; signature: string } | "cron";

function makeHeaders(caller: Caller): Record<string, string> {
  if (caller === "cron") return { "x-cron-secret": keys.cronSecret };
  if ("eventId" in caller) {
    return { "x-razorpay-event-id": caller.eventId, "x-razorpay-signature": caller.signature };
  }
  return { authorization: `Bearer ${makeToken(caller.studentId)}`, origin: addresses.site };
}

/**
 * Converts the times in a request from the gateway's clock to the database's clock. The simulation stops the gateway's clock and
 * moves it forward; the database's clock runs, and the simulation moves the stored times back instead.
 */
function toDatabaseTime(init: RequestInit | undefined, gatewayNow: Date): RequestInit {
  const aheadSeconds = Math.round((Date.now() - gatewayNow.getTime()) / 1000);
  if (typeof init?.body !== "string") return {};
  const body = init.body.replace(
    /"created_at":(\d+)/g,
    (_, seconds) => `"created_at":${Number(seconds) + aheadSeconds}`,
  );
  return { ...init, body };
}

/**
 * Opens a simulation of payments in one process: the real SQL on a real server, the real functions, the sandbox as the
 * gateway, a mailbox, and a scheduler that decides when each call is made. The caller closes it.
 */
export async function openSimulation() {
  const database = await openSimulationDatabase();
  const gateway = openGateway();
  const mailbox = openMailbox();
  const logLines: string[] = [];
  const log = (line: string) => void logLines.push(line);
  const scheduler = createScheduler(async (url, init) => {
    if (url.href.startsWith(addresses.gateway)) return gateway.handleRequest(url.pathname + url.search, init);
    if (url.href.startsWith(addresses.brevo)) return mailbox.handleRequest(url.pathname, init);
    return database.handleRpc(
      url.pathname.slice("/rest/v1/rpc/".length),
      toDatabaseTime(init, gateway.now()),
    );
  }, log);

  return {
    database,
    gateway,
    mailbox,
    scheduler,
    logLines,
    log,
    /**
     * Starts a run of a function. `onReply` gets the status and body of its response; a run that dies never responds.
     */
    call(
      name: string,
      functionName: keyof Functions,
      request: { caller: Caller; body: string },
      onReply: (status: number, body: unknown) => void = () => undefined,
    ): Promise<FunctionRun> {
      return scheduler.start(name, async (connection) => {
        const backgroundTasks: Promise<unknown>[] = [];
        const functions = connectFunctions(
          connection,
          gateway.now,
          (task) => void backgroundTasks.push(task),
        );
        const init = { method: "POST", headers: makeHeaders(request.caller), body: request.body };
        const response = await functions[functionName](new Request("http://functions.local/", init));
        const body: unknown = await response.json();
        log(`${name} responds with ${response.status}${response.ok ? "" : ` ${JSON.stringify(body)}`}`);
        onReply(response.status, body);
        await Promise.all(backgroundTasks);
      });
    },
    async letPass(seconds: number): Promise<void> {
      log(`${seconds} seconds pass`);
      gateway.letPass(seconds);
      await database.letPass(seconds);
    },
    async reset(): Promise<void> {
      scheduler.clear();
      logLines.length = 0;
      gateway.reset();
      mailbox.reset();
      await database.reset();
    },
    close: () => database.close(),
  };
}
