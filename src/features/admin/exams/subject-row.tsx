import { useState } from "react";
import type { SubjectPair } from "../../../data/admin/subject-pairs";
import { messageOf } from "../../../lib/app-error";
import { cn } from "../../../lib/cn";
import { Notice } from "../../../ui/notice";
import { NoQuestionsError, usePairSwitch } from "./use-pair-switch";

/** The CSS classes of the column of subjects, which stays visible while the other columns scroll. */
export const stickyColumn = "sticky left-0 z-1 bg-paper";

/** Formats an error with the subject and class, because several switches can fail at the same time. */
function formatFailure(pair: SubjectPair, error: Error): string {
  if (error instanceof NoQuestionsError) return error.message;
  return `${pair.subjectName}, ${pair.className}: ${messageOf(error)}`;
}

/**
 * Shows the new state immediately and reverts if saving fails. The checkbox is never disabled, because it would then lose
 * the focus.
 */
function PairSwitch({ pair, onFailure }: { pair: SubjectPair; onFailure: (text: string | null) => void }) {
  const { mutate, isPending, variables: wantedState } = usePairSwitch(pair);
  const toggle = () => {
    if (isPending) return;
    onFailure(null);
    mutate(!pair.isActive, { onError: (error) => onFailure(formatFailure(pair, error)) });
  };
  return (
    <label className="grid size-11 place-items-center">
      <span className="sr-only">
        {pair.subjectName}, {pair.className}
      </span>
      <input
        type="checkbox"
        checked={isPending ? wantedState : pair.isActive}
        aria-busy={isPending}
        onChange={toggle}
        className="size-5 accent-violet"
      />
    </label>
  );
}

/** A subject with one switch for each class, and below it the errors of failed switches until they are tried again. */
export function SubjectRow({ subjectName, pairs }: { subjectName: string; pairs: readonly SubjectPair[] }) {
  const [failures, setFailures] = useState<Record<string, string | null>>({});
  const failureTexts = pairs.flatMap(({ classId }) => failures[classId] ?? []);
  return (
    <>
      <tr>
        <th scope="row" className={cn("px-4 text-left font-semibold whitespace-nowrap", stickyColumn)}>
          {subjectName}
        </th>
        {pairs.map((pair) => (
          <td key={pair.classId} className="py-0.5">
            <PairSwitch
              pair={pair}
              onFailure={(text) => setFailures((previous) => ({ ...previous, [pair.classId]: text }))}
            />
          </td>
        ))}
      </tr>
      {failureTexts.length > 0 && (
        <tr>
          <td colSpan={pairs.length + 1} className="p-2">
            <div className="sticky left-2 grid w-64 gap-2 sm:w-fit">
              {failureTexts.map((text) => (
                <Notice key={text} tone="error">
                  {text}
                </Notice>
              ))}
            </div>
          </td>
        </tr>
      )}
    </>
  );
}
