import * as v from "valibot";
import { paymentIdSchema } from "../_shared/checkout-contract.ts";
import { deliverySchema } from "../_shared/delivery.ts";

/** The gateway's id of a payment that became an order of the caller. */
export const requestSchema = v.object({ paymentId: paymentIdSchema });

export const responseSchema = deliverySchema;
