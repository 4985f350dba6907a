import { removeGuards } from "../harness/guards/remove-guards";
import { allAttacks } from "./attacks/all-attacks";
import { coveredGuards, listExamGuards } from "./exam-guards";
import { openExamDatabases } from "./open-databases";

/** `npm run test:guards`, the exam's part: every constraint, lock and check of sitting an exam is needed, or this fails. */
await removeGuards({
  open: openExamDatabases,
  list: listExamGuards,
  attacks: allAttacks,
  covered: coveredGuards,
});
