import type { ListedAward } from "../../../data/admin/awards";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { CheckboxField } from "../../../ui/checkbox-field";
import { DataTable, type Column } from "../../../ui/data-table";
import { reasonTexts, medalTexts, stateTexts, formatLines } from "./award-texts";
import { EmailText } from "../../../ui/email-text";

/** The delivery state, with the courier and number of a posted parcel. */
function StateCell({ award }: { award: ListedAward }) {
  const { state, isLate, obstacle, sendings, courier, consignment, postedAt } = award;
  return (
    <>
      <p className="font-semibold">{stateTexts[state]}</p>
      {isLate && (
        <p className="font-semibold text-red">
          <span aria-hidden="true">! </span>Overdue
        </p>
      )}
      {courier !== null && postedAt !== null && (
        <>
          <p>{courier}</p>
          <p className="tabular">{consignment}</p>
          <p className="text-ink-soft">{formatIst(postedAt, "day")}</p>
        </>
      )}
      {state === "returned" && <p className="text-ink-soft">sent {sendings === 1 ? "once" : "twice"}</p>}
      {obstacle && <p className="text-ink-soft">not now: {reasonTexts[obstacle]}</p>}
    </>
  );
}

/** One page of awards with their states. Several can be selected, and each can be opened. */
export function AwardTable({
  awards,
  selectedIds,
  isStale,
  onSelect,
  onOpen,
}: {
  awards: readonly ListedAward[];
  selectedIds: ReadonlySet<string>;
  isStale: boolean;
  onSelect: (awardId: string, isSelected: boolean) => void;
  onOpen: (award: ListedAward) => void;
}) {
  const columns: Column<ListedAward>[] = [
    {
      name: "Student",
      className: "wrap-anywhere lg:min-w-72",
      render: ({ awardId, name, email }) => (
        <CheckboxField
          label={
            <>
              <span className="block text-base font-semibold">{name ?? "No name"}</span>
              <span className="block wrap-anywhere text-ink-soft">
                <EmailText email={email} />
              </span>
            </>
          }
          checked={selectedIds.has(awardId)}
          onChange={(event) => onSelect(awardId, event.target.checked)}
        />
      ),
    },
    {
      name: "Exam",
      className: "lg:whitespace-nowrap",
      render: ({ examName, className }) => (
        <>
          <p>{examName}</p>
          <p className="text-ink-soft">{className}</p>
        </>
      ),
    },
    {
      name: "Award",
      className: "lg:min-w-24",
      render: ({ medal, lines }) => (
        <>
          <p>{medalTexts[medal]}</p>
          <p className="text-ink-soft">{formatLines(lines)}</p>
        </>
      ),
    },
    {
      name: "Status and parcel",
      className: "wrap-anywhere lg:min-w-40",
      render: (award) => <StateCell award={award} />,
    },
    {
      name: "Send by",
      className: "lg:whitespace-nowrap",
      render: ({ promisedOn }) => formatIst(promisedOn, "date"),
    },
    {
      name: "Goes to",
      className: "wrap-anywhere lg:min-w-40",
      render: ({ place, isSchool }) =>
        place === null ? "–" : `${place}${isSchool === true ? " (school)" : ""}`,
    },
    {
      name: "Action",
      isAction: true,
      render: (award) => (
        <Button variant="quiet" size="card" onClick={() => onOpen(award)}>
          Open{" "}
          <span className="sr-only">
            {award.name}, {award.examName}
          </span>
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      label="Awards of the edition"
      columns={columns}
      rows={awards}
      getRowId={({ awardId }) => awardId}
      isStale={isStale}
    />
  );
}
