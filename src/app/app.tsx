import { Suspense } from "react";
import { Navigate, useLocation, useRoutes, type Location } from "react-router-dom";
import { env } from "../config/env";
import { site } from "../config/site";
import { SeoSite } from "../ui/seo-site";
import { lazyPart } from "./lazy-part";
import { PageBoundary } from "./page-boundary";
import { RememberClass } from "./remember-class";
import { routes } from "./routes";
import { SeasonDays } from "./season-days";
import { UpdatePrompt } from "./update-prompt";

const CountWhatsapp = lazyPart(async () => (await import("./count-whatsapp")).CountWhatsapp);
const PageViews = lazyPart(async () => (await import("./page-views")).PageViews);

/** Every address is written in small letters; by others the way leads to it. */
function SmallLetters() {
  const location: Location = useLocation();
  const pathname = location.pathname.toLowerCase();
  return pathname === location.pathname ? null : (
    <Navigate to={{ ...location, pathname }} state={location.state} replace />
  );
}

/** The whole site: the page of the address, and what catches its errors. */
export function App() {
  const page = useRoutes(routes);
  return (
    <SeoSite value={site}>
      {env.VITE_PAGE_COUNTER_URL !== "" && <PageViews />}
      <SmallLetters />
      <CountWhatsapp />
      <RememberClass />
      <PageBoundary>
        <SeasonDays>
          <Suspense>{page}</Suspense>
        </SeasonDays>
      </PageBoundary>
      <UpdatePrompt />
    </SeoSite>
  );
}
