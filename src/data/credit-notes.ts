import * as v from "valibot";

/** A credit note in a reply of the database (`private.credit_notes_json`). */
export const creditNoteSchema = v.pipe(
  v.object({
    number: v.string(),
    issued_at: v.string(),
    amount_paise: v.number(),
    exams: v.array(v.string()),
  }),
  v.transform((note) => ({
    number: note.number,
    issuedAt: note.issued_at,
    amountPaise: note.amount_paise,
    exams: note.exams,
  })),
);
