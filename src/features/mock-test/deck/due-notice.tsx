import { useCallback } from "react";
import { paths } from "../../../config/paths";
import { countDue } from "./due-questions";
import { useLoaded } from "../../../lib/use-loaded";
import { ButtonLink } from "../../../ui/button";
import { Notice } from "../../../ui/notice";

/** A notice with the number of mistakes to practise today and a link; nothing if there are none. */
export function DueNotice({ studentId }: { studentId: string | null }) {
  const loadedCount = useLoaded(useCallback(() => countDue(studentId), [studentId]));
  if (loadedCount.state !== "ready" || loadedCount.value === 0) return null;
  return (
    <Notice tone="info" className="flex flex-wrap items-center justify-between gap-3">
      <p>
        Due today: {loadedCount.value} {loadedCount.value === 1 ? "question" : "questions"} on your past
        mistakes.
      </p>
      <ButtonLink to={paths.mistakes} variant="outline" size="card">
        Practise now
      </ButtonLink>
    </Notice>
  );
}
