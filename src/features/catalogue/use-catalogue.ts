import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { findCurrentEdition } from "../../data/editions";
import { listActiveEnrolments } from "../../data/enrolments";
import { listExams } from "../../data/subjects";
import type { Catalogue } from "./offers";

/**
 * What can be bought and what this student has bought, in one piece: half of it would show a Buy where there is none.
 *
 * @param studentId the logged-in student
 * @returns the query; its `dataUpdatedAt` is the moment the offers are true for
 */
export function useCatalogue(studentId: string): UseQueryResult<Catalogue> {
  return useQuery({
    queryKey: ["catalogue", studentId],
    queryFn: async () => {
      const [exams, edition, enrolments] = await Promise.all([
        listExams(),
        findCurrentEdition(),
        listActiveEnrolments(studentId),
      ]);
      return { exams, edition, enrolments };
    },
  });
}
