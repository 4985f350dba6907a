import { lazy } from "react";
import { SyllabusFinder } from "../features/exam-information/syllabus-finder";
import { Section, Sections } from "../ui/section";
import { Still } from "../ui/still";

const ExamInformationOpening = lazy(async () => ({
  default: (await import("../features/exam-information/exam-information-opening")).ExamInformationOpening,
}));
const ExamRules = lazy(async () => ({
  default: (await import("../features/exam-information/exam-rules")).ExamRules,
}));
const AllSyllabuses = lazy(async () => ({
  default: (await import("../features/exam-information/all-syllabuses")).AllSyllabuses,
}));
const ExamQuestions = lazy(async () => ({
  default: (await import("../features/exam-information/exam-questions")).ExamQuestions,
}));

/**
 * The four /competitions addresses: one shared page on how the exams work (specification section 2). Only the search for
 * a syllabus needs script.
 */
export function ExamInformationPage() {
  return (
    <main>
      <Still>
        <ExamInformationOpening />
      </Still>
      <Sections>
        <Still>
          <ExamRules />
        </Still>
        <Section title="Syllabus & Instructions">
          <SyllabusFinder />
          <Still>
            <AllSyllabuses />
          </Still>
        </Section>
        <Still>
          <ExamQuestions />
        </Still>
      </Sections>
    </main>
  );
}
