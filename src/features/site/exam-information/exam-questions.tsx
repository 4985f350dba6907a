import { paths } from "../../../config/paths";
import { getExamInformationFaq } from "../../../content/exam-information";
import { useSeason } from "../../../content/use-season";
import { FaqSection } from "../../../ui/faq-section";
import { TextLink } from "../../../ui/text-link";

/** Parents' questions about the exams. */
export function ExamQuestions() {
  const season = useSeason();
  return (
    <FaqSection name="exam-information-faq" items={getExamInformationFaq(season)}>
      Something else? <TextLink to={paths.contact}>Ask us</TextLink>
    </FaqSection>
  );
}
