import { useQuery } from "@tanstack/react-query";
import { subjectPairsQuery } from "../../../data/admin/subject-pairs";
import { groupBy } from "../../../lib/group-by";
import { LoadedView } from "../../../ui/loaded-view";
import { HeadCell, TableFrame } from "../../../ui/table-frame";
import { stickyColumn, SubjectRow } from "./subject-row";

const classNumbers = Array.from({ length: 12 }, (_, index) => index + 1);

/** One switch for each class and subject: whether its mock test is offered. A switch takes effect immediately. */
export function SubjectPairs() {
  const query = useQuery(subjectPairsQuery);
  return (
    <>
      <p className="text-small text-ink-soft">
        Tick to show a mock test on the site. Only subjects and classes with questions can be ticked.
      </p>
      <LoadedView query={query} label="Loading the subjects and classes">
        {(pairs) => (
          <TableFrame label="Mock tests by subject and class" className="min-w-200">
            <thead>
              <tr className="border-b border-line">
                <HeadCell className={stickyColumn}>Subject and class</HeadCell>
                {classNumbers.map((number) => (
                  <HeadCell key={number}>{number}</HeadCell>
                ))}
              </tr>
            </thead>
            <tbody className="divided">
              {[...groupBy(pairs, (pair) => pair.subjectName)].map(([subjectName, subjectPairs]) => (
                <SubjectRow key={subjectName} subjectName={subjectName} pairs={subjectPairs} />
              ))}
            </tbody>
          </TableFrame>
        )}
      </LoadedView>
    </>
  );
}
