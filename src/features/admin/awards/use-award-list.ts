import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { awardsQuery, searchedStates, type AwardFilter } from "../../../data/admin/awards";
import { useAddressQuery, type QueryChanges } from "../../../lib/use-address-query";
import { readPage, readPageSize } from "../../../ui/pager";

/**
 * The list of awards as the address has it: `state`, `exam`, `class` and `q` narrow it, `page` and `size` say which part.
 *
 * @param editionId whose awards
 * @returns the query, what was asked, and the ways to ask for something else
 */
export function useAwardList(editionId: string) {
  const { read, change } = useAddressQuery();
  const filter: AwardFilter = {
    editionId,
    state: searchedStates.find((state) => state === read("state")) ?? "all",
    examId: read("exam"),
    classId: read("class"),
    search: read("q").trim(),
  };
  const pageSize = readPageSize(read("size"));
  const page = readPage(read("page"), pageSize);
  const query = useQuery({ ...awardsQuery(filter, page, pageSize), placeholderData: keepPreviousData });
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
