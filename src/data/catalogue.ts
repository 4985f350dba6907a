import { queryOptions } from "@tanstack/react-query";
import { listEditions, type Edition } from "./editions";
import { listActiveEnrolments, type Enrolment } from "./enrolments";
import { listExams, type Exam } from "./exams";

/** The exams with their editions, and the student's enrolments. */
export type Catalogue = {
  exams: Exam[];
  /** The current edition; null if none is current. */
  edition: Edition | null;
  /** The editions after the current one, the earliest first. */
  laterEditions: Edition[];
  enrolments: Enrolment[];
};

/** Loads all parts together: if one were missing, the page could offer an exam that cannot be bought. */
async function getCatalogue(studentId: string): Promise<Catalogue> {
  const [exams, editions, enrolments] = await Promise.all([
    listExams(),
    listEditions(),
    listActiveEnrolments(studentId),
  ]);
  const currentIndex = editions.findIndex(({ isCurrent }) => isCurrent);
  const laterEditions = currentIndex < 0 ? [] : editions.slice(currentIndex + 1);
  return { exams, edition: editions[currentIndex] ?? null, laterEditions, enrolments };
}

/**
 * @param studentId the logged-in student
 * @returns the query of the catalogue; its `dataUpdatedAt` is the time at which the offers were valid
 */
export const catalogueQuery = (studentId: string) =>
  queryOptions({ queryKey: ["catalogue", studentId], queryFn: () => getCatalogue(studentId) });
