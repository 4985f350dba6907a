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
  /** The rate of GST that the prices include; null if the order has a receipt, not a tax invoice. */
  gstPercent: number | null;
  className: string;
  studentName: string | null | undefined;
  guardianName: string | null | undefined;
  email: string | null | undefined;
  items: readonly {
    examId: string;
    name: string;
    pricePaise: number;
    examOn: string | null;
  }[];
};

/** A field of a receipt or credit note; one without a value is left out. */
export type DocumentField = readonly [name: string, value: string | null | undefined];

/**
 * @param issuer who issues the receipt
 * @param order a paid order
 * @returns the tax details with the rate of this order; null if it has a receipt only
 */
export function findGst(issuer: ReceiptIssuer, { gstPercent }: ReceiptOrder) {
  return issuer.gst === null || gstPercent === null ? null : { ...issuer.gst, percent: gstPercent };
}

/** The name of the document, who issued it, and its fields. */
export function DocumentHead({
  name,
  issuer,
  gst,
  details,
}: {
  name: string;
  issuer: ReceiptIssuer;
  gst: ReceiptIssuer["gst"];
  details: readonly DocumentField[];
}) {
  return (
    <>
      <div>
        <p className="font-heading text-heading font-bold">{issuer.siteName}</p>
        <p className="text-small">
          {name}, issued by {issuer.sellerName}
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
          ([detail, value]) =>
            value && (
              <div key={detail} className="contents">
                <dt className="text-ink-soft">{detail}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

/** The taxes of an amount, and the amount itself in the last row. */
export function DocumentTotals({
  gst,
  name,
  amountPaise,
  earlierPaise = 0,
}: {
  gst: ReceiptIssuer["gst"];
  /** The name of the amount, such as `Total paid`. */
  name: string;
  amountPaise: number;
  /** For a credit note: the sum of the same order’s earlier credit notes. */
  earlierPaise?: number;
}) {
  return (
    <tfoot className="border-t-2 border-ink">
      {gst &&
        listTaxes(gst, amountPaise, earlierPaise).map((tax) => (
          <tr key={tax.name} className="text-small">
            <td className="py-1">{tax.name}</td>
            <td className="py-1 text-right tabular">{formatPaise(tax.amountPaise)}</td>
          </tr>
        ))}
      <tr className="font-semibold">
        <td className="py-1.5">{name}</td>
        <td className="py-1.5 text-right tabular">{formatPaise(amountPaise)}</td>
      </tr>
    </tfoot>
  );
}

/** The last line of a receipt or credit note. */
export function DocumentFoot({ helpEmail }: { helpEmail: string }) {
  return (
    <p className="text-small text-ink-soft">
      This is a computer-generated receipt and needs no signature. Questions? {helpEmail}
    </p>
  );
}

/**
 * The receipt, or tax invoice, of an order as it was issued: a refund or a moved exam changes nothing in it.
 * index.css prints only this part of the page.
 */
export function ReceiptDocument({ order, issuer }: { order: ReceiptOrder; issuer: ReceiptIssuer }) {
  const gst = findGst(issuer, order);
  const details: DocumentField[] = [
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
      <DocumentHead
        name={gst ? "Tax invoice" : "Payment receipt"}
        issuer={issuer}
        gst={gst}
        details={details}
      />
      <table className="w-full text-left">
        <thead className="text-small text-ink-soft">
          <tr>
            <th className="py-1 font-normal">Olympiad exam</th>
            <th className="py-1 text-right font-normal">Price</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map(({ examId, name, examOn, pricePaise }) => (
            <tr key={examId} className="border-t border-line">
              <td className="py-1.5">
                {name}
                {examOn !== null && `, ${formatIst(examOn, "date")}`}
              </td>
              <td className="py-1.5 text-right tabular">{formatPaise(pricePaise)}</td>
            </tr>
          ))}
        </tbody>
        <DocumentTotals gst={gst} name="Total paid" amountPaise={order.amountPaise} />
      </table>
      <DocumentFoot helpEmail={issuer.helpEmail} />
    </div>
  );
}
