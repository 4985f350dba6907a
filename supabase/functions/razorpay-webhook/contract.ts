import * as v from "valibot";
import { paymentIdSchema } from "../_shared/checkout-fields.ts";

/**
 * As much of the gateway's envelope as is read (payments.md section 5). Of the payment only its id is believed:
 * everything else is asked at the gateway.
 */
export const requestSchema = v.object({
  event: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  payload: v.optional(
    v.object({ payment: v.optional(v.object({ entity: v.object({ id: paymentIdSchema }) })) }),
    {},
  ),
});

/** The gateway reads only the status; any 2xx ends its retries. */
export const responseSchema = v.object({ status: v.literal("ok") });

export type RequestRazorpayWebhook = v.InferOutput<typeof requestSchema>;
export type ResponseRazorpayWebhook = v.InferOutput<typeof responseSchema>;
