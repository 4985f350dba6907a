import { lazy, Suspense } from "react";
import { reloadOnce } from "../../../lib/reload-once";

const Notices = lazy(async () => ({
  default: (await import("./award-notices").catch(reloadOnce)).AwardNotices,
}));

/** The dashboard's awards by post. Few students have one, so the code is loaded only if a result is final. */
export function LazyAwardNotices({ studentId, hasResults }: { studentId: string; hasResults: boolean }) {
  return (
    hasResults && (
      <Suspense>
        <Notices studentId={studentId} />
      </Suspense>
    )
  );
}
