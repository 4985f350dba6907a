import { AllSyllabuses } from "../features/site/exam-information/all-syllabuses";
import { ExamInformationOpening } from "../features/site/exam-information/exam-information-opening";
import { ExamQuestions } from "../features/site/exam-information/exam-questions";
import { ExamRules } from "../features/site/exam-information/exam-rules";
import { SyllabusFinder } from "../features/site/exam-information/syllabus-finder";
import { Section, Sections } from "../ui/section";

/** The four /competitions paths: one shared page on how the exams work (docs/specification.md section 2). */
export function ExamInformationPage() {
  return (
    <main>
      <ExamInformationOpening />
      <Sections>
        <ExamRules />
        <Section
          title="Syllabus & Instructions"
          intro="Here “Grade 5” means class 5, and “Cyber” means the Computer exam."
        >
          <SyllabusFinder />
          <AllSyllabuses />
        </Section>
        <ExamQuestions />
      </Sections>
    </main>
  );
}
