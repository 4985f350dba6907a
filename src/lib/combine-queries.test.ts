import { expect, it, vi } from "vitest";
import { combineQueries } from "./combine-queries";

const loaded = (data: unknown) => ({ data, error: null, isFetching: false, refetch: vi.fn<() => void>() });
const loading = { ...loaded(undefined), isFetching: true };
const failed = { ...loaded(undefined), error: new Error("offline") };

it("the combined query has the data of all queries in their order, once all have loaded", () => {
  expect(combineQueries([loaded("Asha"), loaded(null)])).toMatchObject({
    data: ["Asha", null],
    error: undefined,
    isFetching: false,
  });
});

it("the combined query has no data while one of the queries is loading", () => {
  expect(combineQueries([loaded("Asha"), loading])).toMatchObject({ data: undefined, isFetching: true });
});

it("the combined query fails if one query fails, and retries only the failed query", () => {
  const loadedQuery = loaded("Asha");
  const { data, error, refetch } = combineQueries([loadedQuery, failed]);
  expect(data).toBeUndefined();
  expect(error).toEqual(new Error("offline"));
  refetch();
  expect(failed.refetch).toHaveBeenCalledOnce();
  expect(loadedQuery.refetch).not.toHaveBeenCalled();
});
