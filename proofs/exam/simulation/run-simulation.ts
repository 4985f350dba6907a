import { createRandom } from "../../../src/lib/random";
import { createVirtualTime } from "../virtual-time";
import type { ExamDatabase } from "./database";
import { createReferenceModel } from "../model/reference-model";
import { createExpectedDecisions } from "../model/expected-decisions";
import { createNetwork, type ServerState } from "./network";
import type { VirtualTab } from "../virtual-tab";
import type { ExamTaker } from "./page";
import type { Server } from "./server";
import { createStudent } from "./student";
import { makeAdminCall, type AdminAction } from "./admin-actions";
import { createClient, type Client } from "./client";
import type { Plan, Step } from "./plan";

/** The environment in which simulations run one after another. `setTime` sets the time of the current one. */
export type Environment = {
  examDatabase: ExamDatabase;
  server: Server;
  setTime: (time: ReturnType<typeof createVirtualTime>) => void;
};

/** The interval at which the simulation checks all screens, in milliseconds. */
const checkIntervalMs = 1000;
/** The time after a start at which an attempt without extra time has ended: its deadline, the 180 s after it, and some more. */
const attemptEndsAfterSeconds = 1100;
/** The time at the end for the clients to send unsent answers. */
const finalSendMs = 180_000;

/** How long before the opening the early admin actions are done, and how long after it the student starts. */
const earlyMs = 120_000;
const openingToStartMs = 10_000;
/** How long the exam of `openExamDatabases` can be started, and how long it takes. */
const durations = { startableMs: 900_000, durationMs: 900_000 };

/** A killed phone loses the writes of this time before the kill. */
const lostWritesMs = 3000;

const letters = ["a", "b", "c"];

/** Runs a simulation; returns its plan, what the models recorded, and the rows that it stored. */
export async function runSimulation({ examDatabase, server, setTime }: Environment, plan: Plan) {
  const random = createRandom(String(plan.seed));
  const paidStudent = await examDatabase.createStudent(plan.paperKind);
  const { studentId, paperId, startMs } = paidStudent;
  const opensMs = startMs - openingToStartMs;
  const time = createVirtualTime(opensMs - earlyMs);
  setTime(time);
  const logLines: string[] = [];
  const log = (line: string) => logLines.push(`${((time.nowMs() - startMs) / 1000).toFixed(1)} s: ${line}`);

  let serverState: ServerState = "fine";
  let isLoggedIn = true;
  const grants: { atMs: number; seconds: number }[] = [];
  const sumGrantedSeconds = () =>
    grants.reduce((sum, { seconds }) => sum + seconds, decisions?.extraSeconds() ?? 0);
  const model = createReferenceModel();
  // A model of the decisions of organisers and families about an exam; a rehearsal has none.
  const decisions =
    plan.paperKind === "exam" ? createExpectedDecisions(model, { opensMs, ...durations }) : null;
  const network = createNetwork(time, server, model, decisions, random, () => serverState, log);
  const sessionKeysOfDevices = [new Set<string>(), new Set<string>()];
  const student = createStudent(
    time,
    model,
    (index) => sessionKeysOfDevices[index] ?? new Set(),
    (index) => [...(clients[index]?.device.entries().values() ?? [])],
  );
  const examTaker: ExamTaker = { studentId, paperId, isLoggedIn: () => isLoggedIn };

  const clients = plan.clockErrorsSeconds.map((clockErrorSeconds, index) =>
    createClient({
      time,
      random,
      network,
      examTaker,
      log: (line) => log(`device ${index} ${line}`),
      wallOffsetMs: clockErrorSeconds * 1000,
      // A rehearsal that is opened again after its end would be another attempt.
      mayOpen: () => plan.paperKind === "exam" || student.endings.length === 0,
      onCall: (sessionKey) => sessionKeysOfDevices[index]?.add(sessionKey),
    }),
  );

  const checkScreens = () => {
    for (const [index, { pages }] of clients.entries())
      for (const page of pages) student.checkScreen(page, index);
  };
  const scheduleCheck = () => {
    checkScreens();
    time.after(checkIntervalMs, scheduleCheck);
  };

  /**
   * Returns the client's last page. Opens a new one if there is none, if opening the room has failed, and in half of the
   * cases if the exam continues on another page or the start was refused.
   */
  const getPage = (client: Client): VirtualTab | undefined => {
    const page = client.pages.at(-1);
    const phase = page?.room()?.store.getState().phase.kind;
    const isUnusable = phase === "moved" || phase === "lost" || page?.opening()?.kind === "refused";
    if (page && !page.hasFailed() && !(isUnusable && random() < 0.5)) return page;
    client.openExamPage(true);
    return client.pages.at(-1);
  };

  function runClientStep(client: Client, index: number, step: Extract<Step, { device: number }>): void {
    if (client.isAsleep()) return;
    switch (step.kind) {
      case "tap": {
        const page = getPage(client);
        if (page) student.tap(page, index, step.n, step.option);
        return;
      }
      case "burst": {
        const page = getPage(client);
        if (!page) return;
        for (let tap = 0; tap < step.count; tap += 1)
          time.after(tap * 40, () => {
            if (!client.isAsleep())
              student.tap(page, index, 1 + Math.floor(random() * 10), letters[tap % 3] ?? null);
          });
        return;
      }
      case "finish":
        return getPage(client)?.room()?.finish();
      case "reload":
        client.closePages();
        return client.openExamPage(true);
      case "second tab":
        return client.openExamPage(true);
      case "crash":
        client.closePages();
        client.device.loseLastWrites(lostWritesMs);
        student.markLastTapsInDoubt(index, lostWritesMs);
        return client.openExamPage(true);
      case "close":
        return client.closePages();
      case "dashboard":
        client.closePages();
        return client.openDashboard();
      case "hide":
        client.device.sendSignal("hidden");
        return void time.after(5000, () => client.whenAwake(() => client.device.sendSignal("shown")));
      case "network":
        client.setNetworkState(step.networkState);
        return void time.after(step.forSeconds * 1000, () => client.setNetworkState("good"));
      case "sleep":
        return client.sleep(step.forSeconds * 1000);
      case "jump":
        return client.device.moveWallClock(step.seconds * 1000);
    }
  }

  async function doAdminAction(adminAction: AdminAction): Promise<void> {
    const call = decisions && (await makeAdminCall(examDatabase, paidStudent, adminAction));
    if (call) await network.send(call);
  }

  async function runStep(step: Step): Promise<void> {
    log(JSON.stringify(step));
    if ("device" in step) {
      const client = clients[step.device];
      if (client) runClientStep(client, step.device, step);
    } else if (step.kind === "server") {
      serverState = step.serverState;
      time.after(step.forSeconds * 1000, () => void (serverState = "fine"));
    } else if (step.kind === "logout") {
      isLoggedIn = false;
      time.after(step.forSeconds * 1000, () => void (isLoggedIn = true));
    } else if (step.kind === "adminAction") await doAdminAction(step.adminAction);
    else if (step.kind === "grant" && decisions) await doAdminAction({ kind: "give", seconds: step.seconds });
    else {
      await server.releaseLocks();
      await examDatabase.setClock(time.nowMs());
      if (step.kind === "end_overdue") await examDatabase.endOverdueAttempts();
      if (step.kind === "purge") await examDatabase.purge();
      if (step.kind === "grant" && sumGrantedSeconds() + step.seconds <= 3600) {
        grants.push({ atMs: time.nowMs(), seconds: step.seconds });
        await examDatabase.grant(paperId, studentId, step.seconds);
      }
    }
  }

  for (const adminAction of decisions ? plan.earlyAdminActions : [])
    await runStep({ kind: "adminAction", adminAction });
  await time.pass(startMs - time.nowMs());
  clients[0]?.openExamPage(false);
  scheduleCheck();
  for (const { atSeconds, step } of plan.steps) {
    await time.pass(startMs + atSeconds * 1000 - time.nowMs());
    await runStep(step);
  }
  const waitUntilOver = () => {
    const lastStartMs = Math.max(startMs, ...[...model.attempts.values()].map(({ startedMs }) => startedMs));
    return time.pass(
      Math.max(0, lastStartMs + (attemptEndsAfterSeconds + sumGrantedSeconds()) * 1000 - time.nowMs()),
    );
  };
  await waitUntilOver();

  log("from here on without faults");
  serverState = "fine";
  isLoggedIn = true;
  await server.releaseLocks();
  for (const client of clients) {
    await time.pass(1000);
    // A sleeping device sends nothing, and its pages stay open.
    while (client.isAsleep()) await time.pass(10_000);
    client.setNetworkState("good");
    if (client.device.entries().size > 0) {
      client.closePages();
      client.openDashboard();
      await time.pass(1000);
      client.openExamPage(true);
    }
  }
  await time.pass(finalSendMs);
  checkScreens();
  await waitUntilOver();
  await examDatabase.setClock(time.nowMs());
  await examDatabase.endOverdueAttempts();
  const outcome = {
    plan,
    studentId,
    grants,
    decisions,
    model,
    student,
    logLines,
    faults: network.faults,
    deviceCount: new Set(student.taps.map(({ device }) => device)).size,
    attempts: await examDatabase.readAttempts(studentId),
    violations: await examDatabase.listViolations(),
    events: new Map<string, Awaited<ReturnType<ExamDatabase["readEvents"]>>>(),
  };
  for (const { id } of outcome.attempts) outcome.events.set(id, await examDatabase.readEvents(id));
  for (const client of clients) client.closePages();
  await examDatabase.clear(studentId);
  return outcome;
}

/** The result of a simulation. */
export type Outcome = Awaited<ReturnType<typeof runSimulation>>;
