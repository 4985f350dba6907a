/** The parts of a query's result that are needed to show it; TanStack's has this shape. */
type Result = { data: unknown; error: unknown; isFetching: boolean; refetch: () => unknown };

type DataOf<Results extends readonly Result[]> = {
  [Index in keyof Results]: Exclude<Results[Index]["data"], undefined>;
};

function isComplete<Results extends readonly Result[]>(data: unknown[]): data is DataOf<Results> & unknown[] {
  return data.every((part) => part !== undefined);
}

/**
 * Takes several queries for one, of which half is nothing to be shown: for `combine` of TanStack's `useQueries`.
 *
 * @param results the queries' results
 * @returns the data of all in the same order, once each has answered; the first error; and a retry of what has failed
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
