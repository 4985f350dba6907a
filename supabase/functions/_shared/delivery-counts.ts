import * as v from "valibot";
import { RemoteError } from "./remote-call.ts";

/**
 * The number of claimed rows by result. A row is `unfinished` if its result could not be reported to the database; it is
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

/** Returns the reason for which a message was not sent, as a short text without personal data, to store in its row. */
export function describeReason(error: unknown): string {
  if (error instanceof RemoteError) return `${error.service} ${error.status ?? "no answer"} ${error.code}`;
  return error instanceof v.ValiError ? "the row’s data has another shape" : "unexpected error";
}
