import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { readReply } from "../read-reply";
import { getRows } from "../request";

const outcomeSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("saved"), carts: v.number(), started_payments: v.number() }),
  v.object({ outcome: v.literal("price_changed"), price_paise: v.number() }),
  v.object({ outcome: v.picklist(["unchanged", "invalid_price", "not_found"]) }),
]);

/** The server's reply to a new price; only `saved` means that something was changed. `price_changed`: see `setPrice`. */
export type PriceOutcome = v.InferOutput<typeof outcomeSchema>;

async function listExamPrices() {
  const client = await getClient();
  return getRows(
    client
      .rpc("list_prices")
      .select(
        "examId:exam_id, code, name, pricePaise:price_paise, isActive:is_active, carts, startedPayments:started_payments",
      ),
  );
}

async function listPriceChanges() {
  const client = await getClient();
  return getRows(
    client
      .rpc("list_price_changes")
      .select("id, at, by:changed_by, exam, beforePaise:before_paise, afterPaise:after_paise"),
  );
}

/** The current price of an exam (paise), and the carts that a change would affect. */
export type ExamPrice = Awaited<ReturnType<typeof listExamPrices>>[number];

/**
 * A change of a price: before and after in paise, `at` an ISO time in UTC, `by` null if it was made in the database's
 * console.
 */
export type PriceChange = Awaited<ReturnType<typeof listPriceChanges>>[number];

/**
 * @returns all exams with their prices by name, and the last 50 changes, newest first
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function listPrices() {
  const [prices, history] = await Promise.all([listExamPrices(), listPriceChanges()]);
  return { prices, history };
}

/**
 * Changes a price. The price of a started payment does not change.
 *
 * @param examId the exam's id
 * @param pricePaise the new price
 * @param shownPaise the old price that the confirmation dialog showed; if it was changed meanwhile, nothing is saved
 * (`price_changed`)
 * @returns the server's reply
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function setPrice(
  examId: string,
  pricePaise: number,
  shownPaise: number,
): Promise<PriceOutcome> {
  const client = await getClient();
  const call = client.rpc("set_price", {
    p_exam_id: examId,
    p_price_paise: pricePaise,
    p_seen_paise: shownPaise,
  });
  return readReply(outcomeSchema, call);
}

/** The query of all prices and their changes. */
export const pricesQuery = queryOptions({ queryKey: ["admin-prices"], queryFn: listPrices });
