/** Sentences about payments that have arrived, which an organiser reads out to a parent on the phone. */
import type { Family } from "../../../../data/admin/families";
import { listEventsOfKind, type FamilyEvent } from "../../../../data/admin/family-events/family-events";
import { dayInIndia } from "../../../../lib/day-in-india";
import { formatPaise } from "../../../../lib/money";
import { forExams, formatExamsWithVerb } from "./list-exams";
import { isRecent } from "./mention-period";

/** The maximum number of payments that one sentence names. */
const maxNamedPayments = 3;

/** A new order has a sentence of its own for this time, in milliseconds (7 days). */
const newOrderMs = 7 * 86_400_000;

/** The maximum number of sentences about new orders. */
const maxNewOrders = 2;

/** The orders that were not fully refunded, newest first. */
const listPaidOrders = (events: readonly FamilyEvent[]) =>
  listEventsOfKind(events, "paid").filter(({ refundStatus }) => refundStatus !== "full");

/**
 * @param events the history of a student, newest first
 * @param now the time of the call
 * @returns the sentence about the payments of the last 14 days that have arrived; if there are none, about the last
 *   payment
 */
export function describePayments(events: readonly FamilyEvent[], now: Date): string {
  const paidOrders = listPaidOrders(events);
  const recentOrders = paidOrders.filter((order) => isRecent(order, now)).slice(0, maxNamedPayments);
  const namedOrders = recentOrders.length > 0 ? recentOrders : paidOrders.slice(0, 1);
  if (namedOrders.length === 0) return "Your payment has reached us.";
  const amounts = namedOrders.map(
    ({ amountPaise, examNames }) => `${formatPaise(amountPaise)}${forExams(examNames)}`,
  );
  return amounts.length === 1
    ? `Your payment of ${amounts[0]} has reached us.`
    : `Your payments of ${new Intl.ListFormat("en-IN").format(amounts)} have reached us.`;
}

/**
 * @param family the exams of a student, and the history, newest first
 * @param now the time of the call
 * @returns the sentences about the newest orders of the last 7 days, each with its upcoming exams
 */
export function describeNewOrders({ exams, events }: Pick<Family, "exams" | "events">, now: Date): string[] {
  const today = dayInIndia(now);
  const isUpcoming = (examName: string) =>
    exams.some(
      ({ name, isActive, isCancelled, examOn }) =>
        name === examName && isActive && !isCancelled && (examOn === null || examOn > today),
    );
  return listPaidOrders(events)
    .filter((order) => isRecent(order, now, newOrderMs))
    .flatMap(({ amountPaise, examNames }) => {
      const upcomingExams = examNames.filter(isUpcoming);
      return upcomingExams.length === 0
        ? []
        : [
            `Your payment of ${formatPaise(amountPaise)}${forExams(examNames)} has reached us; ${formatExamsWithVerb(upcomingExams)} registered.`,
          ];
    })
    .slice(0, maxNewOrders);
}
