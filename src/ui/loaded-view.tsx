import type { ReactNode } from "react";
import { AppError, messageOf } from "../lib/app-error";
import { ErrorMessage } from "./error-message";
import { Skeleton } from "./skeleton";

/** The fields of a TanStack query that are needed here. */
export type Query<T> = { data: T | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };

/**
 * Shows a query: a skeleton while it loads, the error with a retry button, or the content. If the page belongs to
 * another account, a retry does not help, so `forbidden` is shown instead, if it is given.
 */
export function LoadedView<T>({
  query,
  label,
  forbidden,
  children,
}: {
  query: Query<T>;
  /** The name of the content that is loading, for screen readers. */
  label: string;
  forbidden?: ReactNode;
  children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error && !query.isFetching) {
    if (forbidden && query.error instanceof AppError && query.error.code === "forbidden") return forbidden;
    return <ErrorMessage message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  }
  return <Skeleton label={label} />;
}
