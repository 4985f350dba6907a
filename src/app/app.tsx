import { Suspense } from "react";
import { useRoutes } from "react-router-dom";
import { site } from "../config/site";
import { SeoSite } from "../ui/seo-site";
import { PageBoundary } from "./page-boundary";
import { RememberClass } from "./remember-class";
import { routes } from "./routes";
import { ScrollToTop } from "./scroll-to-top";

/** The whole site: the page of the address, and what catches its errors. */
export function App() {
  const page = useRoutes(routes);
  return (
    <SeoSite value={site}>
      <ScrollToTop />
      <RememberClass />
      <PageBoundary>
        <Suspense>{page}</Suspense>
      </PageBoundary>
    </SeoSite>
  );
}
