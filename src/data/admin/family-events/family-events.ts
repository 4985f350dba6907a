import * as v from "valibot";
import { contactEventSchemas } from "./contact-events";
import { examEventSchemas } from "./exam-events";
import { paymentEventSchemas } from "./payment-events";

/** An event of a student's history, as `read_family` returns it, with a name for each of its fields. */
export const familyEventSchema = v.variant("kind", [
  ...contactEventSchemas,
  ...paymentEventSchemas,
  ...examEventSchemas,
]);

/** An event of a student's history; its fields depend on its kind. */
export type FamilyEvent = v.InferOutput<typeof familyEventSchema>;

type EventsByKind = { [Kind in FamilyEvent["kind"]]: Extract<FamilyEvent, { kind: Kind }> };

/** An event of one kind, or of several kinds. */
export type FamilyEventOf<Kind extends FamilyEvent["kind"]> = EventsByKind[Kind];

/**
 * @param events the history of a student
 * @param kinds the kinds of events
 * @returns the events of these kinds, in the same order
 */
export function listEventsOfKind<Kind extends FamilyEvent["kind"]>(
  events: readonly FamilyEvent[],
  ...kinds: Kind[]
): FamilyEventOf<Kind>[] {
  const isOfKind = (event: FamilyEvent): event is FamilyEventOf<Kind> =>
    kinds.some((kind) => kind === event.kind);
  return events.filter(isOfKind);
}
