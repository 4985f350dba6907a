import * as v from "valibot";
import { getClient } from "../client";
import { readAnswer } from "../read-answer";

const effect = { carts: v.number(), started_payments: v.number() };

const pricesSchema = v.pipe(
  v.object({
    prices: v.array(
      v.object({
        exam_id: v.string(),
        code: v.string(),
        name: v.string(),
        price_paise: v.number(),
        is_active: v.boolean(),
        ...effect,
      }),
    ),
    history: v.array(
      v.object({
        id: v.number(),
        at: v.string(),
        by: v.nullable(v.string()),
        exam: v.string(),
        before_paise: v.number(),
        after_paise: v.number(),
      }),
    ),
  }),
  v.transform(({ prices, history }) => ({
    prices: prices.map((price) => ({
      examId: price.exam_id,
      code: price.code,
      name: price.name,
      pricePaise: price.price_paise,
      isActive: price.is_active,
      carts: price.carts,
      startedPayments: price.started_payments,
    })),
    history: history.map(({ before_paise, after_paise, ...change }) =>
      Object.assign(change, { beforePaise: before_paise, afterPaise: after_paise }),
    ),
  })),
);

const outcomeSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("saved"), ...effect }),
  v.object({ outcome: v.literal("price_moved"), price_paise: v.number() }),
  v.object({ outcome: v.picklist(["unchanged", "invalid_price", "not_found"]) }),
]);

/** What is paid for an exam now (paise), and whom a change would meet. */
export type ExamPrice = v.InferOutput<typeof pricesSchema>["prices"][number];

/** A price that was changed: from and to in paise, `at` an ISO time in UTC, `by` null for the console. */
export type PriceChange = v.InferOutput<typeof pricesSchema>["history"][number];

/** What the server says to a new price; everything but `saved` has changed nothing. */
export type PriceOutcome = v.InferOutput<typeof outcomeSchema>;

/**
 * @returns all exams with their prices by name, and the last 50 changes, newest first
 * @throws AppError `forbidden` for anybody but an admin, or why they could not be read
 */
export async function listPrices() {
  const client = await getClient();
  return readAnswer(pricesSchema, client.rpc("list_prices"));
}

/**
 * Changes a price from the one that was seen. A payment that was started keeps its price.
 *
 * @param examId which exam
 * @param pricePaise the new price
 * @param seenPaise the price that was confirmed against
 * @returns what the server says to it
 * @throws AppError `forbidden` for anybody but an admin, or why no answer came
 */
export async function setPrice(examId: string, pricePaise: number, seenPaise: number): Promise<PriceOutcome> {
  const client = await getClient();
  const call = client.rpc("set_price", {
    p_exam_id: examId,
    p_price_paise: pricePaise,
    p_seen_paise: seenPaise,
  });
  return readAnswer(outcomeSchema, call);
}
