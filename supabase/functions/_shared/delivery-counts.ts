import * as v from "valibot";
import { RemoteError } from "./remote-call.ts";

/**
 * The number of claimed rows by result: `sent`, `retry` (failed, tried again later), `dead` (given up) and `unfinished`
 * (the result could not be stored in the database, so the row is sent again when its lock has expired).
 */
export interface DeliveryCounts {
  sent: number;
  retry: number;
  dead: number;
  unfinished: number;
}

export const zeroCounts: Readonly<DeliveryCounts> = { sent: 0, retry: 0, dead: 0, unfinished: 0 };

/** Adds two sets of counts. */
export function addCounts(a: DeliveryCounts, b: DeliveryCounts): DeliveryCounts {
  return {
    sent: a.sent + b.sent,
    retry: a.retry + b.retry,
    dead: a.dead + b.dead,
    unfinished: a.unfinished + b.unfinished,
  };
}

/** Returns a short text without personal data that says why a message was not sent. It is stored in the message's row. */
export function describeReason(error: unknown): string {
  if (error instanceof RemoteError) return `${error.service} ${error.status ?? "no answer"} ${error.code}`;
  return error instanceof v.ValiError ? "the data of the row is not valid" : "unexpected error";
}
