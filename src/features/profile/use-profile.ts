import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listClasses } from "../../data/classes";
import { getStudent, withDetails } from "../../data/students";
import type { StudentDetails } from "../../lib/student-details";

/**
 * What a form about the student needs.
 *
 * @param studentId the logged-in student
 * @returns the query of the student's record and the classes, `refresh` for when the record has changed, and `keep` for
 *   what has just been saved: the next form starts from it, even before the server has been asked again
 */
export function useProfile(studentId: string) {
  const queryClient = useQueryClient();
  const queryKey = ["student", studentId, "form"];
  const query = useQuery({
    queryKey,
    queryFn: () => Promise.all([getStudent(studentId), listClasses()]),
  });
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ["student", studentId] });
  const keep = (details: StudentDetails) => {
    queryClient.setQueryData<typeof query.data>(
      queryKey,
      (known) => known && [withDetails(known[0], details, known[1]), known[1]],
    );
    refresh();
  };
  return { query, refresh, keep };
}
