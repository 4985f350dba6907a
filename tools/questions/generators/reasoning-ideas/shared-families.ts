import { class10Reasoning } from "../reasoning-10/class10-reasoning";
import { class11Reasoning } from "../reasoning-11/class11-reasoning";
import { class12Reasoning } from "../reasoning-12/class12-reasoning";
import { class5Reasoning } from "../reasoning-5/class5-reasoning";
import { class6Reasoning } from "../reasoning-6/class6-reasoning";
import { class7Reasoning } from "../reasoning-7/class7-reasoning";
import { class8Reasoning } from "../reasoning-8/class8-reasoning";
import { class9Reasoning } from "../reasoning-9/class9-reasoning";
import { describeKeys, type Solver } from "../second-computation";

const sets = [
  class5Reasoning,
  class6Reasoning,
  class7Reasoning,
  class8Reasoning,
  class9Reasoning,
  class10Reasoning,
  class11Reasoning,
  class12Reasoning,
];

/** The names of the families that classes 5 to 12 have. */
export const sharedNames: ReadonlySet<string> = new Set(
  sets.flatMap(({ families }) => families.map(({ name }) => name)),
);

/** Tries the families of classes 5 to 12 that these solvers read, each as deep as its class has it. */
export function describeShared(solvers: Readonly<Record<string, Solver>>): void {
  for (const { families } of sets) {
    const known = families.filter(({ name }) => solvers[name]);
    const own = Object.fromEntries(
      known.flatMap(({ name }) => (solvers[name] ? [[name, solvers[name]]] : [])),
    );
    describeKeys(known, own);
  }
}
