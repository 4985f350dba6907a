import { listGuards } from "../proof/guards/list-guards";
import { readMoneyArea } from "../proof/guards/area";
import { removeGuards } from "../proof/guards/remove-guards";
import { allAttacks } from "./attacks/all-attacks";
import { coveredGuards } from "./covered-guards";
import { openMoneyDatabases } from "./open-databases";

/** `npm run test:guards`: every constraint, lock and unique index of the money flow is needed, or this fails. */
await removeGuards({
  open: openMoneyDatabases,
  list: async ({ owner }) => listGuards(owner, await readMoneyArea()),
  attacks: allAttacks,
  covered: coveredGuards,
});
