import { paths } from "../../../config/paths";
import { getExamInformationFaq } from "../../../content/exam-information";
import { useExamCalendar } from "../../../content/use-exam-calendar";
import { FaqSection } from "../../../ui/faq-section";
import { TextLink } from "../../../ui/text-link";

/** Parents' questions about the exams. */
export function ExamQuestions() {
  const calendar = useExamCalendar();
  return (
    <FaqSection name="exam-information-faq" items={getExamInformationFaq(calendar)}>
      Something else? <TextLink to={paths.contact}>Ask us</TextLink>
    </FaqSection>
  );
}
