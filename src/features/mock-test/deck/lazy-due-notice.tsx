import { lazy, Suspense } from "react";
import { useSession } from "../../../data/use-session";
import { hasDeck } from "../../../engine/mock-test/deck-keys";
import { reloadOnce } from "../../../lib/reload-once";
import { useHydrated } from "../../../lib/use-hydrated";

const Notice = lazy(async () => ({
  default: (await import("./due-notice").catch(reloadOnce)).DueNotice,
}));

/** A visitor's mistakes that are due today: their script comes only where this device has some. */
export function VisitorsDueNotice() {
  const isVisitor = !useSession();
  const isWanted = useHydrated(false, () => hasDeck(null));
  return isVisitor && isWanted ? (
    <Suspense>
      <Notice studentId={null} />
    </Suspense>
  ) : null;
}

/** A student's mistakes that are due today, from the account. */
export function LazyDueNotice({ studentId }: { studentId: string }) {
  return (
    <Suspense>
      <Notice studentId={studentId} />
    </Suspense>
  );
}
