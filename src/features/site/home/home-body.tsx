import { paths } from "../../../config/paths";
import { getHomeFaq } from "../../../content/home-faq";
import { homeSteps } from "../../../content/home-sections";
import { describeRegistrationEnd } from "../../../content/edition-texts";
import { useExamCalendar } from "../../../content/use-exam-calendar";
import { ClimbSteps } from "../../../ui/climb-steps";
import { FaqSection } from "../../../ui/faq-section";
import { Section } from "../../../ui/section";
import { TextLink } from "../../../ui/text-link";
import { AwardKinds } from "./award-kinds";
import { Benefits } from "./benefits";
import { DashboardPreview } from "./dashboard-preview";
import { ImportantDates } from "./important-dates";
import { MockTestBanner } from "./mock-test-banner";

/** The home page below the subjects: dates, mock tests, benefits, the steps of a season, awards, and questions. */
export function HomeBody() {
  const calendar = useExamCalendar();
  return (
    <>
      <Section
        title="Important Dates"
        intro={`${calendar.current.name} edition. ${describeRegistrationEnd(calendar, "You can register up to the day before each exam.")}`}
      >
        <ImportantDates />
      </Section>
      <MockTestBanner />
      <Section title="Why take part">
        <Benefits />
      </Section>
      <Section title="How it Works">
        <ClimbSteps steps={homeSteps} />
      </Section>
      <DashboardPreview />
      <Section
        title="Awards"
        intro="The top 100 in every subject and class win an award. Everyone who takes part gets a certificate."
        className="my-6.5 bg-blush sm:my-9 sm:py-section"
      >
        <AwardKinds />
        <p>
          <TextLink to={paths.awards}>See what each rank wins</TextLink>
        </p>
      </Section>
      <FaqSection name="home-faq" items={getHomeFaq(calendar)}>
        Something else? <TextLink to={paths.contact}>Ask us</TextLink>
      </FaqSection>
    </>
  );
}
