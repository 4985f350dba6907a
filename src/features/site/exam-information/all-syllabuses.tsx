import { classNumbers } from "../../../content/classes";
import { describeExamFormat } from "../../../content/exam-format";
import { examTypes } from "../../../content/exam-information";
import { listGradeTopics } from "./grade-topics";

/** Every syllabus of the page, collapsed by grade: for browsers without script, where the two selectors do not work. */
export function AllSyllabuses() {
  return (
    <div className="grid gap-8 md:grid-cols-2 [@media(scripting:enabled)]:hidden">
      {examTypes.map((exam) => (
        <section key={exam.slug} className="grid content-start gap-2">
          <h3 className="text-subheading">{exam.name}</h3>
          {classNumbers.map((grade) => (
            <details key={grade} className="rounded-small bg-paper px-4">
              <summary className="min-h-11 py-2.5 font-semibold">Grade {grade}</summary>
              <ul className="list-disc pb-3 pl-5 text-small">
                {listGradeTopics(exam, grade).map((topic) => (
                  <li key={topic}>{topic}</li>
                ))}
              </ul>
            </details>
          ))}
        </section>
      ))}
      <section className="grid content-start gap-2 md:col-span-2">
        <h3 className="text-subheading">Exam format</h3>
        <p>Grades 1 to 4: {describeExamFormat(1).join(", ")}.</p>
        <p>Grades 5 to 12: {describeExamFormat(5).join(", ")}.</p>
      </section>
    </div>
  );
}
