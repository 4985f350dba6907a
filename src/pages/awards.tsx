import { paths } from "../config/paths";
import { site } from "../config/site";
import { getAwardsFaq } from "../content/awards-faq";
import { awardsIntro, awardsNotes } from "../content/awards-page";
import { useExamCalendar } from "../content/use-exam-calendar";
import { AwardTiers } from "../features/site/awards/award-tiers";
import { ButtonLink } from "../ui/button";
import { FaqSection } from "../ui/faq-section";
import { MailIcon } from "../ui/contact-icons";
import { BookIcon } from "../ui/test-icons";
import { TruckIcon } from "../ui/icons";
import { Section, Sections } from "../ui/section";
import { Seo } from "../ui/seo";
import { TextLink } from "../ui/text-link";
import { SkyHero } from "../ui/sky-hero";
import { SummitScene } from "../ui/summit-scene";

const noteIcons = { delivery: TruckIcon, certificates: MailIcon, scholarships: BookIcon };

/** /awards: the awards by rank, and how they are delivered. */
export function AwardsPage() {
  const calendar = useExamCalendar();
  return (
    <main>
      <Seo
        title={`Awards: medals, certificates and scholarships · ${site.name}`}
        description={awardsIntro}
        path={paths.awards}
      />
      <SkyHero
        title="Awards"
        lead={awardsIntro}
        scene={<SummitScene className="w-full max-w-xs justify-self-center md:max-w-md" />}
      >
        <ButtonLink to={paths.studentDashboard}>Register now</ButtonLink>
      </SkyHero>
      <Sections>
        <Section title="What each rank wins">
          <AwardTiers />
        </Section>
        <Section title="How awards reach you">
          <ul className="grid gap-x-10 gap-y-7 md:grid-cols-3">
            {awardsNotes.map(({ key, title, text }) => {
              const Icon = noteIcons[key];
              return (
                <li key={key} className="grid content-start gap-2">
                  <Icon className="size-9 text-violet" />
                  <h3 className="text-subheading">{title}</h3>
                  <p className="text-ink-soft">{text}</p>
                </li>
              );
            })}
          </ul>
          <p>
            Schools can <TextLink to={paths.verify}>verify any certificate</TextLink> using its code.
          </p>
        </Section>
        <FaqSection name="awards-faq" items={getAwardsFaq(calendar)}>
          Something else? <TextLink to={paths.contact}>Ask us</TextLink>
        </FaqSection>
      </Sections>
    </main>
  );
}
