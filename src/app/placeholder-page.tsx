import { paths } from "../config/paths";
import { site } from "../config/site";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { Seo } from "../ui/seo";

/** A room that is planned but not furnished: it says what will be here. `tests/house.test.ts` holds the list of them. */
export function PlaceholderPage({ title, coming }: { title: string; coming: string }) {
  return (
    <main className="mx-auto grid max-w-page gap-6 px-4 py-section-phone sm:py-section">
      <Seo title={`${title} · ${site.name}`} noindex />
      <h1 className="text-title">{title}</h1>
      <EmptyState title="This page is being built">
        <p className="max-w-prose text-ink-soft">{coming}</p>
        <ButtonLink to={paths.mockTestLanding}>Take a free mock test</ButtonLink>
      </EmptyState>
    </main>
  );
}
