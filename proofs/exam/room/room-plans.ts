import fc from "fast-check";
import { questionCount, type Step, type networkStates } from "./room-simulation";

type Kind = Step["kind"];
type Name = keyof typeof networkStates;

const client = fc.constantFrom(0, 0, 0, 1);
const is = fc.boolean();
const kinds = <K extends Kind>(...names: K[]) => fc.constantFrom(...names);
const n = fc.integer({ min: 1, max: questionCount });
const option = fc.constantFrom("a", "b", "c", "d", null);
const networkState = (...names: Name[]): fc.Arbitrary<Step> =>
  fc.record({ kind: kinds("networkState"), name: fc.constantFrom(...names) });

const taps: fc.Arbitrary<Step> = fc.record({ kind: kinds("tap"), client, n, option });
const pauses: fc.Arbitrary<Step> = fc.record({ kind: kinds("pass"), ms: fc.constantFrom(100, 1700, 6000) });

/** Faults that many children have, and that must not cost an answer. */
export const everyday: fc.Arbitrary<Step>[] = [
  fc.record({ kind: kinds("reload", "hide"), client }),
  fc.record({ kind: kinds("sleep"), client, ms: fc.constantFrom(3000, 20_000) }),
  fc.record({ kind: kinds("grant"), ms: fc.constant(10_000) }),
  fc.record({ kind: kinds("online", "login"), is }),
  networkState("fair", "slow", "lossy", "dead", "mute", "refusing"),
];

const finishing: fc.Arbitrary<Step> = fc.record({ kind: kinds("finish"), client });

/** Faults after which the server has more than the child saw, or the device has less. */
export const wild: fc.Arbitrary<Step>[] = [
  fc.record({ kind: kinds("crash"), client }),
  fc.record({ kind: kinds("jump"), client, ms: fc.constantFrom(-86_400_000, -5000, 5000, 3_600_000, 2e12) }),
  networkState("late"),
];

/**
 * @param more what happens besides taps, pauses and the end
 * @returns what happens in a simulation, step by step
 */
export function stepsOf(...more: fc.Arbitrary<Step>[]): fc.Arbitrary<Step[]> {
  const weighted = [
    { weight: 12, arbitrary: taps },
    { weight: 6, arbitrary: pauses },
    ...more.map((arbitrary) => ({ weight: 2, arbitrary })),
    { weight: 1, arbitrary: finishing },
  ];
  return fc.array(fc.oneof(...weighted), { minLength: 1, maxLength: 40 });
}

/** The random numbers of a simulation. */
export const seeds = fc.integer().map(String);
