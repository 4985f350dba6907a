import { useCallback } from "react";
import type { Explanation } from "../items/item";
import { useLoaded } from "../lib/use-loaded";
import { listExplanations } from "./question-files";

/**
 * @param subjectSlug such as `maths`
 * @param classNumber 1 to 12
 * @returns the set's explanations by question id, empty if they cannot be loaded; undefined while they load
 */
export function useExplanations(
  subjectSlug: string,
  classNumber: number,
): Readonly<Record<string, Explanation>> | undefined {
  const loaded = useLoaded(
    useCallback(() => listExplanations(subjectSlug, classNumber), [subjectSlug, classNumber]),
  );
  return loaded.state === "ready" ? loaded.value : undefined;
}
