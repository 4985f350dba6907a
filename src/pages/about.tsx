import { paths } from "../config/paths";
import { site } from "../config/site";
import { getAbout } from "../content/about";
import { useExamCalendar } from "../content/use-exam-calendar";
import { ButtonLink } from "../ui/button";
import { ClimbersScene } from "../ui/climbers-scene";
import { Sections } from "../ui/section";
import { Seo } from "../ui/seo";
import { SkyHero } from "../ui/sky-hero";

/** /aboutus: the organiser and its olympiads. */
export function AboutPage() {
  const about = getAbout(useExamCalendar());
  return (
    <main>
      <Seo title={`${about.title} · ${site.name}`} description={about.lead} path={paths.about} />
      <SkyHero title={about.title} lead={about.lead} scene={<ClimbersScene />} />
      <Sections>
        <div className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-4 py-6 md:grid-cols-2">
          {about.sections.map(({ heading, paragraphs }) => (
            <section key={heading} className="grid content-start gap-3">
              <h2 className="text-heading">{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="text-ink-soft">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
        <div className="mx-auto flex max-w-page flex-wrap gap-3 px-4 pt-6">
          <ButtonLink to={paths.mockTestLanding}>Take a free mock test</ButtonLink>
          <ButtonLink to={paths.contact} variant="outline">
            Write to us
          </ButtonLink>
        </div>
      </Sections>
    </main>
  );
}
