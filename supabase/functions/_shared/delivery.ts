import * as v from "valibot";

/** `sent` by this call, `already_sent` by an earlier one, or `queued`: it will be sent automatically. */
export const deliverySchema = v.object({ status: v.picklist(["sent", "already_sent", "queued"]) });

export type Delivery = v.InferOutput<typeof deliverySchema>;
