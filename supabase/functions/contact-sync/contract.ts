import { deliverySchema } from "../_shared/delivery.ts";
import { ownEmailSchema } from "../_shared/own-email.ts";

/** The caller's own address: any other is refused with 403. */
export const requestSchema = ownEmailSchema;

export const responseSchema = deliverySchema;
