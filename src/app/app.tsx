import { Suspense } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { Toaster } from "react-hot-toast";
import { useLocation, useRoutes } from "react-router-dom";
import { report } from "../lib/report";
import { ErrorPage } from "./error-page";
import { routes } from "./routes";
import { ScrollToTop } from "./scroll-to-top";
import { toasterOptions } from "./toaster-options";

function FailedPage({ error }: FallbackProps) {
  return <ErrorPage reason={error} />;
}

/** The whole site: the page of the address, what catches its errors, and the toasts above it. */
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
      <Toaster {...toasterOptions} />
    </>
  );
}
