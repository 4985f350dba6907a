import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { studentsQuery } from "../../../data/admin/students";
import { useAddressQuery } from "../../../lib/use-address-query";
import { readPage, readPageSize } from "../../../ui/pager";

/**
 * The list of students as the address has it: `q` is searched for, `page` and `size` say which part. Answers are kept by
 * what was asked, so a late one never stands in the place of a newer one.
 *
 * @returns the query, what was asked, and the ways to ask for something else
 */
export function useStudentList() {
  const { read, change } = useAddressQuery();
  const search = read("q").trim();
  const pageSize = readPageSize(read("size"));
  const page = readPage(read("page"), pageSize);
  const query = useQuery({
    ...studentsQuery(search, page, pageSize),
    placeholderData: keepPreviousData,
  });
  return {
    query,
    search,
    page,
    pageSize,
    // Only the first letter is a step back: nobody wants to go back letter by letter.
    setSearch: (text: string) => change({ q: text, page: "" }, { replace: search !== "" }),
    setPage: (next: number) => change({ page: next === 1 ? "" : String(next) }),
    setPageSize: (size: number) => change({ size: String(size), page: "" }),
  };
}
