import { countedTo } from "../lib/counted-to";
import { Button } from "./button";

/** How many rows a page may have (docs/specification.md section 9). */
const pageSizes = [5, 10, 25, 50] as const;

const defaultPageSize = 10;

/**
 * @param text from the address, which anybody may have typed
 * @returns one of the page sizes, the default for anything else
 */
export function readPageSize(text: string): number {
  return pageSizes.find((size) => String(size) === text) ?? defaultPageSize;
}

/**
 * @param text from the address, which anybody may have typed
 * @param pageSize rows a page
 * @returns a page that can be reached, 1 for anything else
 */
export function readPage(text: string, pageSize: number): number {
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 1;
  return page >= 1 && (page - 1) * pageSize < countedTo ? page : 1;
}

/** The way through a list: where one is, back and on, and how many rows a page has. */
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
  /** How many rows the list has; beyond 10,000 it is only known that there are more, and none are shown. */
  count: number;
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
}) {
  const listed = Math.min(count, countedTo);
  const hasMore = page * pageSize < listed;
  const pages = Math.max(1, Math.ceil(listed / pageSize));
  return (
    <nav aria-label={label} className="grid grid-cols-[auto_1fr_auto] items-center gap-3 sm:flex">
      <Button
        variant="outline"
        size="card"
        className="max-sm:px-4"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        Previous
      </Button>
      <p className="text-center tabular" aria-live="polite">
        Page {page} of {pages.toLocaleString("en-IN")}
        {count > countedTo && "+"}
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
