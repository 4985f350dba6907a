import type { Attack } from "../attack";
import type { TestDatabases } from "../test-databases";
import { listSuccessfulAttacks } from "./run-attacks";
import type { Cover, Guard } from "./guard";
import { tryGuards } from "./try-guards";

/** The parts of a proof of guards: databases, the list of guards, attacks, and the guards that others cover. */
export type GuardProof = {
  open: () => Promise<TestDatabases>;
  listGuards: (intact: Awaited<ReturnType<TestDatabases["open"]>>) => Promise<Guard[]>;
  attacks: readonly Attack[];
  covered: Readonly<Record<string, Cover>>;
};

/**
 * Removes each guard of a proof in turn and runs the attacks. Prints a line for each guard, with the attack that gets through
 * without it.
 *
 * @returns `successfulAttacks`, which get through although every guard is in place, and `needlessGuards`, whose removal lets no
 *   attack through; both must be empty
 */
export async function removeGuards({ open, listGuards, attacks, covered }: GuardProof) {
  const databases = await open();
  try {
    const intact = await databases.open("intact");
    const successfulAttacks = await listSuccessfulAttacks(intact, attacks);
    const guards = await listGuards(intact);
    await intact.close();
    const trials = await tryGuards(databases, guards, attacks, covered, ({ guard, breach }) => {
      const covers = covered[guard.name]?.by ?? [];
      const coverNote = covers.length === 0 ? "" : ` (behind ${covers.join(" and ")})`;
      console.log(
        `${breach ? "needed  " : "NEEDLESS"}  ${guard.kind}  ${guard.name}${coverNote}  <-  ${breach ? `${breach.attack.name}: ${breach.message}` : "nothing"}`,
      );
    });
    return {
      successfulAttacks,
      needlessGuards: trials.flatMap(({ guard, breach }) => (breach === null ? [guard.name] : [])),
    };
  } finally {
    await databases.close();
  }
}
