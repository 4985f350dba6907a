import type { Attack } from "../attacks/attack";
import type { TestDatabases } from "../test-databases";
import type { Cover } from "./covered-guards";
import { findRed, listHoles, listNear, type Red } from "./find-red";
import type { Guard } from "./guard";

/** What became of one guard: the attack that its removal lets through, or null when all stay green. */
export type Trial = { guard: Guard; red: Red | null };

/** Two cores: a third database only waits. */
const arenasAtOnce = 3;

function getGuard(guards: readonly Guard[], name: string): Guard {
  const guard = guards.find((candidate) => candidate.name === name);
  if (!guard) throw new Error(`There is no guard ${name}`);
  return guard;
}

/**
 * Removes one guard in a fresh database and attacks. A covered guard is tried without its covers, by those near
 * attacks that it alone still refuses.
 */
async function tryGuard(
  databases: TestDatabases,
  name: string,
  guard: Guard,
  covers: readonly Guard[],
  attacks: readonly Attack[],
): Promise<Trial> {
  const database = await databases.open(name);
  try {
    if (covers.length === 0) return { guard, red: await findRed(database, guard, attacks) };
    for (const cover of covers) await database.owner.unsafe(cover.remove);
    const near = listNear(attacks, guard);
    const holes = await listHoles(database, near);
    const refused = near.filter((attack) => !holes.includes(attack.name));
    return { guard, red: await findRed(database, guard, refused) };
  } finally {
    await database.close();
  }
}

/**
 * Removes every guard in turn, each in a database of its own, and looks for the attack that gets through.
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
  const work = async () => {
    for (let index = next++; index < guards.length; index = next++) {
      const guard = guards[index];
      if (!guard) return;
      const covers = (covered[guard.name]?.by ?? []).map((name) => getGuard(guards, name));
      const trial = await tryGuard(databases, `mutant_${index}`, guard, covers, attacks);
      trials[index] = trial;
      report(trial);
    }
  };
  await Promise.all(Array.from({ length: arenasAtOnce }, work));
  return trials;
}
