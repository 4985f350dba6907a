import { lazy, Suspense, type ComponentType } from "react";
import { useSession } from "../../../data/use-session";
import { hasDeck } from "../../../engine/mock-test/deck-keys";
import { report } from "../../../lib/report";
import { useHydrated } from "../../../lib/use-hydrated";

/** Renders nothing if its code cannot be loaded, for example offline. */
const DueNotice = lazy(async (): Promise<{ default: ComponentType<{ studentId: string | null }> }> => {
  try {
    return { default: (await import("./due-notice")).DueNotice };
  } catch (error) {
    report("loading the notice of mistakes that are due", error);
    return { default: () => null };
  }
});

/** The notice of a visitor's mistakes that are due today. Its code is loaded only if this device has a deck of mistakes. */
export function VisitorsDueNotice() {
  const isVisitor = !useSession();
  const hasVisitorDeck = useHydrated(false, () => hasDeck(null));
  return isVisitor && hasVisitorDeck ? (
    <Suspense>
      <DueNotice studentId={null} />
    </Suspense>
  ) : null;
}

/** A student's mistakes that are due today, from the account. */
export function LazyDueNotice({ studentId }: { studentId: string }) {
  return (
    <Suspense>
      <DueNotice studentId={studentId} />
    </Suspense>
  );
}
