import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { findSubjectByName } from "../../content/subjects";
import {
  hasQuestionFile,
  listSubjectPairs,
  setSubjectPair,
  type SubjectPair,
} from "../../data/admin/subject-pairs";

const queryKey = ["admin-subject-pairs"];

/** Why a pair stays off: there is nothing to ask. */
export class NoQuestionsError extends Error {
  override readonly name = "NoQuestionsError";
}

/** Off goes at once; on only where there are questions, or a child would be given an empty test. */
async function switchPair(pair: SubjectPair): Promise<void> {
  const slug = findSubjectByName(pair.subjectName)?.slug;
  const isTurningOn = !pair.isActive;
  if (isTurningOn && !(slug && (await hasQuestionFile(slug, pair.classNumber)))) {
    throw new NoQuestionsError(
      `${pair.subjectName} has no questions for ${pair.className} yet. It stays off.`,
    );
  }
  await setSubjectPair(pair, isTurningOn);
}

/**
 * All pairs of subject and class, and the switch of each.
 *
 * @returns the query and the switching, whose `variables` are the pair that is being switched
 */
export function usePairs() {
  const queryClient = useQueryClient();
  const query = useQuery({ queryKey, queryFn: listSubjectPairs });
  const switching = useMutation({
    mutationFn: switchPair,
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return { query, switching };
}
