import type { ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "react-router-dom";
import { report } from "../lib/report";
import { ErrorPage } from "./error-page";

/** Shows the error screen in place of a page that failed, until another address is opened. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[key]}
      FallbackComponent={ErrorPage}
      onError={(error) => report("showing a page", error)}
    >
      {children}
    </ErrorBoundary>
  );
}
