import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../../config/paths";
import { seller } from "../../../config/seller";
import {
  paymentsQuery,
  refundStatuses,
  type Payment,
  type PaymentFilter,
  type UnmatchedPayment,
} from "../../../data/admin/payments";
import { refundTaskReasons } from "../../../content/refund-task-reasons";
import { exportOrders } from "../../../data/admin/exports";
import { toOrdersCsv } from "../../../lib/payment-files";
import { useUrlQuery } from "../../../lib/use-url-query";
import { findPeriodProblem } from "../../../lib/period-problem";
import { readDay } from "../../../lib/read-day";
import { EmptyState } from "../../../ui/empty-state";
import { Notice } from "../../../ui/notice";
import { FileButton } from "../../../ui/file-button";
import { PagedList, usePaging } from "../../../ui/paged-list";
import { TextLink } from "../../../ui/text-link";
import { OrderReceiptDialog } from "./order-receipt-dialog";
import { PaymentFilters } from "./payment-filters";
import { PaymentTable } from "./payment-table";
import { describeUnmatched, toUnmatchedPath } from "./payment-texts";
import { PaymentTotals } from "./payment-totals";
import { StartRefundDialog } from "./start-refund-dialog";

/** A payment without an order that the search has found, with links to its family and to its refund. */
function UnmatchedNotice({ payment }: { payment: UnmatchedPayment }) {
  const { reason, studentId, studentName } = payment;
  return (
    <Notice tone="info">
      <p className="wrap-anywhere">{describeUnmatched(payment)}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {studentId !== null && (
          <TextLink to={`${paths.adminPanel}?section=families&student=${studentId}`}>
            Open the family of {studentName ?? "a deleted account"}
          </TextLink>
        )}
        {reason !== "payment_failed" && (
          <TextLink to={toUnmatchedPath(payment)}>See Review and refunds</TextLink>
        )}
      </p>
    </Notice>
  );
}

const taxText = seller.gst
  ? `Receipts are tax invoices with GSTIN ${seller.gst.gstin}; prices include ${seller.gst.percent}% GST.`
  : "No GST number (GSTIN) is set: receipts show no GST and are not tax invoices.";

/** Reads the number of the order whose receipt is open; null if none is. */
function readOrderNumber(text: string): number | null {
  return /^[0-9]{1,12}$/.test(text) ? Number(text) : null;
}

/**
 * The paid orders with search, filters, totals and pages, newest first. If the URL has an order number in `receipt`, the
 * receipt of that order is open.
 */
export function PaymentList() {
  const paging = usePaging();
  const { readParam, search, page, pageSize, setSearch, setFilter } = paging;
  const filter: PaymentFilter = {
    search,
    status: refundStatuses.find((status) => status === readParam("status")) ?? "",
    from: readDay(readParam("from")),
    to: readDay(readParam("to")),
  };
  const periodProblem = findPeriodProblem(filter);
  const { changeParams } = useUrlQuery();
  const receiptNumber = readOrderNumber(readParam("receipt"));
  const [paymentToRefund, setPaymentToRefund] = useState<Payment | null>(null);
  const [staleReason, setStaleReason] = useState<string>();
  const [startedRefund, setStartedRefund] = useState<{ text: string; paymentId: string }>();
  const query = useQuery({ ...paymentsQuery(filter, page, pageSize), placeholderData: keepPreviousData });
  return (
    <>
      <PaymentFilters filter={filter} onSearch={setSearch} onFilter={setFilter} />
      {periodProblem !== undefined && <Notice tone="error">{periodProblem}</Notice>}
      {staleReason && <Notice tone="error">{staleReason}</Notice>}
      {startedRefund && (
        <Notice tone="success">
          <p>{startedRefund.text}</p>
          <TextLink to={`${paths.adminPanel}?section=payments&view=refunds&q=${startedRefund.paymentId}`}>
            Open this refund
          </TextLink>
        </Notice>
      )}
      <PagedList
        query={query}
        paging={paging}
        rowsName="orders"
        getCount={({ totals }) => totals.orders}
        getRows={({ payments }) => payments}
        renderHead={({ totals, unmatchedPayments, unmatchedTotals }) => (
          <>
            <PaymentTotals totals={totals} unmatched={unmatchedTotals} />
            <p className="text-small text-ink-soft">{taxText}</p>
            {totals.orders > 0 && (
              <FileButton
                fileName="orders.csv"
                readRows={() => exportOrders(filter)}
                toText={(rows) => toOrdersCsv({ gst: seller.gst, reasonTexts: refundTaskReasons }, rows)}
              >
                Export these orders
              </FileButton>
            )}
            {unmatchedPayments.map((payment) => (
              <UnmatchedNotice key={`${payment.paymentId} ${payment.reason}`} payment={payment} />
            ))}
          </>
        )}
        empty={
          <EmptyState title="No orders found">
            {search !== "" && (
              <>
                <p className="text-small">
                  Only orders are listed here. A payment that failed or was not completed is listed under
                  Incomplete payments and on the page of its family.
                </p>
                <TextLink to={`${paths.adminPanel}?section=families&q=${encodeURIComponent(search)}`}>
                  Find a family with &ldquo;{search}&rdquo;
                </TextLink>
              </>
            )}
          </EmptyState>
        }
      >
        {({ payments }, isStale) => (
          <PaymentTable
            payments={payments}
            isStale={isStale}
            onRefund={(payment) => {
              setStaleReason(undefined);
              setStartedRefund(undefined);
              setPaymentToRefund(payment);
            }}
            onReceipt={({ number }) => changeParams({ receipt: String(number) })}
          />
        )}
      </PagedList>
      {receiptNumber !== null && (
        <OrderReceiptDialog orderNumber={receiptNumber} onClose={() => changeParams({ receipt: "" })} />
      )}
      {paymentToRefund && (
        <StartRefundDialog
          payment={paymentToRefund}
          onClose={(result) => {
            setStaleReason(result?.problem);
            if (result?.done !== undefined)
              setStartedRefund({ text: result.done, paymentId: paymentToRefund.paymentId });
            setPaymentToRefund(null);
          }}
        />
      )}
    </>
  );
}
