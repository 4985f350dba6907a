import { paths } from "../config/paths";
import { BrandMark } from "../ui/brand-mark";
import { EmptyState } from "../ui/empty-state";
import { ButtonLink } from "../ui/button";
import { Seo } from "../ui/seo";

/** Shown instead of a page that cannot be loaded without a network. It works without script. */
export function OfflinePage() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-page content-center gap-6 px-4 py-section-phone">
      <Seo title="You are offline" noindex />
      <h1 className="flex items-center gap-3 text-title">
        <BrandMark className="size-12" />
        You are offline
      </h1>
      <EmptyState title="This page needs an internet connection" pose="sleep">
        <p className="max-w-prose text-ink-soft">You can still take mock tests you have opened before.</p>
        <ButtonLink to={paths.mockTestLanding}>Take a mock test</ButtonLink>
      </EmptyState>
    </main>
  );
}
