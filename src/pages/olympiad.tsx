import { useParams } from "react-router-dom";
import { olympiadPath, paths } from "../config/paths";
import { site } from "../config/site";
import { getOlympiadFaq } from "../content/olympiad-faq";
import { getOlympiadHead } from "../content/olympiads/olympiad-head";
import type { Subject } from "../content/subjects";
import type { ClassNumber } from "../content/syllabus/subject-syllabus";
import { useExamCalendar } from "../content/use-exam-calendar";
import { MoreOlympiads } from "../features/site/olympiad/more-olympiads";
import { readOlympiadParams } from "../features/site/olympiad/olympiad-params";
import { OlympiadHero, OlympiadBody } from "../features/site/olympiad/olympiad-body";
import { FaqSection } from "../ui/faq-section";
import { NotFoundScreen } from "../features/site/not-found/not-found-screen";
import { Sections } from "../ui/section";
import { Seo } from "../ui/seo";
import { TextLink } from "../ui/text-link";

type Props = { subject: Subject; classNumber: ClassNumber };

function OlympiadContent({ subject, classNumber }: Props) {
  const calendar = useExamCalendar();
  const faq = getOlympiadFaq(calendar, subject, classNumber);
  return (
    <main>
      <Seo
        {...getOlympiadHead(calendar, subject, classNumber)}
        path={olympiadPath(subject.slug, classNumber)}
      />
      <OlympiadHero subject={subject} classNumber={classNumber} />
      <Sections>
        <OlympiadBody subject={subject} classNumber={classNumber} />
        <FaqSection name="olympiad-faq" items={faq}>
          Something else? <TextLink to={paths.contact}>Ask us</TextLink>
        </FaqSection>
        <MoreOlympiads subject={subject} classNumber={classNumber} />
      </Sections>
    </main>
  );
}

/**
 * /olympiads/{subject}/{class}: one subject in one class. If a parameter is missing, the page is empty
 * (docs/specification.md section 2) and not indexed.
 */
export function OlympiadPage() {
  const params = readOlympiadParams(useParams());
  if (params.kind === "incomplete") return <Seo title={site.name} noindex />;
  if (params.kind === "unknown") return <NotFoundScreen />;
  const { subject, classNumber } = params;
  return <OlympiadContent subject={subject} classNumber={classNumber} />;
}
