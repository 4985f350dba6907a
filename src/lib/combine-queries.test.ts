import { expect, it, vi } from "vitest";
import { combineQueries } from "./combine-queries";

const loaded = (data: unknown) => ({ data, error: null, isFetching: false, refetch: vi.fn<() => void>() });
const loading = { ...loaded(undefined), isFetching: true };
const failed = { ...loaded(undefined), error: new Error("offline") };

it("has the data of all queries in their order, once all have loaded", () => {
  expect(combineQueries([loaded("Asha"), loaded(null)])).toMatchObject({
    data: ["Asha", null],
    error: undefined,
    isFetching: false,
  });
});

it("has no data while one of the queries is loading", () => {
  expect(combineQueries([loaded("Asha"), loading])).toMatchObject({ data: undefined, isFetching: true });
});

it("fails if one of them fails, and retries only that one", () => {
  const known = loaded("Asha");
  const { data, error, refetch } = combineQueries([known, failed]);
  expect(data).toBeUndefined();
  expect(error).toEqual(new Error("offline"));
  refetch();
  expect(failed.refetch).toHaveBeenCalledOnce();
  expect(known.refetch).not.toHaveBeenCalled();
});
