import type { Attack } from "../attack";
import type { TestDatabase } from "../test-databases";
import type { Guard } from "./guard";

/** An attack that succeeded, and its error message. */
export type Breach = { attack: Attack; message: string };

/**
 * Runs an attack, which throws if it succeeds (see `must`).
 *
 * @returns the message of that error; null if a guard refused the attack
 */
export async function runAttack(database: TestDatabase, attack: Attack): Promise<string | null> {
  try {
    await attack.run(database);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Returns the attacks on the guard's table or function. */
export function listAttacksOnTarget(attacks: readonly Attack[], { target }: Guard): Attack[] {
  return attacks.filter((attack) => attack.targets.includes(target));
}

/** Sorts the attacks on the guard's target first. The other attacks follow, because a guard can also stop an attack on another target. */
function sortForGuard(attacks: readonly Attack[], guard: Guard): Attack[] {
  const attacksOnTarget = new Set(listAttacksOnTarget(attacks, guard));
  return [...attacksOnTarget, ...attacks.filter((attack) => !attacksOnTarget.has(attack))];
}

/** Removes the guard and returns the first attack that succeeds, or null if none does. */
export async function removeAndAttack(
  database: TestDatabase,
  guard: Guard,
  attacks: readonly Attack[],
): Promise<Breach | null> {
  await database.owner.unsafe(guard.remove);
  for (const attack of sortForGuard(attacks, guard)) {
    const message = await runAttack(database, attack);
    if (message !== null) return { attack, message };
  }
  return null;
}

/** Returns the names of the attacks that succeed with the guards that the database has. */
export async function listAttacksThatSucceed(
  database: TestDatabase,
  attacks: readonly Attack[],
): Promise<string[]> {
  const names: string[] = [];
  for (const attack of attacks) if ((await runAttack(database, attack)) !== null) names.push(attack.name);
  return names;
}
