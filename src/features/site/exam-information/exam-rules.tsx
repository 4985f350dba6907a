import { rehearsalPath } from "../../../config/paths";
import { awardTiers } from "../../../content/awards";
import { listDeviceRequirements } from "../../../content/device-requirements";
import { getExamInformationSteps } from "../../../content/exam-information";
import { useSeason } from "../../../content/use-season";
import { ClimbSteps } from "../../../ui/climb-steps";
import { MedalRow } from "../../../ui/medal-row";
import { RehearsalHint } from "../../../ui/rehearsal-hint";
import { RequirementList } from "../../../ui/requirement-list";
import { Section } from "../../../ui/section";
import { UpcomingExams } from "./upcoming-exams";

/** How the exams work, what they need, what can be won, and when they are. */
export function ExamRules() {
  const season = useSeason();
  return (
    <>
      <Section title="How It Works">
        <ClimbSteps steps={getExamInformationSteps(season)} />
      </Section>
      <Section title="System Requirements">
        <RequirementList items={listDeviceRequirements(season)} />
        <RehearsalHint to={rehearsalPath} />
      </Section>
      <Section title="Awards & Recognition">
        <MedalRow tiers={awardTiers} />
      </Section>
      <UpcomingExams />
    </>
  );
}
