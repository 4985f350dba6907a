import { useQueries, useQueryClient } from "@tanstack/react-query";
import { classesQuery } from "../../../data/classes";
import { studentQuery, withDetails } from "../../../data/students";
import { combineQueries } from "../../../lib/combine-queries";
import type { StudentDetails } from "../../../lib/student-details";

/**
 * Loads the data for a form about the student.
 *
 * @param studentId the logged-in student
 * @returns the student's record and the classes as one query; `refresh`, to call when the record has changed; and
 * `cacheDetails`, which puts saved details into the cache, so that the next form shows them before the server responds
 */
export function useProfile(studentId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = studentQuery(studentId);
  const query = useQueries({ queries: [studentQuery(studentId), classesQuery], combine: combineQueries });
  const refresh = () => void queryClient.invalidateQueries({ queryKey });
  const cacheDetails = (details: StudentDetails) => {
    const [, classes = []] = query.data ?? [];
    queryClient.setQueryData(queryKey, (student) => student && withDetails(student, details, classes));
    refresh();
  };
  return { query, refresh, cacheDetails };
}
