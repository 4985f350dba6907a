import { useQuery } from "@tanstack/react-query";
import type { ExamChoice } from "../../../../data/admin/exam-choices";
import {
  pictureSheetsQuery,
  sheetsPerPage,
  type PictureSheetRow,
} from "../../../../data/admin/picture-sheets";
import { formatIst } from "../../../../lib/dates";
import { useAddressQuery } from "../../../../lib/use-address-query";
import { Button } from "../../../../ui/button";
import { DataTable, type Column } from "../../../../ui/data-table";
import { EmptyState } from "../../../../ui/empty-state";
import { LoadedView } from "../../../../ui/loaded-view";
import { PictureSheetDialog } from "./picture-sheet-dialog";

function describeReason({ award, isDrawn }: PictureSheetRow): string {
  const medal = award === "participation" ? "no medal any more" : `${award}, to be confirmed`;
  return [award !== null && medal, isDrawn && "by chance"].filter(Boolean).join(", ");
}

function Note({ row: { verdict, words, decidedBy, decidedAt } }: { row: PictureSheetRow }) {
  if (verdict === null) return "waits";
  return (
    <>
      <span className="font-semibold">{verdict === "fine" ? "Fine" : "Call"}</span>
      {words !== null && <span className="block wrap-anywhere whitespace-pre-line">{words}</span>}
      <span className="block text-small text-ink-soft">
        {decidedBy ?? "A former organiser"}
        {decidedAt !== null && `, ${formatIst(decidedAt, "day")}`}
      </span>
    </>
  );
}

/**
 * The stills of an exam that organisers look at, and what was noted on them; the sheet that is open is in the
 * address.
 */
export function PictureSheets({ exam }: { exam: ExamChoice }) {
  const { read, change } = useAddressQuery();
  const query = useQuery(pictureSheetsQuery(exam));
  const opened = read("attempt");
  const columns: Column<PictureSheetRow>[] = [
    {
      name: "Student",
      className: "font-semibold",
      show: ({ name, className }) => (
        <>
          {name ?? "No name any more"}
          <span className="block text-small font-normal text-ink-soft">{className}</span>
        </>
      ),
    },
    { name: "Why", show: describeReason },
    { name: "Pictures", show: ({ pictures }) => (pictures === 0 ? "none" : pictures) },
    { name: "Note", className: "md:max-w-72", show: (row) => <Note row={row} /> },
    {
      name: "Action",
      isAction: true,
      show: ({ attemptId, name }) => (
        <Button variant="quiet" size="card" onClick={() => change({ attempt: attemptId })}>
          Open <span className="sr-only">{name}</span>
        </Button>
      ),
    },
  ];
  return (
    <>
      <p className="max-w-prose text-small text-ink-soft">
        Whose medal is to be confirmed, and a twentieth of all who used a camera, by chance. Nobody is refused
        for having had no camera, and no note changes a mark. Each opening of a sheet is written down; 30 days
        after the final result the pictures are gone.
      </p>
      <LoadedView query={query} label="Loading the sheets">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title="No sheet is to be looked at">
              <p>
                Medals to confirm are drawn with the provisional result; the twentieth while the exam is sat.
              </p>
            </EmptyState>
          ) : (
            <>
              <p role="status" className="text-small text-ink-soft">
                {rows.length < sheetsPerPage
                  ? `${rows.length} to look at.`
                  : `The first ${sheetsPerPage}: as they get a note, others follow.`}
              </p>
              <DataTable
                label={`Pictures of ${exam.name}`}
                columns={columns}
                rows={rows}
                idOf={({ attemptId }) => attemptId}
              />
            </>
          )
        }
      </LoadedView>
      {opened !== "" && (
        <PictureSheetDialog key={opened} attemptId={opened} onClose={() => change({ attempt: "" })} />
      )}
    </>
  );
}
