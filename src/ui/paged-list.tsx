import type { ReactNode } from "react";
import { useUrlQuery, type QueryChanges } from "../lib/use-url-query";
import { EmptyState } from "./empty-state";
import { LoadedView, type Query } from "./loaded-view";
import { Pager, readPage, readPageSize } from "./pager";

/**
 * Reads and writes in the URL which rows of a list are shown: `q` is the search, `page` the page, `size` its number of
 * rows.
 *
 * @returns the current values and functions to change them; a new search or filter starts with the first page
 */
export function usePaging() {
  const { readParam, changeParams } = useUrlQuery();
  const search = readParam("q").trim();
  const pageSize = readPageSize(readParam("size"));
  return {
    readParam,
    search,
    page: readPage(readParam("page"), pageSize),
    pageSize,
    // Only the first letter adds an entry to the history, so that Back does not go back letter by letter.
    setSearch: (q: string) => changeParams({ q, page: "" }, { replace: search !== "" }),
    setFilter: (changes: QueryChanges) => changeParams({ ...changes, page: "" }),
    setPage: (next: number) => changeParams({ page: next === 1 ? "" : String(next) }),
    setPageSize: (size: number) => changeParams({ size: String(size), page: "" }),
  };
}

/** The state of a paged list (`usePaging`). */
export type Paging = ReturnType<typeof usePaging>;

type Props<T> = {
  query: Query<T> & { isPlaceholderData: boolean };
  paging: Paging;
  /** The name of the rows in the plural, for screen readers: `students`. */
  rowsName: string;
  /** The number of rows on all pages together. */
  getCount: (data: T) => number;
  /** The rows of this page. */
  getRows: (data: T) => readonly unknown[];
  /** Shown above the rows, also when there are none. */
  renderHead?: (data: T) => ReactNode;
  /** Shown if the first page has no rows: a title, or other content. */
  empty: string | ReactNode;
  /** Shows the rows; `isStale` is true while the rows of another page or search are still shown. */
  children: (data: T, isStale: boolean) => ReactNode;
};

/** A list with pages: its loading, failed and empty states, its rows, and links to the other pages. */
export function PagedList<T>({
  query,
  paging,
  rowsName,
  getCount,
  getRows,
  renderHead,
  empty,
  children,
}: Props<T>) {
  const { page, pageSize, setPage, setPageSize } = paging;
  const emptyContent = page > 1 ? "There is nothing on this page" : empty;
  return (
    <LoadedView query={query} label={`Loading the ${rowsName}`}>
      {(data) => (
        <>
          {renderHead?.(data)}
          {getRows(data).length > 0 && children(data, query.isPlaceholderData)}
          {getRows(data).length === 0 &&
            (typeof emptyContent === "string" ? <EmptyState title={emptyContent} /> : emptyContent)}
          {(page > 1 || getRows(data).length > 0) && (
            <Pager
              label={`Pages of ${rowsName}`}
              page={page}
              pageSize={pageSize}
              count={getCount(data)}
              onPage={setPage}
              onPageSize={setPageSize}
            />
          )}
        </>
      )}
    </LoadedView>
  );
}
