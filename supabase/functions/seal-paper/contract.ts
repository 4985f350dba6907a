import * as v from "valibot";

/** Which paper; it has been reviewed. */
export const requestSchema = v.object({ paper_id: v.pipe(v.string(), v.uuid()) });

export type RequestSealPaper = v.InferOutput<typeof requestSchema>;

/** Where the sealed file is in the bucket sealed-papers, its SHA-256 in hex and its size; or why it was not sealed. */
export const responseSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("sealed"), path: v.string(), sha256: v.string(), bytes: v.number() }),
  v.object({ outcome: v.picklist(["not_found", "kept_out", "changed_meanwhile"]) }),
  v.object({ outcome: v.literal("not_reviewed"), status: v.optional(v.string()) }),
  v.object({ outcome: v.literal("too_large"), bytes: v.number(), most: v.number() }),
]);

export type ResponseSealPaper = v.InferOutput<typeof responseSchema>;
