import type { Attack } from "../attack";
import type { TestDatabase, TestDatabases } from "../test-databases";
import { findHole, findRed, listHoles, listNear, type Red } from "./find-red";
import type { Cover, Guard } from "./guard";

/** The outcome of one guard: the attack that its removal lets through, or null when all stay green. */
export type Trial = { guard: Guard; red: Red | null };

/** Two cores: a third database only waits. */
const databasesAtOnce = 3;

function getGuard(guards: readonly Guard[], name: string): Guard {
  const guard = guards.find((candidate) => candidate.name === name);
  if (!guard) throw new Error(`There is no guard ${name}`);
  return guard;
}

/**
 * Removes one guard and attacks. A covered guard is tried without its covers, by those near attacks that it alone still
 * refuses.
 */
async function findRedOf(
  database: TestDatabase,
  guard: Guard,
  covers: readonly Guard[],
  attacks: readonly Attack[],
): Promise<Red | null> {
  if (covers.length === 0) return findRed(database, guard, attacks);
  for (const cover of covers) await database.owner.unsafe(cover.remove);
  const near = listNear(attacks, guard);
  const holes = await listHoles(database, near);
  return findRed(
    database,
    guard,
    near.filter((attack) => !holes.includes(attack.name)),
  );
}

/** Restores a guard. False if that fails or the attack still gets through: the database cannot be used again then. */
async function restoreGuard(database: TestDatabase, guard: Guard, red: Red | null): Promise<boolean> {
  if (guard.restore === null || red === null) return false;
  const isBack = await database.owner.unsafe(guard.restore).then(
    () => true,
    () => false,
  );
  return isBack && (await findHole(database, red.attack)) === null;
}

/**
 * Removes every guard in turn and looks for the attack that gets through. A database in which a guard was put back, and
 * refuses the attack again, serves for the next one; any other is thrown away, and a guard that was found red in a used
 * one
 * without being to blame is tried again in a fresh one.
 * `report` hears of each as it is done; the answer is in the order of the guards.
 */
export async function tryGuards(
  databases: TestDatabases,
  guards: readonly Guard[],
  attacks: readonly Attack[],
  covered: Readonly<Record<string, Cover>>,
  report: (trial: Trial) => void,
): Promise<Trial[]> {
  const trials: Trial[] = [];
  let next = 0;
  let opened = 0;
  const work = async () => {
    let used: TestDatabase | null = null;
    for (let index = next++; index < guards.length; index = next++) {
      const guard = guards[index];
      if (!guard) break;
      const covers = (covered[guard.name]?.by ?? []).map((name) => getGuard(guards, name));
      for (let isDone = false; !isDone;) {
        const isFresh: boolean = used === null;
        const database: TestDatabase = used ?? (await databases.open(`mutant_${opened++}`));
        const red = await findRedOf(database, guard, covers, attacks);
        const isMended = covers.length === 0 && (await restoreGuard(database, guard, red));
        used = isMended ? database : null;
        if (!isMended) await database.close();
        isDone = isFresh || isMended;
        if (!isDone) continue;
        trials[index] = { guard, red };
        report({ guard, red });
      }
    }
    await used?.close();
  };
  await Promise.all(Array.from({ length: databasesAtOnce }, work));
  return trials;
}
