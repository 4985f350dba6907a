import { describeExamFormat } from "../../../content/exam-format";
import { examTypes } from "../../../content/exam-information";
import type { ExamType } from "../../../content/exam-type-names";
import { CheckList } from "../../../ui/check-list";
import { listGradeTopics } from "./grade-topics";

/** Topics and format of one exam in one grade. */
export function FoundSyllabus({ examType, grade }: { examType: ExamType; grade: number }) {
  const exam = examTypes.find(({ slug }) => slug === examType);
  if (!exam) return null;
  return (
    <div className="grid gap-x-10 gap-y-6 border-t border-line pt-6 md:grid-cols-[1.5fr_1fr]">
      <section className="grid content-start gap-3">
        <h3 className="text-subheading">
          Syllabus: {exam.name}, grade {grade}
        </h3>
        <ul className="grid list-disc gap-1.5 pl-5 marker:text-violet sm:grid-cols-2 sm:gap-x-8">
          {listGradeTopics(exam, grade).map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      </section>
      <section className="grid content-start gap-3">
        <h3 className="text-subheading">Exam format</h3>
        <CheckList items={describeExamFormat(grade)} />
      </section>
    </div>
  );
}
