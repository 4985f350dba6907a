import type { Attack } from "../attack";
import type { TestDatabase, TestDatabases } from "../test-databases";
import {
  listAttacksOnTarget,
  listAttacksThatSucceed,
  removeAndAttack,
  runAttack,
  type Breach,
} from "./run-attacks";
import type { Cover, Guard } from "./guard";

/** The outcome for one guard: the attack that succeeds without the guard, or null if none does. */
export type Trial = { guard: Guard; breach: Breach | null };

/** The number of databases in use at the same time. Three keep two cores busy, because a database often waits. */
const parallelDatabases = 3;

function getGuard(guards: readonly Guard[], name: string): Guard {
  const guard = guards.find((candidate) => candidate.name === name);
  if (!guard) throw new Error(`There is no guard ${name}`);
  return guard;
}

/**
 * Removes one guard and runs the attacks. For a covered guard, first removes its covers, and then runs only the attacks on
 * its target that are still refused.
 */
async function tryGuard(
  database: TestDatabase,
  guard: Guard,
  covers: readonly Guard[],
  attacks: readonly Attack[],
): Promise<Breach | null> {
  if (covers.length === 0) return removeAndAttack(database, guard, attacks);
  for (const cover of covers) await database.owner.unsafe(cover.remove);
  const attacksOnTarget = listAttacksOnTarget(attacks, guard);
  const namesSucceedingWithoutCovers = await listAttacksThatSucceed(database, attacksOnTarget);
  return removeAndAttack(
    database,
    guard,
    attacksOnTarget.filter((attack) => !namesSucceedingWithoutCovers.includes(attack.name)),
  );
}

/** Restores a guard. Returns whether the database can be used again: the guard could be restored and refuses the attack. */
async function restoreGuard(database: TestDatabase, guard: Guard, breach: Breach | null): Promise<boolean> {
  if (guard.restore === null || breach === null) return false;
  const isRestored = await database.owner.unsafe(guard.restore).then(
    () => true,
    () => false,
  );
  return isRestored && (await runAttack(database, breach.attack)) === null;
}

/**
 * Removes each guard in turn and looks for an attack that succeeds. A database is used for the next guard if the restored guard
 * refuses the attack again. Otherwise the database is dropped; if it had been used before, the guard is tried again in a new one.
 *
 * @param report called after each guard
 * @returns the trials in the order of the guards
 */
export async function tryGuards(
  databases: TestDatabases,
  guards: readonly Guard[],
  attacks: readonly Attack[],
  covered: Readonly<Record<string, Cover>>,
  report: (trial: Trial) => void,
): Promise<Trial[]> {
  const trials: Trial[] = [];
  let nextIndex = 0;
  let openedCount = 0;
  const tryRemainingGuards = async () => {
    let usedDatabase: TestDatabase | null = null;
    for (let index = nextIndex++; index < guards.length; index = nextIndex++) {
      const guard = guards[index];
      if (!guard) break;
      const covers = (covered[guard.name]?.by ?? []).map((name) => getGuard(guards, name));
      for (let isDone = false; !isDone;) {
        const isFresh: boolean = usedDatabase === null;
        const database: TestDatabase = usedDatabase ?? (await databases.open(`mutant_${openedCount++}`));
        const breach = await tryGuard(database, guard, covers, attacks);
        const isReusable = covers.length === 0 && (await restoreGuard(database, guard, breach));
        usedDatabase = isReusable ? database : null;
        if (!isReusable) await database.close();
        isDone = isFresh || isReusable;
        if (!isDone) continue;
        trials[index] = { guard, breach };
        report({ guard, breach });
      }
    }
    await usedDatabase?.close();
  };
  await Promise.all(Array.from({ length: parallelDatabases }, tryRemainingGuards));
  return trials;
}
