import * as v from "valibot";
import { paymentResultSchema, razorpayOrderIdSchema } from "../_shared/checkout-contract.ts";

/** The gateway order that was shown to the student. */
export const requestSchema = v.object({ razorpay_order_id: razorpayOrderIdSchema });

/** 200 with the order, or 202 `pending`: not paid, or not known to be paid yet. */
export const responseSchema = paymentResultSchema;

export type RequestPaymentStatus = v.InferOutput<typeof requestSchema>;
