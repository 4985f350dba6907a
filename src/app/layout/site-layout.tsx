import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { env } from "../../config/env";
import { PageBoundary } from "../page-boundary";
import { PlaceOnPage } from "../place-on-page";
import { Footer } from "./footer";
import { Header } from "./header";
import { SiteNotice } from "./site-notice";
import { StickyBar } from "./sticky-bar";

/** Header, page, footer. While a page's chunk is on its way the frame stays where it is. */
export function SiteLayout() {
  return (
    <>
      <a href="#page" className="skip-link">
        Skip to the page
      </a>
      <Header />
      {env.VITE_NOTICE !== "" && <SiteNotice>{env.VITE_NOTICE}</SiteNotice>}
      <div id="page" tabIndex={-1} className="min-h-[calc(100dvh-4.5rem)] outline-none">
        <PageBoundary>
          <Suspense>
            <Outlet />
            <PlaceOnPage />
          </Suspense>
        </PageBoundary>
      </div>
      <Footer />
      <StickyBar />
    </>
  );
}
