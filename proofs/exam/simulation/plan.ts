import fc from "fast-check";
import { anyAdminAction, anyEarlyAdminActions, type AdminAction } from "./admin-actions";
import { paperKinds, type PaperKind } from "./database";
import { serverStates, networkStates, type ServerState, type NetworkState } from "./network";

/** A step of the plan. A step with a `device` happens on that device, 0 or 1. States, sleep and logouts last `forSeconds`. */
export type Step =
  /** Chooses an option of question `n`, or clears the answer if `option` is null. */
  | { kind: "tap"; device: number; n: number; option: string | null }
  /** Taps on random questions, `count` times in quick succession. */
  | { kind: "burst"; device: number; count: number }
  /** `dashboard`: leaves the exam page for the dashboard. */
  | { kind: "reload" | "close" | "dashboard" | "crash" | "second tab" | "hide" | "finish"; device: number }
  | { kind: "network"; device: number; networkState: NetworkState; forSeconds: number }
  | { kind: "sleep"; device: number; forSeconds: number }
  /** Moves the device's wall clock. */
  | { kind: "jump"; device: number; seconds: number }
  | { kind: "server"; serverState: ServerState; forSeconds: number }
  | { kind: "logout"; forSeconds: number }
  /** An organiser gives the student extra time. */
  | { kind: "grant"; seconds: number }
  | { kind: "adminAction"; adminAction: AdminAction }
  /** `end_overdue`: the server's job that ends attempts whose time is over; `purge`: the job that deletes old data. */
  | { kind: "end_overdue" | "purge" };

/** The plan of a simulation. The times of its steps are in seconds after the start. */
export type Plan = {
  paperKind: PaperKind;
  seed: number;
  /** The errors of the devices' wall clocks, in seconds. */
  clockErrorsSeconds: [number, number];
  /** The admin actions two minutes before the exam opens; not used for a rehearsal. */
  earlyAdminActions: AdminAction[];
  steps: { atSeconds: number; step: Step }[];
};

/** A random device, mostly the first one. */
const device = fc.constantFrom(0, 0, 0, 0, 1);
const forSeconds = fc.constantFrom(5, 20, 45, 120, 400);
const n = fc.integer({ min: 1, max: 10 });
const option = fc.constantFrom("a", "b", "c", null);

const rareSteps: fc.Arbitrary<Step>[] = [
  fc.record({ kind: fc.constantFrom("reload" as const, "second tab" as const), device }),
  fc.record({
    kind: fc.constantFrom("close" as const, "dashboard" as const, "crash" as const),
    device,
  }),
  fc.record({ kind: fc.constant("hide" as const), device }),
  fc.record({ kind: fc.constant("sleep" as const), device, forSeconds }),
  fc.record({
    kind: fc.constant("jump" as const),
    device,
    seconds: fc.constantFrom(-86_400, -40, 3, 40, 25_200),
  }),
  fc.record({ kind: fc.constant("logout" as const), forSeconds }),
  fc.record({ kind: fc.constant("grant" as const), seconds: fc.constantFrom(60, 300, 1200) }),
  fc.record({ kind: fc.constantFrom("end_overdue" as const, "purge" as const) }),
];

/** Faults of the network and of the server, which are more frequent than each of the rare steps. */
const networkAndServerFaults: fc.Arbitrary<Step>[] = [
  fc.record({
    kind: fc.constant("network" as const),
    device,
    networkState: fc.constantFrom(...networkStates),
    forSeconds,
  }),
  fc.record({
    kind: fc.constant("server" as const),
    serverState: fc.constantFrom(...serverStates),
    forSeconds,
  }),
];

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 14, arbitrary: fc.record({ kind: fc.constant("tap" as const), device, n, option }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("burst" as const),
      device,
      count: fc.integer({ min: 2, max: 130 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("adminAction" as const), adminAction: anyAdminAction }),
  },
  ...rareSteps.map((arbitrary) => ({ weight: 1, arbitrary })),
  ...networkAndServerFaults.map((arbitrary) => ({ weight: 3, arbitrary })),
);

/** When, and on which device, the student finishes; null if the attempt ends because its time is over. */
const anyEnd = fc.option(fc.record({ atSeconds: fc.integer({ min: 100, max: 960 }), device }), {
  freq: 3,
});

/**
 * A random time in seconds after the start: often during the attempt, sometimes near the deadline of a rehearsal (600 s), sometimes near
 * or shortly after that of an exam (900 s; the simulation's exams are short).
 */
const anySeconds = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 900 }) },
  { weight: 1, arbitrary: fc.integer({ min: 590, max: 620 }) },
  { weight: 1, arbitrary: fc.integer({ min: 885, max: 1090 }) },
);

/** A random plan of a simulation. */
export const anyPlan: fc.Arbitrary<Plan> = fc
  .record({
    // Exams and rehearsals twice: they are more frequent than old rehearsals.
    paperKind: fc.constantFrom(...paperKinds, "exam" as const, "rehearsal" as const),
    seed: fc.nat(),
    earlyAdminActions: anyEarlyAdminActions,
    clockErrorsSeconds: fc.tuple(fc.constantFrom(0, -25_200, 90), fc.constantFrom(0, 25_200, -90)),
    steps: fc.array(fc.record({ atSeconds: anySeconds, step: anyStep }), { minLength: 10, maxLength: 45 }),
    end: anyEnd,
  })
  .map(({ paperKind, seed, clockErrorsSeconds, earlyAdminActions, steps, end }) => {
    const finish = { kind: "finish" as const, device: end?.device ?? 0 };
    const finishSteps = end ? [{ atSeconds: end.atSeconds, step: finish }] : [];
    const allSteps = [...steps, ...finishSteps].toSorted((a, b) => a.atSeconds - b.atSeconds);
    return { paperKind, seed, clockErrorsSeconds, earlyAdminActions, steps: allSteps };
  });
