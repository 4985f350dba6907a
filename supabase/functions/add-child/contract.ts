import * as v from "valibot";

/** The child to add to the caller's family: its name, class and school. SQL checks them. */
export const requestSchema = v.object({
  name: v.string(),
  class_id: v.pipe(v.string(), v.uuid()),
  school_name: v.nullable(v.string()),
});

export type RequestAddChild = v.InferOutput<typeof requestSchema>;

/** The child's id, or the reason for which the child was not added (public.begin_child). */
export const responseSchema = v.variant("outcome", [
  v.object({ outcome: v.picklist(["added", "already_added"]), student_id: v.string() }),
  v.object({
    outcome: v.picklist([
      "no_family",
      "not_confirmed",
      "name_missing",
      "name_too_long",
      "school_too_long",
      "class_unknown",
      "family_full",
      "rate_limited",
    ]),
  }),
]);

export type ResponseAddChild = v.InferOutput<typeof responseSchema>;
