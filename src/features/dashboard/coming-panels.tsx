import { paths } from "../../config/paths";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";

/** Where the student's details will be edited. */
export function ProfilePanel() {
  return (
    <EmptyState title="Profile">
      <p className="max-w-prose text-ink-soft">
        Name, class, school, guardian and phone will be edited here. Until then the checkout asks for them.
      </p>
    </EmptyState>
  );
}

/** Where workbooks will be sold. */
export function BooksPanel() {
  return (
    <EmptyState title="Bookstore: coming soon">
      <p className="max-w-prose text-ink-soft">
        Workbooks for the olympiads will be here. Until then the mock tests are free.
      </p>
      <ButtonLink to={paths.mockTestLanding} variant="outline" size="card">
        Take a free mock test
      </ButtonLink>
    </EmptyState>
  );
}
