import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { PageBoundary } from "../page-boundary";
import { Footer } from "./footer";
import { Header } from "./header";
import { StickyBar } from "./sticky-bar";

/** Header, page, footer. While a page's chunk is on its way the frame stays where it is. */
export function SiteLayout() {
  return (
    <>
      <a href="#page" className="skip-link">
        Skip to the page
      </a>
      <Header />
      <div id="page" tabIndex={-1} className="min-h-[calc(100dvh-4.5rem)] outline-none">
        <PageBoundary>
          <Suspense>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </div>
      <Footer />
      <StickyBar />
    </>
  );
}
