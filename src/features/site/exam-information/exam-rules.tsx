import { rehearsalPath } from "../../../config/paths";
import { awardTiers } from "../../../content/awards";
import { listDeviceRequirements } from "../../../content/device-requirements";
import { getExamInformationSteps } from "../../../content/exam-information";
import { useExamCalendar } from "../../../content/use-exam-calendar";
import { ClimbSteps } from "../../../ui/climb-steps";
import { MedalRow } from "../../../ui/medal-row";
import { RehearsalHint } from "../../../ui/rehearsal-hint";
import { RequirementList } from "../../../ui/requirement-list";
import { Section } from "../../../ui/section";
import { UpcomingExams } from "./upcoming-exams";

/** The steps of an exam, the device it needs, the awards, and the upcoming dates. */
export function ExamRules() {
  const calendar = useExamCalendar();
  return (
    <>
      <Section title="How It Works">
        <ClimbSteps steps={getExamInformationSteps(calendar)} />
      </Section>
      <Section title="System Requirements">
        <RequirementList items={listDeviceRequirements(calendar)} />
        <RehearsalHint to={rehearsalPath} />
      </Section>
      <Section title="Awards & Recognition">
        <MedalRow tiers={awardTiers} />
      </Section>
      <UpcomingExams />
    </>
  );
}
