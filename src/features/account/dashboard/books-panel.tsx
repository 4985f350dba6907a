import { paths } from "../../../config/paths";
import { ButtonLink } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";

/** The Bookstore tab: workbooks will be sold here. */
export function BooksPanel() {
  return (
    <section className="grid gap-4">
      <h1 className="text-title">Bookstore</h1>
      <EmptyState title="Coming soon" pose="sleep">
        <p className="max-w-prose text-ink-soft">
          Olympiad workbooks are coming soon. Meanwhile, practise with free mock tests.
        </p>
        <ButtonLink to={paths.mockTestLanding} variant="outline" size="card">
          Take a free mock test
        </ButtonLink>
      </EmptyState>
    </section>
  );
}
