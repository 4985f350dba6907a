import type { ReactNode } from "react";
import { EmptyState } from "./empty-state";
import { Seo } from "./seo";

/** The screen for an address that leads nowhere and for a page that failed: the reason, and as children the way back. */
export function ErrorScreen({ reason, children }: { reason: string; children: ReactNode }) {
  return (
    <main className="mx-auto grid max-w-page gap-6 px-4 pt-section-phone pb-28 sm:pt-section sm:pb-36">
      <Seo title="Page not available" noindex />
      <h1 className="text-title">Unexpected Application Error!</h1>
      <EmptyState title={reason}>
        <p className="text-ink-soft">The path ends here. The way back is short.</p>
        {children}
      </EmptyState>
    </main>
  );
}
