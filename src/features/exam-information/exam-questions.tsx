import { paths } from "../../config/paths";
import { examInformationFaq } from "../../content/exam-information";
import { FaqSection } from "../../ui/faq-section";
import { TextLink } from "../../ui/text-link";

/** What parents ask about the exams. */
export function ExamQuestions() {
  return (
    <FaqSection name="exam-information-faq" items={examInformationFaq}>
      Something else? <TextLink to={paths.contact}>Ask us</TextLink>
    </FaqSection>
  );
}
