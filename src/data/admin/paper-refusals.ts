import * as v from "valibot";

/**
 * @param name an outcome without further data
 * @returns its schema, for the answers about a paper
 */
export const paperOutcome = <const Name extends string>(name: Name) => v.object({ outcome: v.literal(name) });

/** Refusals of each function about a draft; the panel's list has the others. */
export const draftRefusals = [
  paperOutcome("not_draft"),
  paperOutcome("kept_out"),
  paperOutcome("not_found"),
] as const;
