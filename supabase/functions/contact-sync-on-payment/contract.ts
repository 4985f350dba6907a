import * as v from "valibot";
import { deliverySchema, paymentIdSchema, type Delivery } from "../_shared/contract.ts";

/** The gateway's id of a payment that became an order of the caller. */
export const requestSchema = v.object({ paymentId: paymentIdSchema });

export const responseSchema = deliverySchema;

export type RequestContactSyncOnPayment = v.InferOutput<typeof requestSchema>;
export type ResponseContactSyncOnPayment = Delivery;
