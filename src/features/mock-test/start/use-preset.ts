import { readChoice } from "../../../engine/mock-test/choice";
import { useChosenClass } from "../../../data/use-chosen-class";
import { useUrlQuery } from "../../../lib/use-url-query";
import type { Preset } from "./test-picker";

/**
 * The preselected test: from the link (`mockTestStartPath`, `topicMockTestStartPath`), else the class chosen on the site, else
 * the last test. Empty while the list of subjects and classes is loading, as in the prerendered page.
 *
 * @param studentId the logged-in student, or null
 * @param isLoading whether the list of subjects and classes is loading
 * @returns the choice to show first
 */
export function usePreset(studentId: string | null, isLoading: boolean): Preset {
  const { readParam } = useUrlQuery();
  const chosenClass = useChosenClass();
  if (isLoading) return {};
  const lastChoice = readChoice(studentId);
  const fromUrl = { slug: readParam("subject"), classNumber: Number(readParam("class")) };
  const isComplete = fromUrl.slug !== "" && fromUrl.classNumber !== 0;
  return {
    slug: fromUrl.slug || lastChoice?.subjectSlug,
    classNumber: fromUrl.classNumber || (chosenClass ?? lastChoice?.classNumber),
    mistake: (isComplete && readParam("mistake")) || undefined,
    topic: (isComplete && readParam("topic")) || undefined,
  };
}
