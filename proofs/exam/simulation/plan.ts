import fc from "fast-check";
import { anyAdminAction, anyEarlyAdminActions, type AdminAction } from "./admin-actions";
import { sittingKinds, type SittingKind } from "./database";
import { serverStates, networkStates, type ServerState, type NetworkState } from "./network";

/** A step of the plan, on one of two devices; a state of network or server lasts so many seconds. */
export type Act =
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

/** A simulation: what is sat, how odd the devices are, and everything that happens, in seconds after the start. */
export type Plan = {
  sitting: SittingKind;
  seed: number;
  /** How far the devices' wall clocks are off, in seconds. */
  skews: [number, number];
  /** The actions two minutes before the exam opens; none for a rehearsal. */
  early: AdminAction[];
  acts: { atSeconds: number; act: Act }[];
};

const first = fc.constantFrom(0, 0, 0, 0, 1);
const forSeconds = fc.constantFrom(5, 20, 45, 120, 400);
const n = fc.integer({ min: 1, max: 10 });
const option = fc.constantFrom("a", "b", "c", null);

const acts: fc.Arbitrary<Act>[] = [
  fc.record({ kind: fc.constantFrom("reload" as const, "second tab" as const), device: first }),
  fc.record({
    kind: fc.constantFrom("close" as const, "dashboard" as const, "crash" as const),
    device: first,
  }),
  fc.record({ kind: fc.constant("hide" as const), device: first }),
  fc.record({ kind: fc.constant("sleep" as const), device: first, forSeconds }),
  fc.record({
    kind: fc.constant("jump" as const),
    device: first,
    seconds: fc.constantFrom(-86_400, -40, 3, 40, 25_200),
  }),
  fc.record({ kind: fc.constant("logout" as const), forSeconds }),
  fc.record({ kind: fc.constant("grant" as const), seconds: fc.constantFrom(60, 300, 1200) }),
  fc.record({ kind: fc.constantFrom("settle" as const, "purge" as const) }),
];

/** How network and server are: what most of a bad day is made of. */
const troubles: fc.Arbitrary<Act>[] = [
  fc.record({
    kind: fc.constant("network" as const),
    device: first,
    networkState: fc.constantFrom(...networkStates),
    forSeconds,
  }),
  fc.record({
    kind: fc.constant("server" as const),
    serverState: fc.constantFrom(...serverStates),
    forSeconds,
  }),
];

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 14, arbitrary: fc.record({ kind: fc.constant("tap" as const), device: first, n, option }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("burst" as const),
      device: first,
      count: fc.integer({ min: 2, max: 130 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("adminAction" as const), adminAction: anyAdminAction }),
  },
  ...acts.map((arbitrary) => ({ weight: 1, arbitrary })),
  ...troubles.map((arbitrary) => ({ weight: 3, arbitrary })),
);

/** Most simulations end by their student, some by time. */
const anyEnd = fc.option(fc.record({ atSeconds: fc.integer({ min: 100, max: 960 }), device: first }), {
  freq: 3,
});

/** Seconds after the start: anywhere, and often around the deadline of an exam (900 s) and of a rehearsal (600 s). */
const anyMoment = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 900 }) },
  { weight: 1, arbitrary: fc.integer({ min: 590, max: 620 }) },
  { weight: 1, arbitrary: fc.integer({ min: 885, max: 1090 }) },
);

/** Any simulation. */
export const anyPlan: fc.Arbitrary<Plan> = fc
  .record({
    sitting: fc.constantFrom(...sittingKinds, "exam" as const, "rehearsal" as const),
    seed: fc.nat(),
    early: anyEarlyAdminActions,
    skews: fc.tuple(fc.constantFrom(0, -25_200, 90), fc.constantFrom(0, 25_200, -90)),
    acts: fc.array(fc.record({ atSeconds: anyMoment, act: anyAct }), { minLength: 10, maxLength: 45 }),
    end: anyEnd,
  })
  .map(({ sitting, seed, skews, early, acts: chosen, end }) => {
    const act = { kind: "finish" as const, device: end?.device ?? 0 };
    const ending = end ? [{ atSeconds: end.atSeconds, act }] : [];
    const all = [...chosen, ...ending].toSorted((a, b) => a.atSeconds - b.atSeconds);
    return { sitting, seed, skews, early, acts: all };
  });
