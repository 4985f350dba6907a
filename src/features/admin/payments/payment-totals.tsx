import type { Totals, UnmatchedTotals } from "../../../data/admin/payments";
import { maxCountedRows } from "../../../lib/max-counted";
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

/**
 * The totals of all orders of the list; for more than 10,000 orders only of the newest, with a note. Money that arrived
 * without becoming an order is not in the totals, but in a separate sentence.
 */
export function PaymentTotals({
  totals: { orders, amountPaise, refundedPaise },
  unmatched,
}: {
  totals: Totals;
  unmatched: UnmatchedTotals;
}) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <p role="status" className="text-small text-ink-soft">
          {countText(orders, "order", "orders")}
          {orders > maxCountedRows && ". Totals of the newest 10,000:"}
        </p>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <Figure name="Amount collected" amountPaise={amountPaise} />
          <Figure name="Refunded from these orders" amountPaise={refundedPaise} />
          <Figure name="Net" amountPaise={amountPaise - refundedPaise} />
        </dl>
      </div>
      {refundedPaise > 0 && (
        <p className="text-small text-ink-soft">
          A refund counts here on the day of its order; under Exports, in the month of its credit note.
        </p>
      )}
      {unmatched !== null && unmatched.payments > 0 && (
        <p className="text-small">
          Payments without an order (second payments, wrong amounts):{" "}
          {countText(unmatched.payments, "payment", "payments")},{" "}
          <span className="tabular">{formatPaise(unmatched.amountPaise)}</span> received,{" "}
          <span className="tabular">{formatPaise(unmatched.refundedPaise)}</span> of it refunded. These are
          not in the figures above.
        </p>
      )}
    </div>
  );
}
