import { useState } from "react";
import type { SubjectPair } from "../../../data/admin/subject-pairs";
import { messageOf } from "../../../lib/app-error";
import { cn } from "../../../lib/cn";
import { Notice } from "../../../ui/notice";
import { NoQuestionsError, usePairSwitch } from "./use-pair-switch";

/** Classes for the column of subjects, which stays visible while the classes scroll. */
export const stickyColumn = "sticky left-0 z-1 bg-paper";

/** Formats an error with the subject and class, because several switches can fail at the same time. */
function formatFailure(pair: SubjectPair, error: Error): string {
  if (error instanceof NoQuestionsError) return error.message;
  return `${pair.subjectName}, ${pair.className}: ${messageOf(error)}`;
}

/** Shows the new state immediately and reverts if saving fails. Never disabled, because it would lose the focus. */
function PairSwitch({ pair, onFailure }: { pair: SubjectPair; onFailure: (text: string | null) => void }) {
  const { mutate, isPending, variables: wanted } = usePairSwitch(pair);
  const press = () => {
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
        checked={isPending ? wanted : pair.isActive}
        aria-busy={isPending}
        onChange={press}
        className="size-5 accent-violet"
      />
    </label>
  );
}

/** A subject with one switch for each class, and below it the errors of failed switches until they are tried again. */
export function SubjectRow({ subjectName, pairs }: { subjectName: string; pairs: readonly SubjectPair[] }) {
  const [failures, setFailures] = useState<Record<string, string | null>>({});
  const failed = pairs.flatMap(({ classId }) => failures[classId] ?? []);
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
              onFailure={(text) => setFailures((others) => ({ ...others, [pair.classId]: text }))}
            />
          </td>
        ))}
      </tr>
      {failed.length > 0 && (
        <tr>
          <td colSpan={pairs.length + 1} className="p-2">
            <div className="sticky left-2 grid w-64 gap-2 sm:w-fit">
              {failed.map((text) => (
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
