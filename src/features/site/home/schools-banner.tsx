import { schoolsBlurb } from "../../../content/home-sections";
import { Drawing } from "../../../ui/drawing";

/** The reasons why schools and families trust the olympiads, without names of schools. */
export function SchoolsBanner() {
  return (
    <section className="mx-auto max-w-page px-4 pb-6.5 sm:pb-9">
      <div className="grid items-end gap-x-10 overflow-hidden rounded-hero bg-blush md:grid-cols-[1.5fr_1fr]">
        <div className="grid gap-2 self-center p-6 sm:p-9">
          <h2 className="text-heading">{schoolsBlurb.title}</h2>
          <p className="text-ink-soft">{schoolsBlurb.text}</p>
        </div>
        <div className="drawn-later aspect-400/210 w-full max-w-md justify-self-center">
          <Drawing name="school" className="w-full" />
        </div>
      </div>
    </section>
  );
}
