import { maxCountedRows } from "../lib/max-counted";
import { Button } from "./button";

/** The possible numbers of rows per page (docs/specification.md section 9). */
const pageSizes = [5, 10, 25, 50] as const;

const defaultPageSize = 10;

/**
 * @param text the value from the URL, which can be anything
 * @returns one of the page sizes, the default for anything else
 */
export function readPageSize(text: string): number {
  return pageSizes.find((size) => String(size) === text) ?? defaultPageSize;
}

/**
 * @param text the value from the URL, which can be anything
 * @param pageSize rows per page
 * @returns the page number if that page can exist, else 1
 */
export function readPage(text: string, pageSize: number): number {
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 1;
  return page >= 1 && (page - 1) * pageSize < maxCountedRows ? page : 1;
}

/** The controls of a paged list: the current position, Previous and Next, and the number of rows per page. */
export function Pager({
  label,
  page,
  pageSize,
  count,
  onPage,
  onPageSize,
}: {
  /** The list's name, for screen readers. */
  label: string;
  page: number;
  pageSize: number;
  /** The number of rows; above 10,000 it means “more than 10,000”, and those further rows cannot be shown. */
  count: number;
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
}) {
  const shownCount = Math.min(count, maxCountedRows);
  const hasMore = page * pageSize < shownCount;
  const pageCount = Math.max(1, Math.ceil(shownCount / pageSize));
  return (
    <nav aria-label={label} className="grid grid-cols-[auto_1fr_auto] items-center gap-3 sm:flex">
      <Button
        variant="outline"
        size="card"
        className="max-sm:px-4"
        disabled={page <= 1}
        // From a page that does not exist, as in an old link, to the last one.
        onClick={() => onPage(Math.min(page - 1, pageCount))}
      >
        Previous
      </Button>
      <p className="text-center tabular" aria-live="polite">
        {page <= pageCount ? `Page ${page} of ` : `There is no page ${page}. Last page: `}
        {pageCount.toLocaleString("en-IN")}
        {count > maxCountedRows && "+"}
      </p>
      <Button
        variant="outline"
        size="card"
        className="max-sm:px-4"
        disabled={!hasMore}
        onClick={() => onPage(page + 1)}
      >
        Next
      </Button>
      <label className="col-span-full flex items-center gap-2 text-small sm:ml-auto">
        Rows per page
        <select
          value={pageSize}
          onChange={(event) => onPageSize(Number(event.target.value))}
          className="min-h-11 rounded-small border border-control bg-paper px-3"
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
    </nav>
  );
}
