import {
  checkoutFieldsSchema,
  paymentResultSchema,
  type CheckoutFields,
  type PaymentResult,
} from "../_shared/checkout-contract.ts";

/** The ids and the signature that the checkout passes to the page's handler. */
export const requestSchema = checkoutFieldsSchema;

/** 200 with the order, or 202 `pending` if the gateway does not answer now; call payment-status then. */
export const responseSchema = paymentResultSchema;

export type RequestConfirmPayment = CheckoutFields;
export type ResponseConfirmPayment = PaymentResult;
