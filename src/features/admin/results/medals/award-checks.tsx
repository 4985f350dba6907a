import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { pictureSheetPath } from "../../../../config/paths";
import { awardChecksQuery, type AwardCheck } from "../../../../data/admin/award-checks";
import type { PaperResults } from "../../../../data/admin/paper-results";
import { formatIst } from "../../../../lib/dates";
import { Button } from "../../../../ui/button";
import { countText } from "../../../../ui/count-text";
import { DataTable, type Column } from "../../../../ui/data-table";
import { EmptyState } from "../../../../ui/empty-state";
import { PagedList, usePaging } from "../../../../ui/paged-list";
import { TextLink } from "../../../../ui/text-link";
import { ConfirmAwardDialog } from "./confirm-award-dialog";

const awardTexts: Record<AwardCheck["award"], string> = {
  gold: "gold",
  silver: "silver",
  bronze: "bronze",
  participation: "no longer a medal",
};

const holdTexts: Record<NonNullable<AwardCheck["heldFor"]>, string> = {
  refund: "Withheld: a refund",
  dispute: "Withheld: a dispute with the bank",
  void: "Withheld: query to the family",
  consent: "Withheld: no guardian’s consent",
};

function ConfirmationCell({
  check: { confirmedAt, confirmedBy, proof, needsConfirmation },
}: {
  check: AwardCheck;
}) {
  if (confirmedAt === null) return needsConfirmation ? "pending" : "no longer needed";
  return (
    <>
      <span className="wrap-anywhere whitespace-pre-line">{proof}</span>
      <span className="block text-ink-soft">
        {confirmedBy ?? "A former organiser"}, {formatIst(confirmedAt, "day")}
      </span>
    </>
  );
}

function Checks({
  paper,
  checks,
  isStale,
}: {
  paper: PaperResults;
  checks: readonly AwardCheck[];
  isStale: boolean;
}) {
  const [checkToConfirm, setCheckToConfirm] = useState<AwardCheck | null>(null);
  const columns: Column<AwardCheck>[] = [
    {
      name: "Student",
      className: "font-semibold",
      render: ({ name, schoolName }) => (
        <>
          {name ?? "Name deleted"}
          {schoolName !== null && (
            <span className="block text-small font-normal wrap-anywhere text-ink-soft">{schoolName}</span>
          )}
        </>
      ),
    },
    {
      name: "Medal",
      render: ({ award, heldFor, lateAnswerCount }) => (
        <>
          {awardTexts[award]}
          {lateAnswerCount > 0 && (
            <span className="block text-ink-soft">
              {countText(lateAnswerCount, "answer", "answers")} arrived after time was up
            </span>
          )}
          {heldFor !== null && <span className="block text-ink-soft">{holdTexts[heldFor]}</span>}
        </>
      ),
    },
    {
      name: "Contact",
      render: ({ email, phone }) => (
        <>
          <span className="block wrap-anywhere">{email ?? "–"}</span>
          {phone}
        </>
      ),
    },
    { name: "Confirmed", className: "lg:max-w-72", render: (check) => <ConfirmationCell check={check} /> },
    {
      name: "Pictures",
      render: ({ attemptId, name }) => (
        <TextLink to={pictureSheetPath(attemptId)}>
          See pictures <span className="sr-only">of {name}</span>
        </TextLink>
      ),
    },
    {
      name: "Action",
      isAction: true,
      render: (check) =>
        check.confirmedAt === null && check.needsConfirmation ? (
          <Button variant="quiet" size="card" onClick={() => setCheckToConfirm(check)}>
            Confirm <span className="sr-only">{check.name}</span>
          </Button>
        ) : null,
    },
  ];
  return (
    <>
      <DataTable
        label="Medals to confirm"
        columns={columns}
        rows={checks}
        getRowId={({ attemptId }) => attemptId}
        isStale={isStale}
      />
      {checkToConfirm && (
        <ConfirmAwardDialog paper={paper} check={checkToConfirm} onClose={() => setCheckToConfirm(null)} />
      )}
    </>
  );
}

/** The medals to confirm before the final result: every gold, and a random tenth of silver and bronze. */
export function AwardChecks({ paper }: { paper: PaperResults }) {
  const paging = usePaging();
  const { page, pageSize } = paging;
  const query = useQuery({
    ...awardChecksQuery(paper.paperId, page, pageSize),
    placeholderData: keepPreviousData,
  });
  if (paper.checks === 0)
    return (
      <EmptyState title="No medals to confirm">
        <p>
          {paper.kind === "reserve"
            ? "A reserve paper has no ranks and no medals."
            : "Medals to check are chosen when the provisional result is published: every gold, and one in ten silver and bronze."}
        </p>
      </EmptyState>
    );
  return (
    <>
      <p className="max-w-prose text-small text-ink-soft">
        {countText(paper.checks, "medal", "medals")} selected for a check: every gold, and one in ten silver
        and bronze medals picked at random.{" "}
        {paper.unconfirmed === 0
          ? "All are checked."
          : `${paper.unconfirmed.toLocaleString("en-IN")} still to check.`}{" "}
        To check a medal, ask the family for a school letter or report card that shows the class, and look at
        the pictures or call the family to make sure that the child took the exam alone. The number of late
        answers is shown beside the student&rsquo;s name. A “late answer” is one that reached us after the
        time was up, although the device says that the child chose it in time. No one loses a medal for not
        using a camera.
      </p>
      <PagedList
        query={query}
        paging={paging}
        rowsName="medals"
        getCount={() => paper.checks}
        getRows={(checks) => checks}
        empty="No medal is to be confirmed"
      >
        {(checks, isStale) => <Checks paper={paper} checks={checks} isStale={isStale} />}
      </PagedList>
    </>
  );
}
