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
      <a
        href="#page"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-full focus:bg-paper focus:px-4 focus:py-2"
      >
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
