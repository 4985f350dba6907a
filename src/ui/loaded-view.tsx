import type { ReactNode } from "react";
import { AppError, messageOf } from "../lib/app-error";
import { ErrorMessage } from "./error-message";
import { Skeleton } from "./skeleton";

/** The parts of a query that are needed to show it; TanStack's has this shape. */
export type Query<T> = { data: T | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };

/**
 * The three states of something that is loaded: a skeleton meanwhile, the reason with a retry when it failed, or its content.
 * Where the page belongs to another account, trying again does not help: `forbidden` is shown instead, if it is given.
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
