import { readChoice } from "../../../engine/mock-test/choice";
import { useChosenClass } from "../../../data/use-chosen-class";
import { useAddressQuery } from "../../../lib/use-address-query";
import type { Preset } from "./test-picker";

/**
 * The preselected test: from the link (`practisePath`, `practiseTopicPath`), else the class chosen on the site, else the last test. None while the
 * list is loading, as in the prerendered page.
 *
 * @param studentId the logged-in student, or null
 * @param isComing whether the list is loading
 * @returns what is chosen before any press
 */
export function usePreset(studentId: string | null, isComing: boolean): Preset {
  const { read } = useAddressQuery();
  const chosenClass = useChosenClass();
  if (isComing) return {};
  const last = readChoice(studentId);
  const asked = { slug: read("subject"), classNumber: Number(read("class")) };
  const isWhole = asked.slug !== "" && asked.classNumber !== 0;
  return {
    slug: asked.slug || last?.subjectSlug,
    classNumber: asked.classNumber || (chosenClass ?? last?.classNumber),
    mistake: (isWhole && read("mistake")) || undefined,
    topic: (isWhole && read("topic")) || undefined,
  };
}
