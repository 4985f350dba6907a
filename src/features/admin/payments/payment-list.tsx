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
import { Notice } from "../../../ui/notice";
import { PagedList, usePaging } from "../../../ui/paged-list";
import { PaymentFilters } from "./payment-filters";
import { PaymentTable } from "./payment-table";
import { taskReasonTexts } from "./payment-texts";
import { PaymentTotals } from "./payment-totals";
import { StartRefundDialog } from "./start-refund-dialog";

/** Only a whole day that exists; a browser without a calendar lets people type anything. */
function readDay(text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay && new Date(text).toISOString().startsWith(text) ? text : "";
}

/** Money that was searched for and became no order: why, and that it waits among the refunds. */
function UnmatchedNotice({ payment }: { payment: UnmatchedPayment }) {
  return (
    <Notice tone="info">
      {formatPaise(payment.amountPaise)} arrived as {payment.paymentId} on {formatIst(payment.paidAt, "time")}{" "}
      IST without an order{`: ${taskReasonTexts[payment.reason].toLowerCase()}`}. See Review and refunds.
    </Notice>
  );
}

/** The paid orders: searched and narrowed, with their totals, page by page, newest first. */
export function PaymentList() {
  const paging = usePaging();
  const { read, search, page, pageSize, setSearch, narrow } = paging;
  const filter: PaymentFilter = {
    search,
    status: refundStatuses.find((status) => status === read("status")) ?? "",
    from: readDay(read("from")),
    to: readDay(read("to")),
  };
  const [refunded, setRefunded] = useState<Payment | null>(null);
  const query = useQuery({ ...paymentsQuery(filter, page, pageSize), placeholderData: keepPreviousData });
  return (
    <>
      <PaymentFilters filter={filter} onSearch={setSearch} onNarrow={narrow} />
      <PagedList
        query={query}
        paging={paging}
        things="payments"
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
          <PaymentTable payments={payments} isStale={isStale} onRefund={setRefunded} />
        )}
      </PagedList>
      {refunded && <StartRefundDialog payment={refunded} onClose={() => setRefunded(null)} />}
    </>
  );
}
