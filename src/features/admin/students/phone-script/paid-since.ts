/** Later payments for the exams of a payment that did not register them. */
import {
  listEventsOfKind,
  type FamilyEvent,
  type FamilyEventOf,
} from "../../../../data/admin/family-events/family-events";

/**
 * @param events the history of a student, newest first
 * @param unpaidEvent a payment that did not arrive or did not register its exams
 * @returns whether newer payments for all of its exams have arrived
 */
export function isPaidSince(
  events: readonly FamilyEvent[],
  unpaidEvent: FamilyEventOf<"checkout" | "payment_failed" | "paid_without_order">,
): boolean {
  const newerEvents = events.slice(0, events.indexOf(unpaidEvent));
  const arrivedPayments = listEventsOfKind(newerEvents, "paid", "paid_without_order");
  const paidExams = new Set(arrivedPayments.flatMap(({ examNames }) => examNames));
  return unpaidEvent.examNames.length === 0
    ? arrivedPayments.length > 0
    : unpaidEvent.examNames.every((exam) => paidExams.has(exam));
}
