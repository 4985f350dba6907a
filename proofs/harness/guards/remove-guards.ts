import type { Attack } from "../attack";
import type { TestDatabases } from "../test-databases";
import { listHoles } from "./find-red";
import type { Cover, Guard } from "./guard";
import { tryGuards } from "./try-guards";

/** The functions with which a proof removes its guards. */
export type GuardProof = {
  open: () => Promise<TestDatabases>;
  list: (intact: Awaited<ReturnType<TestDatabases["open"]>>) => Promise<Guard[]>;
  attacks: readonly Attack[];
  covered: Readonly<Record<string, Cover>>;
};

/**
 * Removes every guard of a proof in turn and attacks. Prints a line for each guard, with the attack that gets through
 * without it.
 *
 * @returns `holes`, the attacks that get through with every guard in place, and `needless`, the guards whose removal lets no
 *   attack through; both must be empty
 */
export async function removeGuards({ open, list, attacks, covered }: GuardProof) {
  const databases = await open();
  try {
    const intact = await databases.open("intact");
    const holes = await listHoles(intact, attacks);
    const guards = await list(intact);
    await intact.close();
    const trials = await tryGuards(databases, guards, attacks, covered, ({ guard, red }) => {
      const covers = covered[guard.name]?.by ?? [];
      const behind = covers.length === 0 ? "" : ` (behind ${covers.join(" and ")})`;
      console.log(
        `${red ? "needed  " : "NEEDLESS"}  ${guard.kind}  ${guard.name}${behind}  <-  ${red ? `${red.attack.name}: ${red.said}` : "nothing"}`,
      );
    });
    return { holes, needless: trials.flatMap(({ guard, red }) => (red === null ? [guard.name] : [])) };
  } finally {
    await databases.close();
  }
}
