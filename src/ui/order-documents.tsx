import { useState } from "react";
import { formatPaise } from "../lib/money";
import { Button } from "./button";
import { CreditNoteDocument, type CreditNote } from "./credit-note-document";
import { findGst, ReceiptDocument, type ReceiptIssuer, type ReceiptOrder } from "./receipt-document";

/** The documents of an order, one at a time: its receipt or tax invoice, and the credit notes of its refunds. */
export function OrderDocuments({
  order,
  creditNotes,
  issuer,
}: {
  order: ReceiptOrder;
  creditNotes: readonly CreditNote[];
  issuer: ReceiptIssuer;
}) {
  const [shownNumber, setShownNumber] = useState<string | null>(null);
  const shownNote = creditNotes.find(({ number }) => number === shownNumber);
  const receiptName = findGst(issuer, order) ? "Tax invoice" : "Receipt";
  const documents = [
    { number: null, text: `${receiptName}, ${formatPaise(order.amountPaise)}` },
    ...creditNotes.map(({ number, amountPaise }) => ({
      number,
      text: `Credit note ${number}, ${formatPaise(amountPaise)}`,
    })),
  ];
  return (
    <>
      {creditNotes.length > 0 && (
        <div role="group" aria-label="Documents of this order" className="flex flex-wrap gap-2">
          {documents.map(({ number, text }) => {
            const isShown = (shownNote?.number ?? null) === number;
            return (
              <Button
                key={text}
                variant={isShown ? "quiet" : "outline"}
                size="card"
                aria-pressed={isShown}
                onClick={() => setShownNumber(number)}
              >
                {text}
              </Button>
            );
          })}
        </div>
      )}
      {shownNote ? (
        <CreditNoteDocument note={shownNote} order={order} issuer={issuer} />
      ) : (
        <ReceiptDocument order={order} issuer={issuer} />
      )}
    </>
  );
}
