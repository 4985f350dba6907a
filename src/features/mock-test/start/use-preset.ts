import { readChoice } from "../../../engine/mock-test/choice";
import { useChosenClass } from "../../../data/use-chosen-class";
import { useUrlQuery } from "../../../lib/use-url-query";
import type { Preset } from "./test-picker";

/**
 * The preselected test: from the link (`practisePath`, `practiseTopicPath`), else the class chosen on the site, else
 * the last test. None while the list is loading, as in the prerendered page.
 *
 * @param studentId the logged-in student, or null
 * @param isLoading whether the list is loading
 * @returns the choice to show first
 */
export function usePreset(studentId: string | null, isLoading: boolean): Preset {
  const { readParam } = useUrlQuery();
  const chosenClass = useChosenClass();
  if (isLoading) return {};
  const last = readChoice(studentId);
  const fromUrl = { slug: readParam("subject"), classNumber: Number(readParam("class")) };
  const isComplete = fromUrl.slug !== "" && fromUrl.classNumber !== 0;
  return {
    slug: fromUrl.slug || last?.subjectSlug,
    classNumber: fromUrl.classNumber || (chosenClass ?? last?.classNumber),
    mistake: (isComplete && readParam("mistake")) || undefined,
    topic: (isComplete && readParam("topic")) || undefined,
  };
}
