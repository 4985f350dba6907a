import { buyPath, paths, practicePaperPath, mockTestStartPath, rehearsalPath } from "../../../config/paths";
import { awardTiers } from "../../../content/awards";
import { findExam } from "../../../content/editions";
import { formatDay } from "../../../content/calendar-day";
import { listDeviceRequirements } from "../../../content/device-requirements";
import { listExamDays } from "../../../content/exam-days";
import { getOlympiadSections } from "../../../content/olympiads/olympiad-sections";
import { olympiadTexts } from "../../../content/olympiads/olympiad-texts";
import { describeOtherSubjects } from "../../../content/edition-texts";
import type { Subject } from "../../../content/subjects";
import type { ClassNumber } from "../../../content/syllabus/subject-syllabus";
import { findTopics } from "../../../content/syllabus/syllabus";
import { useExamCalendar } from "../../../content/use-exam-calendar";
import { ButtonLink } from "../../../ui/button";
import { DateTiles } from "../../../ui/date-tiles";
import { MedalRow } from "../../../ui/medal-row";
import { RehearsalHint } from "../../../ui/rehearsal-hint";
import { RequirementList } from "../../../ui/requirement-list";
import { Section } from "../../../ui/section";
import { SkyHero } from "../../../ui/sky-hero";
import { ExamKeyNumbers } from "./exam-key-numbers";
import { KeyFacts } from "./key-facts";
import { Introduction } from "./introduction";
import { SyllabusCard } from "./syllabus-card";
import { TextSection } from "./text-section";

type Props = { subject: Subject; classNumber: ClassNumber };

/** The top of an olympiad page: heading, headline, and two links (docs/specification.md section 2). */
export function OlympiadHero({ subject, classNumber }: Props) {
  const calendar = useExamCalendar();
  const { headline, lead } = getOlympiadSections(calendar, subject, olympiadTexts[subject.slug], classNumber);
  const hasExam = findExam(calendar, subject.code) !== undefined;
  return (
    <SkyHero
      isRandom
      title={`${subject.name} Olympiad Class ${classNumber}`}
      aside={<KeyFacts subject={subject} classNumber={classNumber} />}
    >
      <p className="font-heading text-heading font-bold">{headline}</p>
      <p className="max-w-xl text-[1.125rem]">{lead}</p>
      <div className="flex flex-wrap gap-3 pt-1">
        {hasExam && <ButtonLink to={buyPath(subject.slug, classNumber)}>Buy now</ButtonLink>}
        <ButtonLink to={mockTestStartPath(subject.slug, classNumber)} variant={hasExam ? "glass" : "gold"}>
          Take free test
        </ButtonLink>
        {!hasExam && (
          <ButtonLink to={paths.studentDashboard} variant="glass">
            See this season’s exams
          </ButtonLink>
        )}
      </div>
    </SkyHero>
  );
}

/** Every named section of the page, from About Us to Important Dates. */
export function OlympiadBody({ subject, classNumber }: Props) {
  const calendar = useExamCalendar();
  const sections = getOlympiadSections(calendar, subject, olympiadTexts[subject.slug], classNumber);
  const otherSubjects = describeOtherSubjects(calendar);
  return (
    <>
      <div className="mx-auto grid max-w-page gap-11 px-4 py-6 sm:gap-14">
        <Introduction sections={sections} />
        <div className="grid gap-11 lg:grid-cols-[1fr_1.5fr]">
          <TextSection title={sections.examPattern.title} paragraphs={sections.examPattern.paragraphs}>
            <ExamKeyNumbers classNumber={classNumber} />
          </TextSection>
          <SyllabusCard
            topics={findTopics(subject.slug, classNumber)}
            intro={`Topics in the class ${classNumber} exam`}
          />
        </div>
        <TextSection title={sections.awards.title} paragraphs={sections.awards.paragraphs}>
          <MedalRow tiers={awardTiers} />
        </TextSection>
        <TextSection {...sections.mockTests} className="justify-items-start rounded-hero bg-blush p-6 sm:p-9">
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={mockTestStartPath(subject.slug, classNumber)}>Take free test</ButtonLink>
            <ButtonLink to={practicePaperPath(subject.slug, classNumber)} variant="outline">
              Try a full practice paper
            </ButtonLink>
          </div>
        </TextSection>
        <TextSection title={sections.devices.title} paragraphs={sections.devices.paragraphs}>
          <RequirementList items={listDeviceRequirements(calendar)} />
          <RehearsalHint to={rehearsalPath} />
        </TextSection>
      </div>
      <Section
        title="Important Dates"
        intro={`${calendar.current.name} edition. Results on ${formatDay(calendar.current.resultsOn)}.`}
      >
        <DateTiles
          items={listExamDays(calendar.current).map(({ slug, name, examOn }) => ({
            day: examOn,
            label: name,
            isHighlighted: slug === subject.slug,
          }))}
        />
        {otherSubjects && <p className="text-small text-ink-soft">{otherSubjects}</p>}
      </Section>
    </>
  );
}
