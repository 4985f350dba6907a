import fc from "fast-check";
import { anyAdminAction, anyEarlyAdminActions, type AdminAction } from "./admin-actions";
import { paperKinds, type PaperKind } from "./database";
import { serverStates, networkStates, type ServerState, type NetworkState } from "./network";

/** A step of the plan, on one of two devices. A state of the network or server lasts `forSeconds`. */
export type Step =
  | { kind: "tap"; device: number; n: number; option: string | null }
  | { kind: "burst"; device: number; count: number }
  | { kind: "reload" | "close" | "dashboard" | "crash" | "second tab" | "hide" | "finish"; device: number }
  | { kind: "network"; device: number; networkState: NetworkState; forSeconds: number }
  | { kind: "sleep"; device: number; forSeconds: number }
  | { kind: "jump"; device: number; seconds: number }
  | { kind: "server"; serverState: ServerState; forSeconds: number }
  | { kind: "logout"; forSeconds: number }
  | { kind: "grant"; seconds: number }
  | { kind: "adminAction"; adminAction: AdminAction }
  | { kind: "settle" | "purge" };

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

/** Mostly the first device. */
const device = fc.constantFrom(0, 0, 0, 0, 1);
const forSeconds = fc.constantFrom(5, 20, 45, 120, 400);
const n = fc.integer({ min: 1, max: 10 });
const option = fc.constantFrom("a", "b", "c", null);

const steps: fc.Arbitrary<Step>[] = [
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
  fc.record({ kind: fc.constantFrom("settle" as const, "purge" as const) }),
];

/** States of network and server, the most frequent faults. */
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
  ...steps.map((arbitrary) => ({ weight: 1, arbitrary })),
  ...networkAndServerFaults.map((arbitrary) => ({ weight: 3, arbitrary })),
);

/** When and where the student finishes; null if the attempt ends by time. */
const anyEnd = fc.option(fc.record({ atSeconds: fc.integer({ min: 100, max: 960 }), device }), {
  freq: 3,
});

/** Any time in seconds after the start, often near the deadline of an exam (900 s) or of a rehearsal (600 s). */
const anySeconds = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 900 }) },
  { weight: 1, arbitrary: fc.integer({ min: 590, max: 620 }) },
  { weight: 1, arbitrary: fc.integer({ min: 885, max: 1090 }) },
);

/** Any plan of a simulation. */
export const anyPlan: fc.Arbitrary<Plan> = fc
  .record({
    paperKind: fc.constantFrom(...paperKinds, "exam" as const, "rehearsal" as const),
    seed: fc.nat(),
    earlyAdminActions: anyEarlyAdminActions,
    clockErrorsSeconds: fc.tuple(fc.constantFrom(0, -25_200, 90), fc.constantFrom(0, 25_200, -90)),
    steps: fc.array(fc.record({ atSeconds: anySeconds, step: anyStep }), { minLength: 10, maxLength: 45 }),
    end: anyEnd,
  })
  .map(({ paperKind, seed, clockErrorsSeconds, earlyAdminActions, steps, end }) => {
    const finish = { kind: "finish" as const, device: end?.device ?? 0 };
    const lastSteps = end ? [{ atSeconds: end.atSeconds, step: finish }] : [];
    const allSteps = [...steps, ...lastSteps].toSorted((a, b) => a.atSeconds - b.atSeconds);
    return { paperKind, seed, clockErrorsSeconds, earlyAdminActions, steps: allSteps };
  });
