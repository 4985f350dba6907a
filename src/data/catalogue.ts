import { queryOptions } from "@tanstack/react-query";
import { findCurrentEdition, type CurrentEdition } from "./editions";
import { listActiveEnrolments, type Enrolment } from "./enrolments";
import { listExams, type Exam } from "./subjects";

/** What can be bought and what a student has bought. */
export type Catalogue = { exams: Exam[]; edition: CurrentEdition | null; enrolments: Enrolment[] };

/** In one piece: half of it would show a Buy where there is none. */
async function getCatalogue(studentId: string): Promise<Catalogue> {
  const [exams, edition, enrolments] = await Promise.all([
    listExams(),
    findCurrentEdition(),
    listActiveEnrolments(studentId),
  ]);
  return { exams, edition, enrolments };
}

/**
 * @param studentId the logged-in student
 * @returns the query of the catalogue; its `dataUpdatedAt` is the moment the offers are true for
 */
export const catalogueQuery = (studentId: string) =>
  queryOptions({ queryKey: ["catalogue", studentId], queryFn: () => getCatalogue(studentId) });
