import { allAttacks } from "./attacks/all-attacks";
import { openTestDatabases } from "./test-databases";
import { coveredGuards } from "./guards/covered-guards";
import { listHoles } from "./guards/find-red";
import { listGuards } from "./guards/list-guards";
import { tryGuards } from "./guards/try-guards";

/** `npm run test:guards`: every constraint, lock and unique index of the money flow is needed, or this fails. */
async function removeGuards(): Promise<void> {
  const startedAt = Date.now();
  const databases = await openTestDatabases();
  try {
    const intact = await databases.open("intact");
    const holes = await listHoles(intact, allAttacks);
    const guards = await listGuards(intact.owner);
    await intact.close();
    if (holes.length > 0)
      throw new Error(`These attacks get through with every guard in place: ${holes.join("; ")}`);

    const trials = await tryGuards(databases, guards, allAttacks, coveredGuards, ({ guard, red }) => {
      const covers = coveredGuards[guard.name]?.by ?? [];
      const behind = covers.length === 0 ? "" : ` (behind ${covers.join(" and ")})`;
      console.log(
        `${red ? "red  " : "GREEN"}  ${guard.kind}  ${guard.name}${behind}  <-  ${red ? `${red.attack}: ${red.said}` : "nothing"}`,
      );
    });
    const green = trials.filter(({ red }) => red === null);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log(
      `${guards.length} guards, ${allAttacks.length} attacks: ${trials.length - green.length} turn a test red, ` +
        `${green.length} stay green. ${seconds} s`,
    );
    if (green.length > 0) process.exitCode = 1;
  } finally {
    await databases.close();
  }
}

await removeGuards();
