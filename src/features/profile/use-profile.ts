import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listClasses } from "../../data/classes";
import { getStudent } from "../../data/students";

/**
 * What a form about the student needs.
 *
 * @param studentId the logged-in student
 * @returns the query of the student's record and the classes, and `refresh` for when the record has changed
 */
export function useProfile(studentId: string) {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: ["student", studentId, "form"],
    queryFn: () => Promise.all([getStudent(studentId), listClasses()]),
  });
  return { query, refresh: () => void queryClient.invalidateQueries({ queryKey: ["student", studentId] }) };
}
