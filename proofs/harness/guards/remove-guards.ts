import type { Attack } from "../attack";
import type { TestDatabases } from "../test-databases";
import { listHoles } from "./find-red";
import type { Cover, Guard } from "./guard";
import { tryGuards } from "./try-guards";

/** What a proof removes its guards with. */
export type GuardProof = {
  open: () => Promise<TestDatabases>;
  list: (intact: Awaited<ReturnType<TestDatabases["open"]>>) => Promise<Guard[]>;
  attacks: readonly Attack[];
  covered: Readonly<Record<string, Cover>>;
};

/**
 * Removes every guard of a proof in turn: each is needed, or the process fails. Prints a line for each, with the attack that
 * gets through without it. Throws when an attack gets through with every guard in place.
 */
export async function removeGuards({ open, list, attacks, covered }: GuardProof): Promise<void> {
  const startedAt = Date.now();
  const databases = await open();
  try {
    const intact = await databases.open("intact");
    const holes = await listHoles(intact, attacks);
    const guards = await list(intact);
    await intact.close();
    if (holes.length > 0)
      throw new Error(`These attacks get through with every guard in place: ${holes.join("; ")}`);

    const trials = await tryGuards(databases, guards, attacks, covered, ({ guard, red }) => {
      const covers = covered[guard.name]?.by ?? [];
      const behind = covers.length === 0 ? "" : ` (behind ${covers.join(" and ")})`;
      console.log(
        `${red ? "red  " : "GREEN"}  ${guard.kind}  ${guard.name}${behind}  <-  ${red ? `${red.attack.name}: ${red.said}` : "nothing"}`,
      );
    });
    const green = trials.filter(({ red }) => red === null);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log(
      `${guards.length} guards, ${attacks.length} attacks: ${trials.length - green.length} turn a test red, ` +
        `${green.length} stay green. ${seconds} s`,
    );
    if (green.length > 0) process.exitCode = 1;
  } finally {
    await databases.close();
  }
}
