import type { Totals } from "../../../data/admin/payments";
import { maxCounted } from "../../../lib/max-counted";
import { formatPaise } from "../../../lib/money";
import { countText } from "../../../ui/count-text";

function Figure({ name, amountPaise }: { name: string; amountPaise: number }) {
  return (
    <div className="grid">
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="font-heading text-subheading font-bold tabular">{formatPaise(amountPaise)}</dd>
    </div>
  );
}

/** The totals of all payments of the list; for more than 10,000 payments only of the newest, with a note. */
export function PaymentTotals({ totals: { orders, amountPaise, refundedPaise } }: { totals: Totals }) {
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
      <p role="status" className="text-small text-ink-soft">
        {countText(orders, "payment", "payments")}
        {orders > maxCounted && ". Totals of the newest 10,000:"}
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Figure name="Collected" amountPaise={amountPaise} />
        <Figure name="Refunded" amountPaise={refundedPaise} />
        <Figure name="Net" amountPaise={amountPaise - refundedPaise} />
      </dl>
    </div>
  );
}
