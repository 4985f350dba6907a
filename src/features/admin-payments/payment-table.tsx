import { refundStatusTexts } from "../../content/refund-status";
import type { Payment } from "../../data/admin/payments";
import { formatIst } from "../../lib/dates";
import { formatPaise } from "../../lib/money";
import { DataCell, DataTable } from "../../ui/data-table";

const columns = ["Order", "Student", "Exams", "Amount", "Status", "Payment"];

/** One page of paid orders. */
export function PaymentTable({ payments, isStale }: { payments: readonly Payment[]; isStale: boolean }) {
  return (
    <DataTable label="Paid orders" columns={columns} isStale={isStale}>
      {payments.map((payment) => (
        <tr key={payment.id}>
          <DataCell className="whitespace-nowrap">
            <p className="font-semibold tabular">{payment.number}</p>
            <p className="text-ink-soft">{formatIst(payment.orderedAt, "time")} IST</p>
          </DataCell>
          <DataCell className="min-w-48 wrap-anywhere">
            <p className="font-semibold">{payment.student.name ?? "Deleted account"}</p>
            <p className="text-ink-soft">{payment.student.email}</p>
          </DataCell>
          <DataCell className="min-w-48">
            <p>{payment.exams.join(", ")}</p>
            <p className="text-ink-soft">
              {payment.className} · {payment.edition}
            </p>
          </DataCell>
          <DataCell className="font-semibold whitespace-nowrap tabular">
            {formatPaise(payment.amountPaise)}
          </DataCell>
          <DataCell className="whitespace-nowrap">
            <p>{refundStatusTexts[payment.refundStatus]}</p>
            {payment.refundedPaise > 0 && (
              <p className="text-ink-soft tabular">{formatPaise(payment.refundedPaise)} back</p>
            )}
          </DataCell>
          <DataCell className="min-w-40 wrap-anywhere">
            <p className="select-all">{payment.paymentId}</p>
            <p className="text-ink-soft uppercase">{payment.method}</p>
          </DataCell>
        </tr>
      ))}
    </DataTable>
  );
}
