import type { ReactNode } from "react";
import { EmptyState } from "./empty-state";
import { Seo } from "./seo";

type Props = {
  /** The status, or the message of the error. */
  reason: string;
  /** The message: what happened and what to do. */
  text: string;
  children: ReactNode;
};

/** The screen for an unknown path or a page that failed: the reason, and links to other pages as children. */
export function ErrorScreen({ reason, text, children }: Props) {
  return (
    <main className="mx-auto grid max-w-page gap-6 px-4 pt-section-phone pb-28 sm:pt-section sm:pb-36">
      <Seo title="Page not available" noindex />
      <h1 className="text-title">Unexpected Application Error!</h1>
      <EmptyState title={reason} pose="lost">
        <p className="max-w-prose text-ink-soft">{text}</p>
        {children}
      </EmptyState>
    </main>
  );
}
