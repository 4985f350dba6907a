import { useQueries, useQuery } from "@tanstack/react-query";
import { editionsQuery, examNamesQuery, pickEdition } from "../../../data/admin/editions";
import {
  enrolmentSumsQuery,
  exportEnrolments,
  exportResults,
  resultSumsQuery,
  type ExportFilter,
} from "../../../data/admin/exports";
import { classesQuery } from "../../../data/classes";
import { combineQueries } from "../../../lib/combine-queries";
import { formatPaise } from "../../../lib/money";
import { useUrlQuery } from "../../../lib/use-url-query";
import { ClassField } from "../../../ui/class-field";
import { Card } from "../../../ui/card";
import { DataTable, type Column } from "../../../ui/data-table";
import { EditionField } from "../../../ui/edition-field";
import { EmptyState } from "../../../ui/empty-state";
import { SelectField } from "../../../ui/field";
import { FileButton } from "../../../ui/file-button";
import { LoadedView } from "../../../ui/loaded-view";
import { OrderMonths } from "./order-months";
import { toEnrolmentsCsv, toResultsCsv } from "./csv-files";

const formatCount = (value: number) => value.toLocaleString("en-IN");

/** The number of enrolments, the amount paid for them, and a button for the file. */
function Enrolments({ filter }: { filter: ExportFilter }) {
  const query = useQuery(enrolmentSumsQuery(filter));
  return (
    <Card className="grid content-start gap-3">
      <h4 className="font-semibold">Students with their exams</h4>
      <LoadedView query={query} label="Loading the enrolments">
        {({ enrolments, students, paidPaise }) => (
          <>
            <p className="text-small tabular">
              {formatCount(enrolments)} paid {enrolments === 1 ? "exam" : "exams"} of {formatCount(students)}{" "}
              {students === 1 ? "student" : "students"}, {formatPaise(paidPaise)}. The file has one line for
              each paid exam. Refunded exams are not in it.
            </p>
            <FileButton
              fileName="students-with-exams.csv"
              disabled={enrolments === 0}
              readRows={() => exportEnrolments(filter)}
              toText={toEnrolmentsCsv}
            >
              Export students
            </FileButton>
          </>
        )}
      </LoadedView>
    </Card>
  );
}

type ResultSums = {
  className: string;
  participants: number;
  mean: number;
  gold: number;
  silver: number;
  bronze: number;
  isFinal: boolean;
};

const sumColumns: Column<ResultSums>[] = [
  { name: "Class", className: "font-semibold lg:whitespace-nowrap", render: ({ className }) => className },
  { name: "Participants", className: "tabular", render: ({ participants }) => formatCount(participants) },
  { name: "Average", className: "tabular", render: ({ mean }) => mean.toFixed(1) },
  { name: "Gold", className: "tabular", render: ({ gold }) => formatCount(gold) },
  { name: "Silver", className: "tabular", render: ({ silver }) => formatCount(silver) },
  { name: "Bronze", className: "tabular", render: ({ bronze }) => formatCount(bronze) },
  { name: "Result", render: ({ isFinal }) => (isFinal ? "final" : "provisional") },
];

/** The published results of one exam by class, and the merit list as a file. */
function Results({ filter }: { filter: ExportFilter }) {
  const query = useQuery(resultSumsQuery(filter));
  if (filter.examId === "") return <EmptyState title="Choose an exam to see its results" />;
  return (
    <LoadedView query={query} label="Loading the results">
      {(sums) =>
        sums.length === 0 ? (
          <EmptyState title="No published results here" />
        ) : (
          <>
            <DataTable
              label="Results by class"
              columns={sumColumns}
              rows={sums}
              getRowId={(row) => row.className}
            />
            <FileButton
              fileName="merit-list.csv"
              readRows={() => exportResults(filter)}
              toText={toResultsCsv}
            >
              Export merit list ({formatCount(sums.reduce((sum, row) => sum + row.participants, 0))} lines)
            </FileButton>
          </>
        )
      }
    </LoadedView>
  );
}

/** Exports: orders, refunds and GST by month, students with their exams, and results, each as a file. */
export function ExportsView() {
  const { readParam, changeParams } = useUrlQuery();
  const classes = useQuery(classesQuery).data ?? [];
  const query = useQueries({ queries: [editionsQuery, examNamesQuery], combine: combineQueries });
  return (
    <section aria-labelledby="admin-section" className="grid gap-6">
      <h2 id="admin-section" className="text-heading">
        Exports
      </h2>
      <OrderMonths />
      <section aria-labelledby="export-edition" className="grid gap-4">
        <h3 id="export-edition" className="text-subheading">
          Students and results
        </h3>
        <LoadedView query={query} label="Loading the editions">
          {([editions, exams]) => {
            const edition = pickEdition(editions, readParam("edition"));
            if (!edition) return <EmptyState title="There is no edition yet" />;
            const filter = { editionId: edition.id, examId: readParam("exam"), classId: readParam("class") };
            return (
              <>
                <div className="grid gap-3 sm:grid-cols-3">
                  <EditionField
                    editions={editions}
                    value={edition.id}
                    onChoose={(id) => changeParams({ edition: id })}
                  />
                  <SelectField
                    label="Exam"
                    value={filter.examId}
                    onChange={(event) => changeParams({ exam: event.target.value })}
                  >
                    <option value="">All exams</option>
                    {exams.map(({ examId, name }) => (
                      <option key={examId} value={examId}>
                        {name}
                      </option>
                    ))}
                  </SelectField>
                  <ClassField
                    classes={classes}
                    value={filter.classId}
                    onChoose={(id) => changeParams({ class: id })}
                  />
                </div>
                <Enrolments filter={filter} />
                <h4 className="font-semibold">Results and merit list</h4>
                <Results filter={filter} />
              </>
            );
          }}
        </LoadedView>
      </section>
    </section>
  );
}
