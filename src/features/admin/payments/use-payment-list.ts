import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { paymentsQuery, refundStatuses, type PaymentFilter } from "../../../data/admin/payments";
import { useAddressQuery, type QueryChanges } from "../../../lib/use-address-query";
import { readPage, readPageSize } from "../../../ui/pager";

/** Only a whole day that exists; a browser without a calendar lets people type anything. */
function readDay(text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay && new Date(text).toISOString().startsWith(text) ? text : "";
}

/**
 * The list of payments as the address has it: `q`, `status`, `from` and `to` narrow it, `page` and `size` say which part.
 *
 * @returns the query, what was asked, and the ways to ask for something else
 */
export function usePaymentList() {
  const { read, change } = useAddressQuery();
  const filter: PaymentFilter = {
    search: read("q").trim(),
    status: refundStatuses.find((status) => status === read("status")) ?? "",
    from: readDay(read("from")),
    to: readDay(read("to")),
  };
  const pageSize = readPageSize(read("size"));
  const page = readPage(read("page"), pageSize);
  const query = useQuery({
    ...paymentsQuery(filter, page, pageSize),
    placeholderData: keepPreviousData,
  });
  return {
    query,
    filter,
    page,
    pageSize,
    setSearch: (q: string) => change({ q, page: "" }, { replace: filter.search !== "" }),
    narrow: (changes: QueryChanges) => change({ ...changes, page: "" }),
    setPage: (next: number) => change({ page: next === 1 ? "" : String(next) }),
    setPageSize: (size: number) => change({ size: String(size), page: "" }),
  };
}
