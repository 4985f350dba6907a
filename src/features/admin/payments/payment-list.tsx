import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  paymentsQuery,
  refundStatuses,
  type Payment,
  type PaymentFilter,
  type UnmatchedPayment,
} from "../../../data/admin/payments";
import { formatIst } from "../../../lib/dates";
import { formatPaise } from "../../../lib/money";
import { readDay } from "../../../lib/read-day";
import { Notice } from "../../../ui/notice";
import { PagedList, usePaging } from "../../../ui/paged-list";
import { PaymentFilters } from "./payment-filters";
import { PaymentTable } from "./payment-table";
import { taskReasonTexts } from "./payment-texts";
import { PaymentTotals } from "./payment-totals";
import { StartRefundDialog } from "./start-refund-dialog";

/** A payment without an order that the search has found, with the reason; it is also among the refunds. */
function UnmatchedNotice({ payment }: { payment: UnmatchedPayment }) {
  return (
    <Notice tone="info">
      {formatPaise(payment.amountPaise)} arrived as {payment.paymentId} on {formatIst(payment.paidAt, "time")}{" "}
      IST without an order{`: ${taskReasonTexts[payment.reason].toLowerCase()}`}. See Review and refunds.
    </Notice>
  );
}

/** The paid orders with search, filters, totals and pages, newest first. */
export function PaymentList() {
  const paging = usePaging();
  const { read, search, page, pageSize, setSearch, setFilter } = paging;
  const filter: PaymentFilter = {
    search,
    status: refundStatuses.find((status) => status === read("status")) ?? "",
    from: readDay(read("from")),
    to: readDay(read("to")),
  };
  const [paymentToRefund, setPaymentToRefund] = useState<Payment | null>(null);
  const query = useQuery({ ...paymentsQuery(filter, page, pageSize), placeholderData: keepPreviousData });
  return (
    <>
      <PaymentFilters filter={filter} onSearch={setSearch} onNarrow={setFilter} />
      <PagedList
        query={query}
        paging={paging}
        rowsName="payments"
        count={({ totals }) => totals.orders}
        rows={({ payments }) => payments}
        head={({ totals, unmatched }) => (
          <>
            <PaymentTotals totals={totals} />
            {unmatched.map((payment) => (
              <UnmatchedNotice key={payment.reason} payment={payment} />
            ))}
          </>
        )}
        empty="No payments found"
      >
        {({ payments }, isStale) => (
          <PaymentTable payments={payments} isStale={isStale} onRefund={setPaymentToRefund} />
        )}
      </PagedList>
      {paymentToRefund && (
        <StartRefundDialog payment={paymentToRefund} onClose={() => setPaymentToRefund(null)} />
      )}
    </>
  );
}
