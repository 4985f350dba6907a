import { useMutation, useQueryClient } from "@tanstack/react-query";
import { findSubjectByName } from "../../../content/subjects";
import {
  hasQuestionFile,
  setSubjectPair,
  subjectPairsQuery,
  type SubjectPair,
} from "../../../data/admin/subject-pairs";

/** Why a pair stays off: there is nothing to ask. */
export class NoQuestionsError extends Error {
  override readonly name = "NoQuestionsError";
}

/** Switching off is always possible; switching on only if there are questions, so that no child gets an empty test. */
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
 * The switch of one pair. Each pair has its own, so that none hides how another one ended.
 *
 * @returns the switching, whose `variables` are what is wanted; it is pending until the pairs are as they are now
 */
export function usePairSwitch(pair: SubjectPair) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isActive: boolean) => switchPair(pair, isActive),
    onSettled: () => queryClient.invalidateQueries({ queryKey: subjectPairsQuery.queryKey }),
  });
}
