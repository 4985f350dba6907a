import { ButtonLink } from "./button";

/** A card with a link to the full practice papers; `to` is their URL, perhaps with a subject and a class. */
export function PracticePaperHint({ to }: { to: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-paper p-5">
      <div className="grid min-w-0 grow basis-72 gap-1">
        <h2 className="text-subheading">Full practice papers</h2>
        <p className="text-small text-ink-soft">
          There are three full-length papers for each subject and class. They look and work just like the
          exam: 40 questions in classes 1 to 4, 50 in classes 5 to 12, in 60 minutes. Free, and no login
          needed.
        </p>
      </div>
      <ButtonLink to={to} variant="outline" size="card">
        Try a full paper
      </ButtonLink>
    </div>
  );
}
