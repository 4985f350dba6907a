import * as v from "valibot";
import { RemoteError } from "./remote-call.ts";

/**
 * The number of claimed rows by result. A result that could not be reported to the database is `unfinished`: the row is
 * sent again after its lock.
 */
export interface DeliveryCounts {
  sent: number;
  retry: number;
  dead: number;
  unfinished: number;
}

/** All counts 0. */
export const noDelivery: Readonly<DeliveryCounts> = { sent: 0, retry: 0, dead: 0, unfinished: 0 };

/** Adds two sets of counts. */
export function addCounts(a: DeliveryCounts, b: DeliveryCounts): DeliveryCounts {
  return {
    sent: a.sent + b.sent,
    retry: a.retry + b.retry,
    dead: a.dead + b.dead,
    unfinished: a.unfinished + b.unfinished,
  };
}

/** Returns why a message was not sent, to store in its row: short, without the receiver's data. */
export function describeReason(error: unknown): string {
  if (error instanceof RemoteError) return `${error.service} ${error.status ?? "no answer"} ${error.code}`;
  return error instanceof v.ValiError ? "the row’s data has another shape" : "unexpected error";
}
