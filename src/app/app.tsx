import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Toaster } from "react-hot-toast";
import { useLocation, useRoutes } from "react-router-dom";
import { report } from "../lib/report";
import { ErrorPage } from "./error-page";
import { routes } from "./routes";
import { ScrollToTop } from "./scroll-to-top";
import { toasterOptions } from "./toaster-options";

/** The whole site: the page of the address, what catches its errors, and the toasts above it. */
export function App() {
  const page = useRoutes(routes);
  const { key } = useLocation();
  return (
    <>
      <ScrollToTop />
      <ErrorBoundary
        resetKeys={[key]}
        fallbackRender={({ error }) => <ErrorPage reason={error} />}
        onError={(error) => report("showing a page", error)}
      >
        <Suspense>{page}</Suspense>
      </ErrorBoundary>
      <Toaster {...toasterOptions} />
    </>
  );
}
