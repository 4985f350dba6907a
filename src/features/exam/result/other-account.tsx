import { paths } from "../../../config/paths";
import { ButtonLink } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";

/** Shown for a result, review, answer record or certificate of another account, with a link to the student's own results. */
export function OtherAccount() {
  return (
    <EmptyState title="This page belongs to another account" pose="lost">
      <p className="max-w-prose">
        Log in with the account that took the exam. Your own exams and results are on your dashboard.
      </p>
      <ButtonLink to={paths.studentDashboard}>See your own results</ButtonLink>
    </EmptyState>
  );
}
