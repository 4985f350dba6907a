import { useMutation, useQueryClient } from "@tanstack/react-query";
import { findSubjectByName } from "../../../content/subjects";
import {
  hasQuestionFile,
  setSubjectPair,
  subjectPairsQuery,
  type SubjectPair,
} from "../../../data/admin/subject-pairs";

/** Thrown if a subject has no questions for a class, so that its mock test cannot be switched on. */
export class NoQuestionsError extends Error {
  override readonly name = "NoQuestionsError";
}

/** Switches a mock test off, or on if there are questions: no child must get an empty test. */
async function switchPair(pair: SubjectPair, isActive: boolean): Promise<void> {
  const slug = findSubjectByName(pair.subjectName)?.slug;
  if (isActive && !(slug && (await hasQuestionFile(slug, pair.classNumber)))) {
    throw new NoQuestionsError(
      `${pair.subjectName} has no questions for ${pair.className} yet, so it stays off.`,
    );
  }
  await setSubjectPair(pair, isActive);
}

/**
 * Switches one pair. Each pair has its own mutation, so that a later switch does not hide an earlier error.
 *
 * @returns the mutation, pending until the pairs are loaded again; its `variables` are the wanted state
 */
export function usePairSwitch(pair: SubjectPair) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isActive: boolean) => switchPair(pair, isActive),
    onSettled: () => queryClient.invalidateQueries({ queryKey: subjectPairsQuery.queryKey }),
  });
}
