import fc from "fast-check";
import { questionCount, type Step, type networkStates } from "./room-simulation";

type StepKind = Step["kind"];
type NetworkStateName = keyof typeof networkStates;

const client = fc.constantFrom(0, 0, 0, 1);
const isOn = fc.boolean();
const kinds = <K extends StepKind>(...names: K[]) => fc.constantFrom(...names);
const n = fc.integer({ min: 1, max: questionCount });
const option = fc.constantFrom("a", "b", "c", "d", null);
const networkState = (...names: NetworkStateName[]): fc.Arbitrary<Step> =>
  fc.record({ kind: kinds("networkState"), name: fc.constantFrom(...names) });

const taps: fc.Arbitrary<Step> = fc.record({ kind: kinds("tap"), client, n, option });
const pauses: fc.Arbitrary<Step> = fc.record({ kind: kinds("pass"), ms: fc.constantFrom(100, 1700, 6000) });

/** Faults that happen often and must not lose an answer. */
export const commonFaults: fc.Arbitrary<Step>[] = [
  fc.record({ kind: kinds("reload", "hide"), client }),
  fc.record({ kind: kinds("sleep"), client, ms: fc.constantFrom(3000, 20_000) }),
  fc.record({ kind: kinds("grant"), ms: fc.constant(10_000) }),
  fc.record({ kind: kinds("online", "login"), isOn }),
  networkState("good", "slow", "lossy", "noRequests", "noReplies", "refusing"),
];

const finishing: fc.Arbitrary<Step> = fc.record({ kind: kinds("finish"), client });

/** Faults after which the server can have answers that the student did not see or that the device has lost. */
export const rareFaults: fc.Arbitrary<Step>[] = [
  fc.record({ kind: kinds("crash"), client }),
  fc.record({ kind: kinds("jump"), client, ms: fc.constantFrom(-86_400_000, -5000, 5000, 3_600_000, 2e12) }),
  networkState("late"),
];

/**
 * @param faults the faults besides taps, pauses and finishing
 * @returns any steps of a simulation
 */
export function anySteps(...faults: fc.Arbitrary<Step>[]): fc.Arbitrary<Step[]> {
  const weighted = [
    { weight: 12, arbitrary: taps },
    { weight: 6, arbitrary: pauses },
    ...faults.map((arbitrary) => ({ weight: 2, arbitrary })),
    { weight: 1, arbitrary: finishing },
  ];
  return fc.array(fc.oneof(...weighted), { minLength: 1, maxLength: 40 });
}

/** Any seed of a simulation's random numbers. */
export const anySeed = fc.integer().map(String);
