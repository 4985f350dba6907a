/** The fields of a TanStack query result that `combineQueries` reads. */
type Result = { data: unknown; error: unknown; isFetching: boolean; refetch: () => unknown };

type DataOf<Results extends readonly Result[]> = {
  [Index in keyof Results]: Exclude<Results[Index]["data"], undefined>;
};

function isComplete<Results extends readonly Result[]>(data: unknown[]): data is DataOf<Results> & unknown[] {
  return data.every((part) => part !== undefined);
}

/**
 * Combines several queries into one that has data only when all queries have data: for `combine` of TanStack's
 * `useQueries`.
 *
 * @param results the queries' results
 * @returns the data of all in the same order, once all have loaded; the first error; and a function that retries the
 * failed ones
 */
export function combineQueries<Results extends readonly Result[]>(results: Results) {
  const data = results.map((result) => result.data);
  return {
    data: isComplete<Results>(data) ? data : undefined,
    error: results.find(({ error }) => error)?.error,
    isFetching: results.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { error, refetch } of results) if (error) refetch();
    },
  };
}
