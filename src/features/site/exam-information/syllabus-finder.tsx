import { useEffect, useRef, useState } from "react";
import { classNumbers } from "../../../content/classes";
import { examTypeNames, type ExamType } from "../../../content/exam-type-names";
import { SelectField } from "../../../ui/field";
import { FoundSyllabus } from "./found-syllabus";

const prompt = (
  <p className="text-ink-soft">
    Select an exam type and grade to view the detailed syllabus and instructions.
  </p>
);

function isExamType(slug: string): slug is ExamType {
  return slug in examTypeNames;
}

/** The selectors for exam type and grade, and the syllabus once both are chosen (docs/specification.md section 2). */
export function SyllabusFinder() {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState({ exam: "", grade: "" });
  const readChoice = () => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const [exam, grade] = [data.get("exam"), data.get("grade")];
    if (typeof exam === "string" && typeof grade === "string") setChoice({ exam, grade });
  };
  // Reads a choice that was made before the script had loaded.
  useEffect(readChoice, []);

  return (
    <div className="grid gap-6 rounded-hero bg-paper p-5 shadow-card noscript:hidden sm:p-8">
      <form ref={form} onChange={readChoice} className="grid gap-4 sm:grid-cols-2">
        <SelectField label="Exam type" name="exam" autoComplete="off">
          <option value="">Choose an exam type</option>
          {Object.entries(examTypeNames).map(([slug, name]) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label="Grade" name="grade" autoComplete="off">
          <option value="">Choose a grade</option>
          {classNumbers.map((number) => (
            <option key={number} value={number}>
              Grade {number}
            </option>
          ))}
        </SelectField>
      </form>
      <div aria-live="polite">
        {isExamType(choice.exam) && choice.grade ? (
          <FoundSyllabus examType={choice.exam} grade={Number(choice.grade)} />
        ) : (
          prompt
        )}
      </div>
    </div>
  );
}
