import * as v from "valibot";
import { razorpayOrderIdSchema } from "../_shared/checkout-fields.ts";
import { paymentResultSchema } from "../_shared/payment-result.ts";

/** The gateway order that was shown to the student. */
export const requestSchema = v.object({ razorpay_order_id: razorpayOrderIdSchema });

/** 200 with the order, or 202 `pending`: not paid, or not known to be paid yet. */
export const responseSchema = paymentResultSchema;

export type RequestPaymentStatus = v.InferOutput<typeof requestSchema>;
