import { Fragment } from "react";
import { paths } from "../../../config/paths";
import { seller } from "../../../config/seller";
import { refundStatusTexts } from "../../../content/refund-status";
import type { Payment } from "../../../data/admin/payments";
import { cn } from "../../../lib/cn";
import { formatIst } from "../../../lib/dates";
import { formatInvoiceNumber } from "../../../lib/invoice-number";
import { formatPaise } from "../../../lib/money";
import { Button } from "../../../ui/button";
import { DataTable, type Column } from "../../../ui/data-table";
import { EmailText } from "../../../ui/email-text";
import { TextLink } from "../../../ui/text-link";
import { openRefundTexts, refundErrorTexts } from "./payment-texts";

/** Returns a link to the unfinished refund of an order. */
const toRefundPath = ({ paymentId, openRefund }: Payment) =>
  `${paths.adminPanel}?section=payments&view=refunds${openRefund === "under_way" ? "&state=under_way" : ""}&q=${paymentId}`;

/** Whether an order has money left to refund and no refund in progress. */
const isRefundable = ({ refundStatus, openRefund }: Payment) =>
  refundStatus !== "full" && openRefund === null;

/** Whether a refund can be started. When the time to ask for one is over, it can be started for another reason (decision 102). */
const canStartRefund = ({ refundError }: Payment) => refundError === null || refundError === "too_late";

const isExamRefunded = ({ refundStatus, refundedExams }: Payment, exam: string) =>
  refundStatus === "partial" && refundedExams.includes(exam);

/** On a wide screen, the parts of a cell are side by side, so that a row has two lines. */
const inOneLine = "lg:[&>div]:flex lg:[&>div]:flex-wrap lg:[&>div]:gap-x-2";

const orderColumns: Column<Payment>[] = [
  {
    name: "Order",
    className: cn("wrap-anywhere lg:min-w-68", inOneLine),
    render: (payment) => (
      <>
        <p className="font-semibold tabular">
          <span className="lg:hidden">Order </span>
          {payment.number}
        </p>
        {seller.gst && payment.gstPercent !== null && (
          <p className="text-ink-soft tabular">Invoice {formatInvoiceNumber(seller.gst.series, payment)}</p>
        )}
        <p className="text-ink-soft">{formatIst(payment.orderedAt, "dateTime")} IST</p>
        <p className="select-all">{payment.paymentId}</p>
        <p className="text-ink-soft uppercase">{payment.method}</p>
      </>
    ),
  },
  {
    name: "Student",
    className: "wrap-anywhere",
    render: ({ studentId, studentName, studentEmail }) => (
      <>
        <TextLink to={`${paths.adminPanel}?section=families&student=${studentId}`}>
          {studentName ?? "Deleted account"}
        </TextLink>
        <p
          className="text-ink-soft lg:max-w-32 lg:truncate lg:[&_wbr]:hidden"
          title={studentEmail ?? undefined}
        >
          <EmailText email={studentEmail} />
        </p>
      </>
    ),
  },
  {
    name: "Exams",
    className: "lg:min-w-32",
    render: (payment) => (
      <>
        <p>
          {payment.exams.map((exam, index) => (
            <Fragment key={exam}>
              {index > 0 && ", "}
              {isExamRefunded(payment, exam) ? (
                <s className="text-ink-soft">
                  {exam}
                  <span className="sr-only"> (refunded)</span>
                </s>
              ) : (
                exam
              )}
            </Fragment>
          ))}
        </p>
        <p className="text-ink-soft lg:max-w-32 lg:truncate" title={payment.edition}>
          {payment.className} · {payment.edition}
        </p>
      </>
    ),
  },
  {
    name: "Amount",
    className: "tabular",
    // The taxes are in the receipt and in the files.
    render: ({ amountPaise }) => <p className="font-semibold">{formatPaise(amountPaise)}</p>,
  },
  {
    name: "Status",
    className: "lg:whitespace-nowrap",
    render: (payment) => (
      <>
        <p className="tabular">
          {payment.refundStatus === "none" ? (
            refundStatusTexts.none
          ) : (
            <TextLink
              to={`${paths.adminPanel}?section=payments&view=refunds&state=done&q=${payment.paymentId}`}
            >
              {payment.refundStatus === "full"
                ? refundStatusTexts.full
                : `${formatPaise(payment.refundedPaise)} refunded`}{" "}
              <span className="sr-only">of order {payment.number}</span>
            </TextLink>
          )}
        </p>
        {payment.openRefund !== null && (
          <TextLink to={toRefundPath(payment)}>{openRefundTexts[payment.openRefund]}</TextLink>
        )}
        {isRefundable(payment) && !canStartRefund(payment) && payment.refundError !== null && (
          <p className="text-ink-soft">{refundErrorTexts[payment.refundError]}</p>
        )}
      </>
    ),
  },
];

/** One page of paid orders, each with its receipt and a refund button, or the reason why no refund can be started. */
export function PaymentTable({
  payments,
  isStale,
  onRefund,
  onReceipt,
}: {
  payments: readonly Payment[];
  isStale: boolean;
  onRefund: (payment: Payment) => void;
  onReceipt: (payment: Payment) => void;
}) {
  const columns: Column<Payment>[] = [
    ...orderColumns,
    {
      name: "Action",
      isAction: true,
      className: "lg:w-px",
      render: (payment) => (
        <div className="flex flex-wrap items-center gap-2 lg:flex-nowrap">
          <Button variant="quiet" size="card" className="px-4 lg:px-3" onClick={() => onReceipt(payment)}>
            Receipt <span className="sr-only">of order {payment.number}</span>
          </Button>
          {isRefundable(payment) && canStartRefund(payment) && (
            <Button variant="quiet" size="card" className="px-4 lg:px-3" onClick={() => onRefund(payment)}>
              Refund <span className="sr-only">order {payment.number}</span>
            </Button>
          )}
        </div>
      ),
    },
  ];
  return (
    <DataTable
      label="Paid orders"
      columns={columns}
      rows={payments}
      getRowId={(payment) => payment.id}
      isStale={isStale}
    />
  );
}
