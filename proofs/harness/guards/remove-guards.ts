import type { Attack } from "../attack";
import type { TestDatabases } from "../test-databases";
import { listAttacksThatSucceed } from "./run-attacks";
import type { Cover, Guard } from "./guard";
import { tryGuards } from "./try-guards";

/** The parts of a proof of guards: the databases, the guards, the attacks, and the guards that other guards cover. */
export type GuardProof = {
  open: () => Promise<TestDatabases>;
  listGuards: (intactDatabase: Awaited<ReturnType<TestDatabases["open"]>>) => Promise<Guard[]>;
  attacks: readonly Attack[];
  covered: Readonly<Record<string, Cover>>;
};

/**
 * Removes each guard of a proof in turn and runs the attacks. Prints a line for each guard, with the first
 * attack that succeeds without the guard.
 *
 * @returns `attacksThatSucceed` although every guard is in place, and `needlessGuards`, without which no attack succeeds; both must
 *   be empty
 */
export async function removeGuards({ open, listGuards, attacks, covered }: GuardProof) {
  const databases = await open();
  try {
    const intactDatabase = await databases.open("intact");
    const attacksThatSucceed = await listAttacksThatSucceed(intactDatabase, attacks);
    const guards = await listGuards(intactDatabase);
    await intactDatabase.close();
    const trials = await tryGuards(databases, guards, attacks, covered, ({ guard, breach }) => {
      const covers = covered[guard.name]?.by ?? [];
      const coverNote = covers.length === 0 ? "" : ` (behind ${covers.join(" and ")})`;
      console.log(
        `${breach ? "needed  " : "NEEDLESS"}  ${guard.kind}  ${guard.name}${coverNote}  <-  ${breach ? `${breach.attack.name}: ${breach.message}` : "nothing"}`,
      );
    });
    return {
      attacksThatSucceed,
      needlessGuards: trials.flatMap(({ guard, breach }) => (breach === null ? [guard.name] : [])),
    };
  } finally {
    await databases.close();
  }
}
