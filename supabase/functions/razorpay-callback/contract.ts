import { checkoutFieldsSchema } from "../_shared/checkout-contract.ts";

/**
 * A form post of the checkout's three fields, from browsers inside other apps (docs/payments.md section 5). The answer is no
 * JSON: a 303 to a fixed page of the site.
 */
export const requestSchema = checkoutFieldsSchema;
