import { Suspense } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { useLocation, useRoutes } from "react-router-dom";
import { report } from "../lib/report";
import { ErrorPage } from "./error-page";
import { routes } from "./routes";
import { ScrollToTop } from "./scroll-to-top";

function FailedPage({ error }: FallbackProps) {
  return <ErrorPage reason={error} />;
}

/** The whole site: the page of the address, and what catches its errors. */
export function App() {
  const page = useRoutes(routes);
  const { key } = useLocation();
  return (
    <>
      <ScrollToTop />
      <ErrorBoundary
        resetKeys={[key]}
        FallbackComponent={FailedPage}
        onError={(error) => report("showing a page", error)}
      >
        <Suspense>{page}</Suspense>
      </ErrorBoundary>
    </>
  );
}
