import type { Edition, ExamName } from "./editions";
import type { ExamOfEdition } from "./exam-day";

/** An exam to choose; `examOn` is a calendar day in India, `id` identifies the exam in the page's URL. */
export type ExamChoice = ExamOfEdition & { id: string; name: string; examOn: string };

/**
 * @param editions all editions
 * @param names the names of the exams
 * @returns every exam that has a day, the latest first. If two editions have the same exam on the same day, both names
 * include the edition
 */
export function listExamChoices(editions: readonly Edition[], names: readonly ExamName[]): ExamChoice[] {
  const choices = editions.flatMap(({ id: editionId, name: edition, exams }) =>
    exams.map(({ examId, examOn }) => ({
      edition,
      editionId,
      examId,
      examOn,
      id: `${editionId}.${examId}`,
      name: names.find((exam) => exam.examId === examId)?.name ?? "An exam",
    })),
  );
  const isAmbiguous = ({ examId, examOn }: ExamOfEdition & { examOn: string }) =>
    choices.filter((other) => other.examId === examId && other.examOn === examOn).length > 1;
  return choices
    .map(({ edition, ...choice }): ExamChoice =>
      Object.assign(choice, isAmbiguous(choice) && { name: `${choice.name} (${edition})` }),
    )
    .toSorted((a, b) => b.examOn.localeCompare(a.examOn) || a.name.localeCompare(b.name));
}

/**
 * @param choices the exams, latest first
 * @param requestedId the id from the page's URL
 * @param today the calendar day in India
 * @returns the exam with that id, else the first exam from today on, else the latest exam; undefined without exams
 */
export function pickExam(
  choices: readonly ExamChoice[],
  requestedId: string,
  today: string,
): ExamChoice | undefined {
  return (
    choices.find(({ id }) => id === requestedId) ??
    choices.findLast(({ examOn }) => examOn >= today) ??
    choices[0]
  );
}
