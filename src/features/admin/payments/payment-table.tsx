import { paths } from "../../../config/paths";
import { refundStatusTexts } from "../../../content/refund-status";
import type { Payment } from "../../../data/admin/payments";
import { formatIst } from "../../../lib/dates";
import { formatPaise } from "../../../lib/money";
import { Button } from "../../../ui/button";
import { DataTable, type Column } from "../../../ui/data-table";
import { TextLink } from "../../../ui/text-link";
import { refundErrorTexts } from "./payment-texts";

const factColumns: Column<Payment>[] = [
  {
    name: "Order",
    className: "lg:min-w-32",
    show: (payment) => (
      <>
        <p className="font-semibold tabular">
          <span className="lg:hidden">Order </span>
          {payment.number}
        </p>
        <p className="text-ink-soft">{formatIst(payment.orderedAt, "time")} IST</p>
      </>
    ),
  },
  {
    name: "Student",
    className: "wrap-anywhere lg:min-w-72",
    show: ({ studentId, studentName, studentEmail }) => (
      <>
        <TextLink to={`${paths.adminPanel}?section=families&student=${studentId}`}>
          {studentName ?? "Deleted account"}
        </TextLink>
        <p className="text-ink-soft">{studentEmail}</p>
      </>
    ),
  },
  {
    name: "Exams",
    className: "lg:min-w-40",
    show: (payment) => (
      <>
        <p>{payment.exams.join(", ")}</p>
        <p className="text-ink-soft">
          {payment.className} · {payment.edition}
        </p>
      </>
    ),
  },
  {
    name: "Amount",
    className: "font-semibold tabular lg:whitespace-nowrap",
    show: (payment) => formatPaise(payment.amountPaise),
  },
  {
    name: "Status",
    className: "lg:whitespace-nowrap",
    show: (payment) => (
      <>
        <p>{refundStatusTexts[payment.refundStatus]}</p>
        {payment.hasOpenRefund && (
          <TextLink to={`${paths.adminPanel}?section=payments&view=refunds`}>Refund in progress</TextLink>
        )}
        {payment.refundedPaise > 0 && (
          <p className="text-ink-soft tabular">{formatPaise(payment.refundedPaise)} refunded</p>
        )}
        {payment.refundStatus === "partial" && payment.refundedExams.length > 0 && (
          <p className="text-ink-soft">{payment.refundedExams.join(", ")}</p>
        )}
      </>
    ),
  },
  {
    name: "Payment",
    className: "wrap-anywhere lg:min-w-50",
    show: (payment) => (
      <>
        <p className="select-all">{payment.paymentId}</p>
        <p className="text-ink-soft uppercase">{payment.method}</p>
      </>
    ),
  },
];

/** One page of paid orders, each with a refund button, or the reason why no refund can be started. */
export function PaymentTable({
  payments,
  isStale,
  onRefund,
}: {
  payments: readonly Payment[];
  isStale: boolean;
  onRefund: (payment: Payment) => void;
}) {
  const columns: Column<Payment>[] = [
    ...factColumns,
    {
      name: "Action",
      isAction: true,
      show: (payment) =>
        payment.refundStatus === "full" || payment.hasOpenRefund ? null : payment.refundError !== null ? (
          <p className="text-ink-soft">{refundErrorTexts[payment.refundError]}</p>
        ) : (
          <Button variant="quiet" size="card" className="px-4" onClick={() => onRefund(payment)}>
            Refund <span className="sr-only">order {payment.number}</span>
          </Button>
        ),
    },
  ];
  return (
    <DataTable
      label="Paid orders"
      columns={columns}
      rows={payments}
      idOf={(payment) => payment.id}
      isStale={isStale}
    />
  );
}
