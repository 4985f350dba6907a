import { paths } from "../config/paths";
import { site } from "../config/site";
import { contactReplyTime } from "../content/contact";
import { Audiences } from "../features/site/contact/audiences";
import { ContactWays } from "../features/site/contact/contact-ways";
import { LetterScene } from "../ui/letter-scene";
import { Section, Sections } from "../ui/section";
import { Seo } from "../ui/seo";
import { SkyHero } from "../ui/sky-hero";

/** /contact: how to reach us, and for which questions. */
export function ContactPage() {
  return (
    <main>
      <Seo
        title={`Contact · ${site.name}`}
        description={`Write to ${site.name}, call us or send a WhatsApp message. ${contactReplyTime}`}
        path={paths.contact}
      />
      <SkyHero
        title="Contact"
        lead={contactReplyTime}
        aside={<LetterScene className="w-full max-w-56 justify-self-center max-md:hidden" />}
      />
      <ContactWays />
      <Sections>
        <Section title="How can we help?">
          <Audiences />
        </Section>
      </Sections>
    </main>
  );
}
