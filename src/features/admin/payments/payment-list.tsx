import type { UnmatchedPayment } from "../../../data/admin/payments";
import { formatIst } from "../../../lib/dates";
import { formatPaise } from "../../../lib/money";
import { EmptyState } from "../../../ui/empty-state";
import { LoadedView } from "../../../ui/loaded-view";
import { Notice } from "../../../ui/notice";
import { Pager } from "../../../ui/pager";
import { PaymentFilters } from "./payment-filters";
import { PaymentTable } from "./payment-table";
import { taskReasonTexts } from "./payment-texts";
import { PaymentTotals } from "./payment-totals";
import { usePaymentList } from "./use-payment-list";

/** Money that was searched for and became no order: why, and that it waits among the refunds. */
function UnmatchedNotice({ payment }: { payment: UnmatchedPayment }) {
  return (
    <Notice tone="info">
      {formatPaise(payment.amountPaise)} arrived as {payment.paymentId} on {formatIst(payment.paidAt, "time")}{" "}
      IST and became no order{`: ${taskReasonTexts[payment.reason].toLowerCase()}`}. It stands under Review
      and refunds.
    </Notice>
  );
}

/** The paid orders: searched and narrowed, with their totals, page by page, newest first. */
export function PaymentList() {
  const { query, filter, page, pageSize, setSearch, narrow, setPage, setPageSize } = usePaymentList();
  return (
    <>
      <PaymentFilters filter={filter} onSearch={setSearch} onNarrow={narrow} />
      <LoadedView query={query} label="Loading the payments">
        {({ totals, payments, unmatched }) => (
          <>
            <PaymentTotals totals={totals} />
            {unmatched.map((payment) => (
              <UnmatchedNotice key={payment.reason} payment={payment} />
            ))}
            {payments.length === 0 ? (
              <EmptyState title={page > 1 ? "There is nothing on this page" : "No payments found"} />
            ) : (
              <PaymentTable payments={payments} isStale={query.isPlaceholderData} />
            )}
            <Pager
              label="Pages of payments"
              page={page}
              pageSize={pageSize}
              count={totals.orders}
              onPage={setPage}
              onPageSize={setPageSize}
            />
          </>
        )}
      </LoadedView>
    </>
  );
}
