import { Suspense } from "react";
import { useRoutes } from "react-router-dom";
import { site } from "../config/site";
import { SeoSite } from "../ui/seo-site";
import { PageBoundary } from "./page-boundary";
import { PageViews } from "./page-views";
import { RememberClass } from "./remember-class";
import { routes } from "./routes";
import { ScrollToTop } from "./scroll-to-top";
import { UpdatePrompt } from "./update-prompt";

/** The whole site: the page of the address, and what catches its errors. */
export function App() {
  const page = useRoutes(routes);
  return (
    <SeoSite value={site}>
      <ScrollToTop />
      <PageViews />
      <RememberClass />
      <PageBoundary>
        <Suspense>{page}</Suspense>
      </PageBoundary>
      <UpdatePrompt />
    </SeoSite>
  );
}
