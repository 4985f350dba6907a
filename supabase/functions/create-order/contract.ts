import * as v from "valibot";
import type { Reply } from "../_shared/database-replies.ts";

const uuid = v.pipe(v.string("is missing"), v.uuid("is not an id"));

/**
 * `amount` is in paise, as the page shows it; the server only compares it with its own total. The gateway's minimum is
 * 100 paise (docs/payments.md section 5). `key` is generated once per cart content, so that a retry gets the same order.
 */
export const requestSchema = v.object({
  amount: v.pipe(
    v.number("must be a number of paise"),
    v.safeInteger("must be a whole number of paise"),
    v.minValue(100, "must be at least 100 paise"),
    v.maxValue(10_000_000, "is too large"),
  ),
  items: v.pipe(
    v.array(uuid, "must be a list of exam ids"),
    v.minLength(1, "must hold at least one exam"),
    v.checkItems((item, index, items) => items.indexOf(item) === index, "holds an exam twice"),
  ),
  key: uuid,
});

/** The gateway order to open the checkout with; `key_id` is the public half of the key pair. */
export const responseSchema = v.object({
  id: v.string(),
  amount: v.number(),
  currency: v.string(),
  key_id: v.string(),
});

export type RequestCreateOrder = v.InferOutput<typeof requestSchema>;
export type ResponseCreateOrder = v.InferOutput<typeof responseSchema>;

/** The reasons for which there is no order to pay. The database's outcome is also the error code. */
export type RefusalCreateOrder = Exclude<
  Reply<"begin_payment">["outcome"],
  "create" | "ready" | "wait" | "invalid_items"
>;
