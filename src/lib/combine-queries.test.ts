import { expect, it, vi } from "vitest";
import { combineQueries } from "./combine-queries";

const answered = (data: unknown) => ({ data, error: null, isFetching: false, refetch: vi.fn<() => void>() });
const loading = { ...answered(undefined), isFetching: true };
const failed = { ...answered(undefined), error: new Error("offline") };

it("has the data of all queries in their order, once each has answered", () => {
  expect(combineQueries([answered("Asha"), answered(null)])).toMatchObject({
    data: ["Asha", null],
    error: undefined,
    isFetching: false,
  });
});

it("has no data while one of the queries is loading", () => {
  expect(combineQueries([answered("Asha"), loading])).toMatchObject({ data: undefined, isFetching: true });
});

it("fails if one of them fails, and retries only that one", () => {
  const known = answered("Asha");
  const { data, error, refetch } = combineQueries([known, failed]);
  expect(data).toBeUndefined();
  expect(error).toEqual(new Error("offline"));
  refetch();
  expect(failed.refetch).toHaveBeenCalledOnce();
  expect(known.refetch).not.toHaveBeenCalled();
});
