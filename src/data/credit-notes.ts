import * as v from "valibot";

/**
 * A credit note in a reply of the database (`private.credit_notes_json`), and how its refund was paid: `paidBy` is
 * `gateway`, `dashboard` (of the gateway), `bank` (a dispute that the family won), `upi`, `bank_transfer` (by an
 * organiser), `cash` or `by_hand` (before the way was recorded), `reference` the bank's number or null, `requestId` the
 * request that it answers or null. `earlierPaise` is the sum of the order's earlier credit notes.
 */
export const creditNoteSchema = v.pipe(
  v.object({
    number: v.string(),
    issued_at: v.string(),
    amount_paise: v.number(),
    earlier_paise: v.number(),
    exams: v.array(v.string()),
    paid_by: v.string(),
    reference: v.nullable(v.string()),
    refunded_at: v.string(),
    request_id: v.nullable(v.string()),
  }),
  v.transform((note) => ({
    number: note.number,
    issuedAt: note.issued_at,
    amountPaise: note.amount_paise,
    earlierPaise: note.earlier_paise,
    exams: note.exams,
    paidBy: note.paid_by,
    reference: note.reference,
    refundedAt: note.refunded_at,
    requestId: note.request_id,
  })),
);
