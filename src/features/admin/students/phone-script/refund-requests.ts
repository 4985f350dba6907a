import {
  listEventsOfKind,
  type FamilyEvent,
  type FamilyEventOf,
} from "../../../../data/admin/family-events/family-events";

/**
 * @param events the history of a student
 * @param refund a refund
 * @returns the request that led to the refund, by the family or by an organiser (`organiserName`) for it; undefined if
 *   nobody requested the refund
 */
export const findRequest = (
  events: readonly FamilyEvent[],
  { requestId }: FamilyEventOf<"refund">,
): FamilyEventOf<"refund_asked"> | undefined =>
  requestId === null
    ? undefined
    : listEventsOfKind(events, "refund_asked").find((request) => request.requestId === requestId);
