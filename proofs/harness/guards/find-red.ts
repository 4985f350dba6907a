import type { Attack } from "../attack";
import type { TestDatabase } from "../test-databases";
import type { Guard } from "./guard";

/** An attack that got through, and what it said. */
export type Red = { attack: Attack; said: string };

/** The message of an attack that gets through, or null when it is refused as it must be. */
export async function findHole(database: TestDatabase, attack: Attack): Promise<string | null> {
  try {
    await attack.run(database);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The attacks on what a guard is at. */
export function listNear(attacks: readonly Attack[], { about }: Guard): Attack[] {
  return attacks.filter((attack) => attack.about.includes(about));
}

/** Attacks near the guard come first; the others follow, for a guard may be felt elsewhere. */
function inOrder(attacks: readonly Attack[], guard: Guard): Attack[] {
  const near = new Set(listNear(attacks, guard));
  return [...near, ...attacks.filter((attack) => !near.has(attack))];
}

/** The first attack that gets through once the guard is gone; null when none does. */
export async function findRed(
  database: TestDatabase,
  guard: Guard,
  attacks: readonly Attack[],
): Promise<Red | null> {
  await database.owner.unsafe(guard.remove);
  for (const attack of inOrder(attacks, guard)) {
    const said = await findHole(database, attack);
    if (said !== null) return { attack, said };
  }
  return null;
}

/** The names of all attacks that get through as things are. */
export async function listHoles(database: TestDatabase, attacks: readonly Attack[]): Promise<string[]> {
  const names: string[] = [];
  for (const attack of attacks) if ((await findHole(database, attack)) !== null) names.push(attack.name);
  return names;
}
