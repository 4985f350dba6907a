import { useQuery } from "@tanstack/react-query";
import type { Catalogue } from "../../../data/catalogue";
import { findRehearsal } from "../../../data/exam/ask-my-exams";
import { myExamsQuery, type MyExam } from "../../../data/exam/my-exams";

export type Named = { exam: MyExam; name: string };

/** A student's exams, sorted by their place on the dashboard. */
export type SortedExams = {
  /** Of this season, by the exam's id. */
  enrolled: ReadonlyMap<string, MyExam>;
  /** Which there is something to do about at once; null where there is none. */
  now: Named | null;
  /** Those of which something is to be read now: a question about the attempt, and results for a quarter of a year. */
  news: readonly Named[];
  rehearsal: MyExam | null;
  /** Neither of this season nor the rehearsal. */
  others: readonly Named[];
  /** Whether the result of one of them is final. */
  hasResults: boolean;
};

/** The exams that can be opened now, the most urgent first. */
const urgent: readonly string[] = ["running", "open", "lobby"];

/** For so long after its day an exam's result is news, in milliseconds: about two months of it remain once it is final. */
const newsForMs = 90 * 86_400_000;

/** Whether its result has come, and not long ago, or there is a question about it. */
function isNews({ state, heldFor, opensAt, serverNow }: MyExam): boolean {
  if (state === "held" && heldFor === "void") return true;
  const hasResult = state === "provisional" || state === "final";
  return hasResult && opensAt !== null && Date.parse(serverNow) - Date.parse(opensAt) < newsForMs;
}

/**
 * @param exams of one student
 * @param catalogue for the season that is sold, and the names of exams
 * @returns them in the places where the dashboard shows them
 */
export function sortExams(
  exams: readonly MyExam[],
  catalogue: Pick<Catalogue, "exams" | "edition"> | undefined,
): SortedExams {
  const name = (exam: MyExam): Named => ({
    exam,
    name: catalogue?.exams.find(({ id }) => id === exam.examId)?.name ?? "Olympiad exam",
  });
  const bought = exams.filter(({ kind }) => kind !== "rehearsal");
  const isOfSeason = (exam: MyExam) => exam.kind === "exam" && exam.editionId === catalogue?.edition?.id;
  const [now] = bought
    .filter(({ state }) => urgent.includes(state))
    .toSorted((a, b) => urgent.indexOf(a.state) - urgent.indexOf(b.state));
  return {
    enrolled: new Map(
      bought.flatMap((exam) => (exam.examId !== null && isOfSeason(exam) ? [[exam.examId, exam]] : [])),
    ),
    now: now ? name(now) : null,
    news: catalogue ? bought.filter(isNews).map(name) : [],
    rehearsal: findRehearsal(exams),
    hasResults: bought.some(({ state }) => state === "final"),
    others: catalogue ? bought.filter((exam) => !isOfSeason(exam)).map(name) : [],
  };
}

/** How often the dashboard looks whether an exam has come nearer, in milliseconds. */
const askEveryMs = 60_000;

/**
 * @param studentId the logged-in student
 * @param catalogue the exams on sale, once they are known
 * @returns the student's exams in their places. Until they are known, and where they cannot be asked for, there are
 * none: the catalogue says on its own what is bought
 */
export function useSortedExams(studentId: string, catalogue: Catalogue | undefined): SortedExams {
  const { data } = useQuery({ ...myExamsQuery(studentId), refetchInterval: askEveryMs });
  return sortExams(data ?? [], catalogue);
}
