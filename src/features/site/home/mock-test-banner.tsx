import { paths } from "../../../config/paths";
import { mockTestBlurb } from "../../../content/home-sections";
import { ButtonLink } from "../../../ui/button";
import { Drawing } from "../../../ui/drawing";

/** The free mock tests, in front of the sky: what they are, and a link to them. */
export function MockTestBanner() {
  return (
    <section className="mx-auto max-w-page px-4 py-6.5 sm:py-9">
      <div className="grid items-center gap-8 rounded-hero bg-dusk p-6 text-white sm:p-10 md:grid-cols-[1.3fr_1fr]">
        <div className="grid justify-items-start gap-4">
          <h2 className="text-title">{mockTestBlurb.title}</h2>
          <p className="max-w-lg text-[1.125rem]">{mockTestBlurb.text}</p>
          <ButtonLink to={paths.mockTestLanding}>Take a free mock test</ButtonLink>
        </div>
        <div
          aria-hidden="true"
          className="grid w-full max-w-sm justify-self-center rounded-card bg-paper p-5 text-ink shadow-card select-none"
        >
          <div className="drawn-later aspect-240/168">
            <Drawing name="climb" className="w-full" />
          </div>
          <p className="mt-3 flex items-baseline justify-between gap-3 border-t border-line pt-3">
            <span className="text-small font-semibold text-ink-soft">Science · Class 5</span>
            <span className="font-heading text-heading font-bold tabular">8/10</span>
          </p>
        </div>
      </div>
    </section>
  );
}
