import { expect, test } from "vitest";
import { removeGuards } from "../harness/guards/remove-guards";
import { allAttacks } from "./attacks/all-attacks";
import { coveredGuards, listExamGuards } from "./exam-guards";
import { openExamDatabases } from "./open-databases";

test(
  "every constraint, lock, cap, trigger and check for taking an exam is needed",
  async () => {
    const result = await removeGuards({
      open: openExamDatabases,
      listGuards: listExamGuards,
      attacks: allAttacks,
      covered: coveredGuards,
    });
    // No attack succeeds with all guards in place, and without any one of them at least one does.
    expect(result).toEqual({ attacksThatSucceed: [], needlessGuards: [] });
  },
  30 * 60_000,
);
