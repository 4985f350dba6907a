import { createRandom } from "../../../src/lib/random";
import { createVirtualTime } from "../virtual-time";
import type { ExamDatabase } from "./database";
import { createReferenceModel } from "../model/reference-model";
import { createExpectedDecisions } from "../model/expected-decisions";
import { createNetwork, type ServerState } from "./network";
import type { VirtualTab } from "../virtual-tab";
import type { Sitting } from "./page";
import type { Server } from "./server";
import { createStudent } from "./student";
import { toCall, type AdminAction } from "./admin-actions";
import { createClient, type Client } from "./client";
import type { Act, Plan } from "./plan";

/** The environment in which simulations run one after another. `time` is the current simulation's. */
export type Environment = {
  examDatabase: ExamDatabase;
  server: Server;
  setTime: (time: ReturnType<typeof createVirtualTime>) => void;
};

/** How often a client looks at its screens, in milliseconds. */
const lookEveryMs = 1000;
/** When everything is past: the longest deadline with its grants, and the 180 s after it. */
const allOverSeconds = 1100;
/** How long the devices have at last to deliver what waits. */
const restMs = 180_000;

/** How long before an exam opens what is done early is done, and how long after that the student comes. */
const earlyMs = 120_000;
const startedAfterMs = 10_000;
/** How long the exam in `exam-clock.sql` can be started, and how long it takes. */
const hours = { startableMs: 900_000, durationMs: 900_000 };

/** The last milliseconds that a killed phone may not have written to disk. */
const lostWritesMs = 3000;

const letters = ["a", "b", "c"];

/** Runs a simulation from its start to its end, and reports everything about it. */
export async function runSimulation({ examDatabase, server, setTime }: Environment, plan: Plan) {
  const random = createRandom(String(plan.seed));
  const sat = await examDatabase.admit(plan.sitting);
  const { studentId, paperId, startMs } = sat;
  const opensMs = startMs - startedAfterMs;
  const time = createVirtualTime(opensMs - earlyMs);
  setTime(time);
  const logged: string[] = [];
  const log = (line: string) => logged.push(`${((time.nowMs() - startMs) / 1000).toFixed(1)} s: ${line}`);

  let serverState: ServerState = "fine";
  let isLoggedIn = true;
  const grants: { atMs: number; seconds: number }[] = [];
  const sumGrants = () => grants.reduce((sum, { seconds }) => sum + seconds, decisions?.extraSeconds() ?? 0);
  const model = createReferenceModel();
  const decisions = plan.sitting === "exam" ? createExpectedDecisions(model, { opensMs, ...hours }) : null;
  const network = createNetwork(time, server, model, decisions, random, () => serverState, log);
  const sessions = [new Set<number>(), new Set<number>()];
  const student = createStudent(time, model, (index) => sessions[index] ?? new Set());
  const sitting: Sitting = { studentId, paperId, isLoggedIn: () => isLoggedIn };

  const devices = plan.skews.map((skew, index) =>
    createClient({
      time,
      random,
      network,
      sitting,
      log: (line) => log(`device ${index} ${line}`),
      wallOffsetMs: skew * 1000,
      // Another rehearsal would be another attempt.
      mayOpen: () => plan.sitting === "exam" || student.endings.length === 0,
      onSession: (sessionNo) => sessions[index]?.add(sessionNo),
    }),
  );

  const lookAround = () => {
    for (const [index, { pages }] of devices.entries()) for (const page of pages) student.look(page, index);
  };
  const scheduleLook = () => {
    lookAround();
    time.after(lookEveryMs, scheduleLook);
  };

  /**
   * The page in front, opened where there is none, or where opening the room came to nothing. Every other time a student who has
   * gone on elsewhere comes back here.
   */
  const pageOf = (client: Client): VirtualTab | undefined => {
    const page = client.pages.at(-1);
    const phase = page?.room()?.store.getState().phase.kind;
    const isLeft = phase === "moved" || phase === "lost" || page?.opening()?.kind === "refused";
    if (page && !page.hasFailed() && !(isLeft && random() < 0.5)) return page;
    client.open(true);
    return client.pages.at(-1);
  };

  function actOn(client: Client, index: number, act: Extract<Act, { device: number }>): void {
    if (client.isAsleep()) return;
    switch (act.kind) {
      case "tap": {
        const page = pageOf(client);
        if (page) student.tap(page, index, act.n, act.option);
        return;
      }
      case "burst": {
        const page = pageOf(client);
        if (!page) return;
        for (let tap = 0; tap < act.count; tap += 1)
          time.after(tap * 40, () => {
            if (!client.isAsleep())
              student.tap(page, index, 1 + Math.floor(random() * 10), letters[tap % 3] ?? null);
          });
        return;
      }
      case "finish":
        return pageOf(client)?.room()?.finish();
      case "reload":
        client.leave();
        return client.open(true);
      case "second tab":
        return client.open(true);
      case "crash":
        client.leave();
        client.device.loseLastWrites(lostWritesMs);
        student.markInDoubt(index, lostWritesMs);
        return client.open(true);
      case "close":
        return client.leave();
      case "dashboard":
        client.leave();
        return client.visitDashboard();
      case "hide":
        client.device.tell("hidden");
        return void time.after(5000, () => client.whenAwake(() => client.device.tell("shown")));
      case "network":
        client.setNetworkState(act.networkState);
        return void time.after(act.forSeconds * 1000, () => client.setNetworkState("good"));
      case "sleep":
        return client.sleep(act.forSeconds * 1000);
      case "jump":
        return client.device.jump(act.seconds * 1000);
    }
  }

  async function doAdminAction(adminAction: AdminAction): Promise<void> {
    const call = decisions && (await toCall(examDatabase, sat, adminAction));
    if (call) await network.ask(call);
  }

  async function take(act: Act): Promise<void> {
    log(JSON.stringify(act));
    if ("device" in act) {
      const client = devices[act.device];
      if (client) actOn(client, act.device, act);
    } else if (act.kind === "server") {
      serverState = act.serverState;
      time.after(act.forSeconds * 1000, () => void (serverState = "fine"));
    } else if (act.kind === "logout") {
      isLoggedIn = false;
      time.after(act.forSeconds * 1000, () => void (isLoggedIn = true));
    } else if (act.kind === "adminAction") await doAdminAction(act.adminAction);
    else if (act.kind === "grant" && decisions) await doAdminAction({ kind: "give", seconds: act.seconds });
    else {
      await server.release();
      await examDatabase.setClock(time.nowMs());
      if (act.kind === "settle") await examDatabase.settle();
      if (act.kind === "purge") await examDatabase.purge();
      if (act.kind === "grant" && sumGrants() + act.seconds <= 3600) {
        grants.push({ atMs: time.nowMs(), seconds: act.seconds });
        await examDatabase.grant(paperId, studentId, act.seconds);
      }
    }
  }

  for (const adminAction of decisions ? plan.early : []) await take({ kind: "adminAction", adminAction });
  await time.pass(startMs - time.nowMs());
  devices[0]?.open(false);
  scheduleLook();
  for (const { atSeconds, act } of plan.acts) {
    await time.pass(startMs + atSeconds * 1000 - time.nowMs());
    await take(act);
  }
  const waitUntilOver = () => {
    const lastStartMs = Math.max(startMs, ...[...model.attempts.values()].map(({ startedMs }) => startedMs));
    return time.pass(Math.max(0, lastStartMs + (allOverSeconds + sumGrants()) * 1000 - time.nowMs()));
  };
  await waitUntilOver();

  log("from here all goes well");
  serverState = "fine";
  isLoggedIn = true;
  await server.release();
  for (const client of devices) {
    await time.pass(1000);
    // A device that sleeps sends nothing, and nobody closes its pages.
    while (client.isAsleep()) await time.pass(10_000);
    client.setNetworkState("good");
    if (client.device.entries().size > 0) {
      client.leave();
      client.visitDashboard();
      await time.pass(1000);
      client.open(true);
    }
  }
  await time.pass(restMs);
  lookAround();
  await waitUntilOver();
  await examDatabase.setClock(time.nowMs());
  await examDatabase.settle();
  const outcome = {
    plan,
    studentId,
    grants,
    decisions,
    model,
    student,
    logged,
    faults: network.faults,
    deviceCount: new Set(student.taps.map(({ device }) => device)).size,
    attempts: await examDatabase.readAttempts(studentId),
    violations: await examDatabase.listViolations(),
    events: new Map<string, Awaited<ReturnType<ExamDatabase["readEvents"]>>>(),
  };
  for (const { id } of outcome.attempts) outcome.events.set(id, await examDatabase.readEvents(id));
  for (const client of devices) client.leave();
  await examDatabase.clear(studentId);
  return outcome;
}

/** Everything about a simulation that is over. */
export type Outcome = Awaited<ReturnType<typeof runSimulation>>;
