import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { env } from "../../config/env";
import { useHydrated } from "../../lib/use-hydrated";
import { PageBoundary } from "../page-boundary";
import { PlaceOnPage } from "../place-on-page";
import { Footer } from "./footer";
import { Header } from "./header";
import { SiteNotice } from "./site-notice";
import { StickyBar } from "./sticky-bar";

/**
 * The page of the address. Rendered once more as soon as the frame has come alive, so that React takes the page's HTML over
 * before any link of the frame can lead on: what a later press finds untouched it would take for the next page's.
 */
function Page() {
  useHydrated(false, () => true);
  return (
    <Suspense>
      <Outlet />
      <PlaceOnPage />
    </Suspense>
  );
}

/** Header, page, footer. While a page's chunk is on its way the frame stays where it is. */
export function SiteLayout() {
  return (
    <>
      <a href="#page" className="skip-link">
        Skip to main content
      </a>
      <Header />
      {env.VITE_NOTICE !== "" && <SiteNotice>{env.VITE_NOTICE}</SiteNotice>}
      <div id="page" tabIndex={-1} className="min-h-[calc(100dvh-4.5rem)] outline-none">
        <PageBoundary>
          <Page />
        </PageBoundary>
      </div>
      <Footer />
      <StickyBar />
    </>
  );
}
