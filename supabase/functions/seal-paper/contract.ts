import * as v from "valibot";

/** The paper to seal; it must have been reviewed. */
export const requestSchema = v.object({ paper_id: v.pipe(v.string(), v.uuid()) });

export type RequestSealPaper = v.InferOutput<typeof requestSchema>;

/**
 * The sealed file's path in the bucket sealed-papers, its SHA-256 in hex and its size in bytes; or why the paper was not
 * sealed. `not_found`: no paper has this id. `conflict_of_interest`: the organiser has a child in the class. `changed_meanwhile`: the
 * questions were changed while the file was made. `not_reviewed`: the paper's status is not `reviewed`. `too_large`: the
 * file would have more bytes than the maximum (`most`).
 */
export const responseSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("sealed"), path: v.string(), sha256: v.string(), bytes: v.number() }),
  v.object({ outcome: v.picklist(["not_found", "conflict_of_interest", "changed_meanwhile"]) }),
  v.object({ outcome: v.literal("not_reviewed"), status: v.optional(v.string()) }),
  v.object({ outcome: v.literal("too_large"), bytes: v.number(), most: v.number() }),
]);

export type ResponseSealPaper = v.InferOutput<typeof responseSchema>;
