import { lazy } from "react";
import { SyllabusFinder } from "../features/exam-information/syllabus-finder";
import { Section, Sections } from "../ui/section";
import { StaticPart } from "../ui/static-part";

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
      <StaticPart>
        <ExamInformationOpening />
      </StaticPart>
      <Sections>
        <StaticPart>
          <ExamRules />
        </StaticPart>
        <Section title="Syllabus & Instructions">
          <SyllabusFinder />
          <StaticPart>
            <AllSyllabuses />
          </StaticPart>
        </Section>
        <StaticPart>
          <ExamQuestions />
        </StaticPart>
      </Sections>
    </main>
  );
}
