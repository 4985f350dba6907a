import { Navigate, Outlet, ScrollRestoration, useLocation, type Location } from "react-router-dom";
import { env } from "../config/env";
import { site } from "../config/site";
import { SeoSite } from "../ui/seo-site";
import { lazyPart } from "./lazy-part";
import { RememberClass } from "./remember-class";
import { ExamCalendarProvider } from "./exam-calendar-provider";
import { UpdatePrompt } from "./update-prompt";

const CountWhatsapp = lazyPart(async () => (await import("./count-whatsapp")).CountWhatsapp);
const PageViews = lazyPart(async () => (await import("./page-views")).PageViews);

/** Redirects a URL with capital letters to its lowercase form. */
function LowercaseRedirect() {
  const location: Location = useLocation();
  const pathname = location.pathname.toLowerCase();
  return pathname === location.pathname ? null : (
    <Navigate to={{ ...location, pathname }} state={location.state} replace />
  );
}

/** Wraps every page of the site. */
export function App() {
  return (
    <SeoSite value={site}>
      {env.VITE_PAGE_COUNTER_URL !== "" && <PageViews />}
      <LowercaseRedirect />
      <CountWhatsapp />
      <RememberClass />
      <ExamCalendarProvider>
        <Outlet />
      </ExamCalendarProvider>
      <ScrollRestoration />
      <UpdatePrompt />
    </SeoSite>
  );
}
