import { Suspense } from "react";
import { Outlet } from "react-router-dom";

/** The layout of tests and exams: nothing around the page, because it has its own small header with the clock. */
export function QuietLayout() {
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  );
}
