import { listGuards } from "../harness/guards/list-guards";
import { readMoneyArea } from "../harness/guards/area";
import { removeGuards } from "../harness/guards/remove-guards";
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
