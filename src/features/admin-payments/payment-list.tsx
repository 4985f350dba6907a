import { EmptyState } from "../../ui/empty-state";
import { LoadedView } from "../../ui/loaded-view";
import { Pager } from "../../ui/pager";
import { PaymentFilters } from "./payment-filters";
import { PaymentTable } from "./payment-table";
import { PaymentTotals } from "./payment-totals";
import { UnmatchedNotice } from "./unmatched-notice";
import { usePaymentList } from "./use-payment-list";

/** The paid orders: searched and narrowed, with their totals, page by page, newest first. */
export function PaymentList() {
  const { query, filter, page, pageSize, setSearch, narrow, setPage, setPageSize } = usePaymentList();
  return (
    <>
      <PaymentFilters filter={filter} onSearch={setSearch} onNarrow={narrow} />
      <LoadedView query={query} label="Loading the payments">
        {({ totals, payments, unmatched, hasMore }) => (
          <>
            <PaymentTotals totals={totals} />
            {unmatched.map((payment) => (
              <UnmatchedNotice key={payment.reason} payment={payment} />
            ))}
            {payments.length === 0 ? (
              <EmptyState title={page > 1 ? "There is nothing on this page" : "No payment is like this"} />
            ) : (
              <PaymentTable payments={payments} isStale={query.isPlaceholderData} />
            )}
            <Pager
              label="Pages of payments"
              page={page}
              pageSize={pageSize}
              hasMore={hasMore}
              onPage={setPage}
              onPageSize={setPageSize}
            />
          </>
        )}
      </LoadedView>
    </>
  );
}
