import { paths } from "../../config/paths";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";

/** Where the student's details will be edited. */
export function ProfilePanel() {
  return (
    <section className="grid gap-4">
      <h1 className="text-title">Profile</h1>
      <EmptyState title="Your details will stand here">
        <p className="max-w-prose text-ink-soft">
          Name, class, school, guardian and phone will be edited here. Until then the checkout asks for them.
        </p>
      </EmptyState>
    </section>
  );
}

/** Where workbooks will be sold. */
export function BooksPanel() {
  return (
    <section className="grid gap-4">
      <h1 className="text-title">Bookstore</h1>
      <EmptyState title="Coming soon">
        <p className="max-w-prose text-ink-soft">
          Workbooks for the olympiads will be here. The mock tests are free.
        </p>
        <ButtonLink to={paths.mockTestLanding} variant="outline" size="card">
          Take a free mock test
        </ButtonLink>
      </EmptyState>
    </section>
  );
}
