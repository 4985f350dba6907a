import { formatIst } from "../lib/dates";
import { formatInvoiceNumber } from "../lib/invoice-number";
import { listTaxes, type TaxDetails } from "../lib/list-taxes";
import { formatPaise } from "../lib/money";

/** Who issues the receipt; without `gst` it is not a tax invoice. */
export type ReceiptIssuer = {
  siteName: string;
  sellerName: string;
  address: string;
  helpEmail: string;
  gst: (TaxDetails & { sac: string; series: string }) | null;
};

/** A paid order as its receipt shows it; amounts in paise, `orderedAt` an ISO time in UTC, `examOn` a day. */
export type ReceiptOrder = {
  number: number;
  orderedAt: string;
  paymentId: string;
  amountPaise: number;
  refundedPaise: number;
  className: string;
  studentName: string | null | undefined;
  guardianName: string | null | undefined;
  email: string | null | undefined;
  items: readonly {
    examId: string;
    name: string;
    pricePaise: number;
    examOn: string | null;
    isRefunded: boolean;
  }[];
};

/** The receipt, or tax invoice, of an order; index.css prints only this part of the page. */
export function ReceiptPaper({ order, issuer }: { order: ReceiptOrder; issuer: ReceiptIssuer }) {
  const { gst } = issuer;
  const details: (readonly [string, string | null | undefined])[] = [
    ["Invoice number", gst && formatInvoiceNumber(gst.series, order)],
    ["Order", String(order.number)],
    ["Paid on", `${formatIst(order.orderedAt, "dateTime")} IST`],
    ["Payment", order.paymentId],
    ["Student", order.studentName],
    ["Class", order.className],
    ["Guardian", order.guardianName],
    ["Account", order.email],
    ["Place of supply", gst?.placeOfSupply],
  ];
  return (
    <div className="printed-paper grid gap-4">
      <div>
        <p className="font-heading text-heading font-bold">{issuer.siteName}</p>
        <p className="text-small">
          {gst ? "Tax invoice" : "Receipt"} of {issuer.sellerName}
          {issuer.address && `, ${issuer.address}`}
        </p>
        {gst && (
          <p className="text-small">
            GSTIN {gst.gstin} · SAC {gst.sac}
          </p>
        )}
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-small">
        {details.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <table className="w-full text-left">
        <thead className="text-small text-ink-soft">
          <tr>
            <th className="py-1 font-normal">Olympiad exam</th>
            <th className="py-1 text-right font-normal">Price</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map(({ examId, name, examOn, isRefunded, pricePaise }) => (
            <tr key={examId} className="border-t border-line">
              <td className="py-1.5">
                {name}
                {examOn !== null && `, ${formatIst(examOn, "date")}`}
                {isRefunded && " (refunded)"}
              </td>
              <td className="py-1.5 text-right tabular">{formatPaise(pricePaise)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t-2 border-ink">
          {gst &&
            listTaxes(gst, order.amountPaise).map(({ name, amountPaise }) => (
              <tr key={name} className="text-small">
                <td className="py-1">{name}</td>
                <td className="py-1 text-right tabular">{formatPaise(amountPaise)}</td>
              </tr>
            ))}
          <tr className="font-semibold">
            <td className="py-1.5">Total paid</td>
            <td className="py-1.5 text-right tabular">{formatPaise(order.amountPaise)}</td>
          </tr>
          {order.refundedPaise > 0 && (
            <tr className="font-semibold">
              <td className="py-1.5">Total refunded</td>
              <td className="py-1.5 text-right tabular">{formatPaise(order.refundedPaise)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <p className="text-small text-ink-soft">
        Made by computer, valid without a signature. Questions? {issuer.helpEmail}
      </p>
    </div>
  );
}
