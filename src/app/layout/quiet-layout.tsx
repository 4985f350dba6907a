import { Suspense } from "react";
import { Outlet } from "react-router-dom";

/** The test screen's layout: nothing but the page, which brings its own small header with the clock. */
export function QuietLayout() {
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  );
}
