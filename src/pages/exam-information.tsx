import { lazy } from "react";
import { SyllabusFinder } from "../features/site/exam-information/syllabus-finder";
import { Section, Sections } from "../ui/section";
import { StaticPart } from "../ui/static-part";

const ExamInformationOpening = lazy(async () => ({
  default: (await import("../features/site/exam-information/exam-information-opening"))
    .ExamInformationOpening,
}));
const fetchRules = async () => ({
  default: (await import("../features/site/exam-information/exam-rules")).ExamRules,
});
const ExamRules = lazy(fetchRules);
const AllSyllabuses = lazy(async () => ({
  default: (await import("../features/site/exam-information/all-syllabuses")).AllSyllabuses,
}));
const fetchQuestions = async () => ({
  default: (await import("../features/site/exam-information/exam-questions")).ExamQuestions,
});
const ExamQuestions = lazy(fetchQuestions);

/** Fetches the script of the parts that tell days of the season. */
export async function fetchDatedParts(): Promise<void> {
  await Promise.all([fetchRules(), fetchQuestions()]);
}

/**
 * The four /competitions addresses: one shared page on how the exams work (specification section 2). Only the search for
 * a syllabus needs script.
 */
export function ExamInformationPage() {
  return (
    <main>
      <StaticPart hasHead>
        <ExamInformationOpening />
      </StaticPart>
      <Sections>
        <StaticPart printsDays>
          <ExamRules />
        </StaticPart>
        <Section title="Syllabus & Instructions">
          <SyllabusFinder />
          <StaticPart>
            <AllSyllabuses />
          </StaticPart>
        </Section>
        <StaticPart printsDays>
          <ExamQuestions />
        </StaticPart>
      </Sections>
    </main>
  );
}
