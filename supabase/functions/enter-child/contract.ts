import * as v from "valibot";

/** The child of the caller's family to change to. */
export const requestSchema = v.object({ student_id: v.pipe(v.string(), v.uuid()) });

export type RequestEnterChild = v.InferOutput<typeof requestSchema>;

/**
 * The token that `verifyOtp` (type `magiclink`) turns into the child's session, once. The child of another family is
 * refused with 403.
 */
export const responseSchema = v.object({ token_hash: v.string() });

export type ResponseEnterChild = v.InferOutput<typeof responseSchema>;
