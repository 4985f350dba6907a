import * as v from "valibot";

/**
 * @param name an outcome without further data
 * @returns the schema of a reply that has only this outcome
 */
export const paperOutcome = <const Name extends string>(name: Name) => v.object({ outcome: v.literal(name) });

/** The refusals that all functions about drafts share. */
export const draftRefusals = [
  paperOutcome("not_draft"),
  paperOutcome("conflict_of_interest"),
  paperOutcome("not_found"),
] as const;
