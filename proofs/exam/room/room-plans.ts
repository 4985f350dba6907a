import fc from "fast-check";
import { questionCount, type Step, type networkStates } from "./room-simulation";

type StepKind = Step["kind"];
type NetworkStateName = keyof typeof networkStates;

const client = fc.constantFrom(0, 0, 0, 1);
const isOn = fc.boolean();
const anyKind = <K extends StepKind>(...names: K[]) => fc.constantFrom(...names);
const n = fc.integer({ min: 1, max: questionCount });
const option = fc.constantFrom("a", "b", "c", "d", null);
const networkState = (...names: NetworkStateName[]): fc.Arbitrary<Step> =>
  fc.record({ kind: anyKind("networkState"), name: fc.constantFrom(...names) });

const tapSteps: fc.Arbitrary<Step> = fc.record({ kind: anyKind("tap"), client, n, option });
const pauseSteps: fc.Arbitrary<Step> = fc.record({
  kind: anyKind("pass"),
  ms: fc.constantFrom(100, 1700, 6000),
});

/** Faults that happen often and must not lose an answer. */
export const commonFaults: fc.Arbitrary<Step>[] = [
  fc.record({ kind: anyKind("reload", "hide"), client }),
  fc.record({ kind: anyKind("sleep"), client, ms: fc.constantFrom(3000, 20_000) }),
  fc.record({ kind: anyKind("grant"), ms: fc.constant(10_000) }),
  fc.record({ kind: anyKind("online", "login"), isOn }),
  networkState("good", "slow", "lossy", "noRequests", "noReplies", "refusing"),
];

const finishSteps: fc.Arbitrary<Step> = fc.record({ kind: anyKind("finish"), client });

/** Faults after which the server can have answers that the student did not see or that the device has lost. */
export const rareFaults: fc.Arbitrary<Step>[] = [
  fc.record({ kind: anyKind("crash"), client }),
  fc.record({
    kind: anyKind("jump"),
    client,
    ms: fc.constantFrom(-86_400_000, -5000, 5000, 3_600_000, 2e12),
  }),
  networkState("late"),
];

/**
 * @param faults the faults besides taps, pauses and finishing
 * @returns random steps of a simulation
 */
export function anySteps(...faults: fc.Arbitrary<Step>[]): fc.Arbitrary<Step[]> {
  const weighted = [
    { weight: 12, arbitrary: tapSteps },
    { weight: 6, arbitrary: pauseSteps },
    ...faults.map((arbitrary) => ({ weight: 2, arbitrary })),
    { weight: 1, arbitrary: finishSteps },
  ];
  return fc.array(fc.oneof(...weighted), { minLength: 1, maxLength: 40 });
}

/** Any seed of a simulation's random numbers. */
export const anySeed = fc.integer().map(String);
