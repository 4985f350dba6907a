import { useQuery } from "@tanstack/react-query";
import type { Catalogue } from "../../../data/catalogue";
import { findRehearsal } from "../../../data/exam/timed-exams";
import { myExamsQuery, type MyExam } from "../../../data/exam/my-exams";

export type NamedExam = { exam: MyExam; name: string };

/** A student's exams, sorted by their place on the dashboard. */
export type SortedExams = {
  /** Exams of the current edition, by the exam's id. */
  enrolled: ReadonlyMap<string, MyExam>;
  /** The most urgent exam that can be opened now, or null. */
  urgentExam: NamedExam | null;
  /** Exams with news: an open question about the attempt, or a result, up to 90 days after the exam. */
  news: readonly NamedExam[];
  rehearsal: MyExam | null;
  /** All other exams, except the rehearsal. */
  others: readonly NamedExam[];
  /** Whether one of the student's results is final. */
  hasResults: boolean;
};

/** The states in which an exam can be opened now, the most urgent first. */
const urgentStates: readonly string[] = ["running", "open", "lobby"];

/**
 * A result counts as news for this time after the exam day, in milliseconds: until about two months after the final
 * result.
 */
const maxNewsAgeMs = 90 * 86_400_000;

/** Whether an exam has a recent result, or an open question about the attempt. */
function isNews({ state, heldFor, opensAt, serverNow }: MyExam): boolean {
  if (state === "held" && heldFor === "void") return true;
  const hasResult = state === "provisional" || state === "final";
  return hasResult && opensAt !== null && Date.parse(serverNow) - Date.parse(opensAt) < maxNewsAgeMs;
}

/**
 * @param exams one student's exams
 * @param catalogue shows the current edition and the names of exams
 * @returns the exams, grouped by the part of the dashboard that shows them
 */
export function sortExams(
  exams: readonly MyExam[],
  catalogue: Pick<Catalogue, "exams" | "edition"> | undefined,
): SortedExams {
  const addName = (exam: MyExam): NamedExam => ({
    exam,
    name: catalogue?.exams.find(({ id }) => id === exam.examId)?.name ?? "Olympiad exam",
  });
  const boughtExams = exams.filter(({ kind }) => kind !== "rehearsal");
  const isOfCurrentEdition = (exam: MyExam) =>
    exam.kind === "exam" && exam.editionId === catalogue?.edition?.id;
  const [urgentExam] = boughtExams
    .filter(({ state }) => urgentStates.includes(state))
    .toSorted((a, b) => urgentStates.indexOf(a.state) - urgentStates.indexOf(b.state));
  return {
    enrolled: new Map(
      boughtExams.flatMap((exam) =>
        exam.examId !== null && isOfCurrentEdition(exam) ? [[exam.examId, exam]] : [],
      ),
    ),
    urgentExam: urgentExam ? addName(urgentExam) : null,
    news: catalogue ? boughtExams.filter(isNews).map(addName) : [],
    rehearsal: findRehearsal(exams),
    hasResults: boughtExams.some(({ state }) => state === "final"),
    others: catalogue ? boughtExams.filter((exam) => !isOfCurrentEdition(exam)).map(addName) : [],
  };
}

/** The dashboard checks for a changed state of an exam at this interval, in milliseconds. */
const refetchIntervalMs = 60_000;

/**
 * @param studentId the logged-in student
 * @param catalogue the exams on sale, once they are known
 * @returns the student's exams, sorted; empty while they load and after a failed request
 */
export function useSortedExams(studentId: string, catalogue: Catalogue | undefined): SortedExams {
  const { data } = useQuery({ ...myExamsQuery(studentId), refetchInterval: refetchIntervalMs });
  return sortExams(data ?? [], catalogue);
}
