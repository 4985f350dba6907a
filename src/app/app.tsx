import { Suspense } from "react";
import { useRoutes } from "react-router-dom";
import { env } from "../config/env";
import { site } from "../config/site";
import { SeoSite } from "../ui/seo-site";
import { lazyPart } from "./lazy-part";
import { PageBoundary } from "./page-boundary";
import { RememberClass } from "./remember-class";
import { routes } from "./routes";
import { ScrollToTop } from "./scroll-to-top";
import { UpdatePrompt } from "./update-prompt";

const PageViews = lazyPart(async () => (await import("./page-views")).PageViews);

/** The whole site: the page of the address, and what catches its errors. */
export function App() {
  const page = useRoutes(routes);
  return (
    <SeoSite value={site}>
      <ScrollToTop />
      {env.VITE_PAGE_COUNTER_URL !== "" && <PageViews />}
      <RememberClass />
      <PageBoundary>
        <Suspense>{page}</Suspense>
      </PageBoundary>
      <UpdatePrompt />
    </SeoSite>
  );
}
