import type * as v from "valibot";
import { checkoutFieldsSchema } from "../_shared/checkout-fields.ts";
import { paymentResultSchema, type PaymentResult } from "../_shared/payment-result.ts";

/** The three fields of the checkout's success handler. */
export const requestSchema = checkoutFieldsSchema;

/** 200 with the order, or 202 `pending` when the gateway cannot tell us right now: ask payment-status then. */
export const responseSchema = paymentResultSchema;

export type RequestConfirmPayment = v.InferOutput<typeof requestSchema>;
export type ResponseConfirmPayment = PaymentResult;
