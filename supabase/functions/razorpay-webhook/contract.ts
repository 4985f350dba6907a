import * as v from "valibot";
import { paymentIdSchema } from "../_shared/checkout-contract.ts";

const refundIdSchema = v.pipe(v.string(), v.regex(/^rfnd_[A-Za-z0-9]{1,40}$/, "is not a refund id"));
const eventSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));
const paiseSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * The part of the gateway's message that we read (docs/payments.md section 5). For payments and refunds we trust only
 * the ids and ask the gateway for the rest. For a dispute we also use the amount (paise), which a person checks.
 */
export const requestSchema = v.object({
  event: eventSchema,
  payload: v.optional(
    v.object({
      payment: v.optional(
        v.object({ entity: v.object({ id: paymentIdSchema, order_id: v.nullish(v.string(), null) }) }),
      ),
      refund: v.optional(v.object({ entity: v.object({ id: refundIdSchema }) })),
      dispute: v.optional(
        v.object({ entity: v.object({ payment_id: paymentIdSchema, amount: paiseSchema }) }),
      ),
    }),
    {},
  ),
});

/** The name of an event whose other fields we do not understand, for the inbox. */
export const eventNameSchema = v.pipe(v.string(), v.parseJson(), v.object({ event: eventSchema }));

/** The gateway reads only the status; any 2xx ends its retries. */
export const responseSchema = v.object({ status: v.literal("ok") });

export type RequestRazorpayWebhook = v.InferOutput<typeof requestSchema>;
export type ResponseRazorpayWebhook = v.InferOutput<typeof responseSchema>;
