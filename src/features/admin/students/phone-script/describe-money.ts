import type { FamilyEvent } from "../../../../data/admin/family-events/family-events";
import { describeUnpaidCheckouts } from "./describe-checkouts";
import { describeDecidedRefunds } from "./describe-decided-refunds";
import { describeWaitingRefunds } from "./describe-waiting-refunds";

/**
 * @param events the history of a student, newest first
 * @param now the time of the call
 * @returns the sentences about money that an organiser reads out to a parent on the phone: what waits for a decision,
 *   payments that did not arrive, then the newest refunds
 */
export const describeMoney = (events: readonly FamilyEvent[], now: Date): string[] => [
  ...describeWaitingRefunds(events, now),
  ...describeUnpaidCheckouts(events, now),
  ...describeDecidedRefunds(events, now),
];
