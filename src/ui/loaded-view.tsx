import type { ReactNode } from "react";
import { messageOf } from "../lib/app-error";
import { ErrorMessage } from "./error-message";
import { Skeleton } from "./skeleton";

/** As much of a query as is needed to show it; TanStack's has this shape. */
type Query<T> = { data: T | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };

/** A list's three states: a skeleton while it is loading, the reason with a retry when it failed, or what it holds. */
export function LoadedView<T>({
  query,
  label,
  children,
}: {
  query: Query<T>;
  /** What is being loaded, for screen readers. */
  label: string;
  children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error && !query.isFetching) {
    return <ErrorMessage message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  }
  return <Skeleton label={label} />;
}
