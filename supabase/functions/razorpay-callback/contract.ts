import type * as v from "valibot";
import { checkoutFieldsSchema } from "../_shared/checkout-fields.ts";

/** A form post of the checkout's three fields, from browsers inside other apps (payments.md section 5). */
export const requestSchema = checkoutFieldsSchema;

export type RequestRazorpayCallback = v.InferOutput<typeof requestSchema>;
/** Not JSON: a 303 to a fixed page of the site. */
export type ResponseRazorpayCallback = never;
