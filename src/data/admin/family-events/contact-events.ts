import { eventSchema, parseMovedDays, splitNames } from "./event-schema";

/** A student's registration, consents, emails and notes (`private.list_contact_events`). */
export const contactEventSchemas = [
  eventSchema("registered", () => ({})),
  // `isUnpaid`: given with a cart that is not paid.
  eventSchema("consent_given", (row) => ({
    isForCamera: row.what === "camera",
    guardianName: row.note,
    isUnpaid: row.code === "unpaid",
  })),
  eventSchema("consent_withdrawn", (row) => ({
    isForCamera: row.what === "camera",
    guardianName: row.note,
  })),
  eventSchema("consent_asked", (row) => ({ isAnswered: row.what !== null })),
  // `movedDays`: the old and the new day of an exam that was moved. `lastError`: why the last attempt to send it failed.
  eventSchema("mail", (row) => {
    const movedDays = parseMovedDays(row.note);
    return {
      messageId: row.id,
      status: row.what ?? "",
      emailKind: row.code ?? "",
      examNames: splitNames(row.exam),
      amountPaise: row.amount_paise,
      movedDays,
      lastError: movedDays === null ? row.note : null,
    };
  }),
  // `emailKind`: of an email that was sent again. `details`: the changed fields, a refused name, or the old and new class.
  eventSchema("organiser", (row) => ({
    action: row.what ?? "",
    emailKind: row.code,
    examNames: splitNames(row.exam),
    amountPaise: row.amount_paise,
    details: row.note,
  })),
  // `childName`: null if the note is about this child.
  eventSchema("note", (row) => ({ childName: row.what, text: row.note ?? "" })),
];
