import { useCallback } from "react";
import { useLoaded } from "../lib/use-loaded";
import { listMistakeTexts, type MistakeTexts } from "./question-files";

const noTexts: MistakeTexts = new Map();

/**
 * @param subjectSlug such as `maths`
 * @param classNumber 1 to 12
 * @returns the texts of the set's mistakes by their ids; empty while they load, or if they cannot be loaded
 */
export function useMistakeTexts(subjectSlug: string, classNumber: number): MistakeTexts {
  const loaded = useLoaded(
    useCallback(() => listMistakeTexts(subjectSlug, classNumber), [subjectSlug, classNumber]),
  );
  return loaded.state === "ready" ? loaded.value : noTexts;
}
