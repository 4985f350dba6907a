import { checkoutFieldsSchema } from "../_shared/checkout-contract.ts";

/**
 * A form post of the checkout's ids and signature, from browsers inside other apps (docs/payments.md section 5). The
 * response is not JSON but a 303 redirect to a fixed page of the site.
 */
export const requestSchema = checkoutFieldsSchema;
