import type { SubjectPair } from "../../data/admin/subject-pairs";
import { messageOf } from "../../lib/app-error";
import { cn } from "../../lib/cn";
import { groupBy } from "../../lib/group-by";
import { LoadedView } from "../../ui/loaded-view";
import { Notice } from "../../ui/notice";
import { HeadCell, TableFrame } from "../../ui/table-frame";
import { NoQuestionsError, usePairs } from "./use-pairs";

const classNumbers = Array.from({ length: 12 }, (_, index) => index + 1);

/** The column of the subjects stays in sight while the classes scroll. */
const inSight = "sticky left-0 z-1 bg-paper";

/** It shows at once what was wanted, and goes back when that could not be done. Never disabled: it would lose the focus. */
function PairSwitch({
  pair,
  isSwitching,
  onSwitch,
}: {
  pair: SubjectPair;
  isSwitching: boolean;
  onSwitch: () => void;
}) {
  return (
    <label className="grid size-11 place-items-center">
      <span className="sr-only">
        {pair.subjectName}, {pair.className}
      </span>
      <input
        type="checkbox"
        checked={pair.isActive !== isSwitching}
        aria-busy={isSwitching}
        onChange={() => !isSwitching && onSwitch()}
        className="size-5 accent-violet"
      />
    </label>
  );
}

/** Which class is offered the mock test of which subject: one switch each, at work at once. */
export function SubjectPairs() {
  const { query, switching } = usePairs();
  const isSwitching = (pair: SubjectPair) => switching.isPending && switching.variables === pair;
  const failure = switching.error;
  return (
    <>
      <p className="text-small text-ink-soft">
        A switch that is on offers the mock test on the site. It can be turned on where a question file is.
      </p>
      {failure && (
        <Notice tone="error">
          {failure instanceof NoQuestionsError ? failure.message : messageOf(failure)}
        </Notice>
      )}
      <LoadedView query={query} label="Loading the subjects and classes">
        {(pairs) => (
          <TableFrame label="Mock tests by subject and class" className="min-w-200">
            <thead>
              <tr className="border-b border-line">
                <HeadCell className={inSight}>Subject and class</HeadCell>
                {classNumbers.map((number) => (
                  <HeadCell key={number}>{number}</HeadCell>
                ))}
              </tr>
            </thead>
            <tbody className="divided">
              {[...groupBy(pairs, (pair) => pair.subjectName)].map(([subjectName, ofSubject]) => (
                <tr key={subjectName}>
                  <th scope="row" className={cn("px-4 text-left font-semibold whitespace-nowrap", inSight)}>
                    {subjectName}
                  </th>
                  {ofSubject.map((pair) => (
                    <td key={pair.classId} className="py-0.5">
                      <PairSwitch
                        pair={pair}
                        isSwitching={isSwitching(pair)}
                        onSwitch={() => switching.mutate(pair)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </TableFrame>
        )}
      </LoadedView>
    </>
  );
}
