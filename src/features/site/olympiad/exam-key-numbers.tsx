import { getExamFormat } from "../../../content/exam-format";
import { challengeCount, nameSection } from "../../../items/sections";

/** The exam pattern in four figures (docs/specification.md section 9), and the sections of the paper. */
export function ExamKeyNumbers({ classNumber }: { classNumber: number }) {
  const { questionCount, minutes, marksPerCorrect, marksPerWrong } = getExamFormat(classNumber);
  const figures = [
    { value: String(questionCount), name: "multiple-choice questions" },
    { value: String(minutes), name: "minutes, online" },
    { value: `+${marksPerCorrect}`, name: "for each correct answer" },
    { value: String(marksPerWrong), name: "for a wrong or blank answer: no negative marking" },
  ];
  const className = `Class ${classNumber}`;
  return (
    <>
      <dl className="grid grid-cols-2 gap-3">
        {figures.map(({ value, name }) => (
          <div
            key={name}
            className="flex flex-col-reverse justify-end gap-1 rounded-card border border-line bg-paper p-4"
          >
            <dt className="text-small leading-snug text-ink-soft">{name}</dt>
            <dd className="font-heading text-title font-bold text-violet tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft">
        Sections A ({nameSection("A", className)}) and B ({nameSection("B", className)}) together have{" "}
        {questionCount - challengeCount} questions. Section C ({nameSection("C", className)}) has the{" "}
        {challengeCount} hardest.
      </p>
    </>
  );
}
