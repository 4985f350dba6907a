import { formatIst } from "../lib/dates";
import { formatInvoiceNumber } from "../lib/invoice-number";
import { formatPaise } from "../lib/money";
import {
  findGst,
  DocumentFoot,
  DocumentHead,
  DocumentTotals,
  type DocumentField,
  type ReceiptIssuer,
  type ReceiptOrder,
} from "./receipt-document";

/**
 * The credit note of a refund. `issuedAt` is an ISO time in UTC, `exams` is empty for a refund of no particular exams, and
 * `earlierPaise` is the sum of the same order’s earlier credit notes.
 */
export type CreditNote = {
  number: string;
  issuedAt: string;
  amountPaise: number;
  earlierPaise: number;
  exams: readonly string[];
};

/** The credit note of a refund, with the invoice or receipt that it reduces; printed as `ReceiptDocument` is. */
export function CreditNoteDocument({
  note,
  order,
  issuer,
}: {
  note: CreditNote;
  order: ReceiptOrder;
  issuer: ReceiptIssuer;
}) {
  const gst = findGst(issuer, order);
  const details: DocumentField[] = [
    ["Credit note", note.number],
    ["Date", formatIst(note.issuedAt, "date")],
    ["For invoice", gst && formatInvoiceNumber(gst.series, order)],
    ["For order", String(order.number)],
    [gst ? "Invoice of" : "Receipt of", formatIst(order.orderedAt, "date")],
    ["Payment", order.paymentId],
    ["Student", order.studentName],
    ["Class", order.className],
    ["Guardian", order.guardianName],
    ["Account", order.email],
    ["Place of supply", gst?.placeOfSupply],
  ];
  return (
    <div className="printed-paper grid gap-4">
      <DocumentHead name="Credit note" issuer={issuer} gst={gst} details={details} />
      <table className="w-full text-left">
        <thead className="text-small text-ink-soft">
          <tr>
            <th className="py-1 font-normal">Refund</th>
            <th className="py-1 text-right font-normal">Amount</th>
          </tr>
        </thead>
        <tbody>
          <tr className="border-t border-line">
            <td className="py-1.5">{note.exams.length > 0 ? note.exams.join(", ") : "Part of the order"}</td>
            <td className="py-1.5 text-right tabular">{formatPaise(note.amountPaise)}</td>
          </tr>
        </tbody>
        <DocumentTotals
          gst={gst}
          name="Total refunded"
          amountPaise={note.amountPaise}
          earlierPaise={note.earlierPaise}
        />
      </table>
      <DocumentFoot helpEmail={issuer.helpEmail} />
    </div>
  );
}
