import type * as v from "valibot";
import { deliverySchema, ownEmailSchema, type Delivery } from "../_shared/contract.ts";

/** The caller's own address: any other is refused with 403. */
export const requestSchema = ownEmailSchema;

export const responseSchema = deliverySchema;

export type RequestContactSync = v.InferInput<typeof requestSchema>;
export type ResponseContactSync = Delivery;
