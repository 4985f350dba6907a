import { useQuery } from "@tanstack/react-query";
import type { ExamChoice } from "../../../../data/admin/exam-choices";
import {
  pictureSheetsQuery,
  maxSheetsShown,
  type PictureSheetRow,
} from "../../../../data/admin/picture-sheets";
import { formatIst } from "../../../../lib/dates";
import { useUrlQuery } from "../../../../lib/use-url-query";
import { Button } from "../../../../ui/button";
import { DataTable, type Column } from "../../../../ui/data-table";
import { EmptyState } from "../../../../ui/empty-state";
import { LoadedView } from "../../../../ui/loaded-view";
import { PictureSheetDialog } from "./picture-sheet-dialog";

function describeReason({ award, isDrawn }: PictureSheetRow): string {
  const medal = award === "participation" ? "no longer a medal" : `${award}, to be confirmed`;
  return [award !== null && medal, isDrawn && "random"].filter(Boolean).join(", ");
}

function Note({ row: { verdict, note, decidedBy, decidedAt } }: { row: PictureSheetRow }) {
  if (verdict === null) return "not checked yet";
  return (
    <>
      <span className="font-semibold">{verdict === "fine" ? "Nothing unusual" : "Call the family"}</span>
      {note !== null && <span className="block wrap-anywhere whitespace-pre-line">{note}</span>}
      <span className="block text-small text-ink-soft">
        {decidedBy ?? "A former organiser"}
        {decidedAt !== null && `, ${formatIst(decidedAt, "day")}`}
      </span>
    </>
  );
}

/** The exam's pictures for organisers to look at, with their notes; the open sheet is in the URL. */
export function PictureSheets({ exam }: { exam: ExamChoice }) {
  const { readParam, changeParams } = useUrlQuery();
  const query = useQuery(pictureSheetsQuery(exam));
  const openedAttemptId = readParam("attempt");
  const columns: Column<PictureSheetRow>[] = [
    {
      name: "Student",
      className: "font-semibold",
      render: ({ name, className }) => (
        <>
          {name ?? "Name deleted"}
          <span className="block text-small font-normal text-ink-soft">{className}</span>
        </>
      ),
    },
    { name: "Why", render: describeReason },
    { name: "Pictures", render: ({ pictures }) => (pictures === 0 ? "none" : pictures) },
    { name: "Note", className: "lg:max-w-72", render: (row) => <Note row={row} /> },
    {
      name: "Action",
      isAction: true,
      render: ({ attemptId, name }) => (
        <Button variant="quiet" size="card" onClick={() => changeParams({ attempt: attemptId })}>
          Open <span className="sr-only">{name}</span>
        </Button>
      ),
    },
  ];
  return (
    <>
      <p className="max-w-prose text-small text-ink-soft">
        This page lists the students whose camera pictures are to be checked: those with a medal to be
        confirmed, and 1 in 20 students who used the camera, chosen at random. A student does not lose a medal
        for not using a camera, and notes made on this page do not change the marks. Opening the pictures of a
        student is recorded. Pictures are deleted 30 days after the final result.
      </p>
      <LoadedView query={query} label="Loading the sheets">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title="No pictures to check">
              <p>
                Students with a medal to be confirmed appear when the provisional result is published;
                students chosen at random appear during the exam.
              </p>
            </EmptyState>
          ) : (
            <>
              <p role="status" className="text-small text-ink-soft">
                {rows.length < maxSheetsShown
                  ? `${rows.length} to check.`
                  : `Showing the first ${maxSheetsShown}. Others appear as you add notes.`}
              </p>
              <DataTable
                label={`Pictures of ${exam.name}`}
                columns={columns}
                rows={rows}
                getRowId={({ attemptId }) => attemptId}
              />
            </>
          )
        }
      </LoadedView>
      {openedAttemptId !== "" && (
        <PictureSheetDialog
          key={openedAttemptId}
          attemptId={openedAttemptId}
          onClose={() => changeParams({ attempt: "" })}
        />
      )}
    </>
  );
}
