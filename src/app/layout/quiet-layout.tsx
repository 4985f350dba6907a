import { Suspense } from "react";
import { Outlet } from "react-router-dom";

/** The test screen's layout: only the page, which has its own small header with the clock. */
export function QuietLayout() {
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  );
}
