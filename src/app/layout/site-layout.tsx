import { Outlet } from "react-router-dom";
import { Footer } from "./footer";
import { Header } from "./header";
import { SiteNotice } from "./site-notice";
import { StickyBar } from "./sticky-bar";

/** Header, page, footer. */
export function SiteLayout() {
  return (
    <>
      <a href="#page" className="skip-link">
        Skip to main content
      </a>
      <Header />
      <SiteNotice />
      <div id="page" tabIndex={-1} className="min-h-[calc(100dvh-4.5rem)] outline-none">
        <Outlet />
      </div>
      <Footer />
      <StickyBar />
    </>
  );
}
