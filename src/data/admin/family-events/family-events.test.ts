import * as v from "valibot";
import { expect, it } from "vitest";
import { makeFamilyEvent } from "../../../../tests/support/family-factory";
import { familyEventSchema } from "./family-events";

it.each<[Record<string, unknown>, Record<string, unknown>]>([
  [
    { kind: "refund", what: "review", exam: "Maths, Science", code: "pay_1", note: "exam_cancelled" },
    {
      status: "review",
      examNames: ["Maths", "Science"],
      paymentId: "pay_1",
      requestId: null,
      reason: "exam_cancelled",
      note: null,
    },
  ],
  [
    { kind: "refund", what: "refused", note: "A bank test.", by: "Meera" },
    { reason: null, note: "A bank test.", examNames: [], organiserName: "Meera" },
  ],
  [
    { kind: "refund", what: "refused", id: "r", note: "dispute" },
    { requestId: "r", reason: null, note: "dispute" },
  ],
  [
    { kind: "paid_without_order", what: "amount_mismatch", amount_paise: 24900, note: "25000" },
    { reason: "amount_mismatch", amountPaise: 24900, cartPricePaise: 25000 },
  ],
  [
    { kind: "checkout", what: "open", exam: "Maths, Science", note: "Maths" },
    { status: "open", examNames: ["Maths", "Science"], cancelledExamNames: ["Maths"] },
  ],
  [
    { kind: "mail", what: "sent", code: "exam_moved_email", note: "2027-01-17 2027-01-24", id: "m" },
    {
      messageId: "m",
      emailKind: "exam_moved_email",
      movedDays: { oldDay: "2027-01-17", newDay: "2027-01-24" },
      lastError: null,
    },
  ],
  [
    { kind: "mail", what: "dead", note: "gave up: mailbox full" },
    { status: "dead", movedDays: null, lastError: "gave up: mailbox full" },
  ],
  [
    { kind: "grant", what: "waiting", code: "600 2026-12-01T09:20:00Z/2026-12-01T09:40:00Z" },
    {
      isWaiting: true,
      extraSeconds: 600,
      startPeriod: { opensAt: "2026-12-01T09:20:00Z", lastStartAt: "2026-12-01T09:40:00Z" },
    },
  ],
  [
    { kind: "grant", what: "given", code: "600" },
    { isWaiting: false, extraSeconds: 600, startPeriod: null },
  ],
  [
    { kind: "device_check", what: "problem", code: "browser clock" },
    { isGood: false, problems: ["browser", "clock"] },
  ],
  [
    { kind: "award", what: "corrected", code: "Speed Post EK2", note: "Speed Post EK1" },
    { step: "corrected", parcel: "Speed Post EK2", oldParcel: "Speed Post EK1", medal: null },
  ],
  [
    { kind: "award", what: "replaced", code: "waiting", note: "came in two pieces" },
    { parcel: null, newState: "waiting", replacementReason: "came in two pieces" },
  ],
  [
    { kind: "award", what: "won", code: "gold", note: "2027-05-01" },
    { medal: "gold", parcel: null, oldParcel: null },
  ],
  [
    { kind: "result", what: "final", exam: "Maths", code: "37", note: "5 of 120" },
    { examName: "Maths", isFinal: true, marks: 37, rankText: "5 of 120" },
  ],
])("names the fields of the event %o", (row, event) => {
  expect(v.parse(familyEventSchema, makeFamilyEvent(row))).toMatchObject(event);
});
