import * as v from "valibot";

/** What became of a payment: an order of ours, or not known yet (HTTP 202), so that it is worth asking again. */
export const paymentResultSchema = v.variant("status", [
  v.object({ status: v.literal("success"), orderId: v.string() }),
  v.object({ status: v.literal("pending") }),
]);

export type PaymentResult = v.InferOutput<typeof paymentResultSchema>;
