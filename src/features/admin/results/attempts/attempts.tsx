import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../../../config/paths";
import { attemptsQuery, maxAttemptsShown, type FoundAttempt } from "../../../../data/admin/attempts";
import type { PaperResults } from "../../../../data/admin/paper-results";
import { useUrlQuery } from "../../../../lib/use-url-query";
import { Button, ButtonLink } from "../../../../ui/button";
import { DataTable, type Column } from "../../../../ui/data-table";
import { LoadedView } from "../../../../ui/loaded-view";
import { SearchField } from "../../../../ui/search-field";
import { AnswersDialog } from "./answers-dialog";
import { describeMarks, describeStatus } from "./attempt-texts";
import { CorrectNameDialog } from "./correct-name-dialog";
import { ExamRecordDialog } from "./exam-record-dialog";
import { ProposalList } from "./proposal-list";
import { ProposeDialog } from "./propose-dialog";
import { EmailText } from "../../../../ui/email-text";

type OpenedDialog = { kind: "record" | "answers" | "propose" | "name"; attempt: FoundAttempt };

/** Whether a void can be proposed: the attempt has ended, and there is no proposal or decision yet. */
function canProposeVoid({ finishedAt, status, heldFor }: FoundAttempt): boolean {
  return finishedAt !== null && heldFor !== "void" && status !== "void" && status !== "reset";
}

function describeNameAction({ wantedName, isWantedByYou }: FoundAttempt): string {
  if (wantedName === null) return "Correct the name";
  return isWantedByYou ? "Change or withdraw the name" : "Decide on the name";
}

function AttemptTable({
  attempts,
  onOpen,
}: {
  attempts: readonly FoundAttempt[];
  onOpen: (dialog: OpenedDialog) => void;
}) {
  const columns: Column<FoundAttempt>[] = [
    {
      name: "Student",
      className: "font-semibold lg:min-w-64",
      render: ({ name, email }) => (
        <>
          {name ?? "No name"}
          <span className="block text-small font-normal wrap-anywhere text-ink-soft">
            <EmailText email={email} />
          </span>
        </>
      ),
    },
    {
      name: "Attempt",
      render: (attempt) => (
        <>
          {describeStatus(attempt)}
          <span className="block text-small text-ink-soft">{describeMarks(attempt)}</span>
        </>
      ),
    },
    {
      name: "Certificate",
      render: ({ certificateCode, certificateName, wantedName, wantedReason, wantedBy, isWantedByYou }) =>
        certificateCode === null ? (
          "none"
        ) : (
          <>
            {certificateName}
            <span className="block text-small wrap-anywhere text-ink-soft tabular">{certificateCode}</span>
            {wantedName !== null && (
              <span className="block text-small wrap-anywhere">
                <strong>“{wantedName}” waits for a second organiser.</strong> Asked for by{" "}
                {isWantedByYou ? "you" : (wantedBy ?? "a former organiser")}: {wantedReason}
              </span>
            )}
          </>
        ),
    },
    {
      name: "Action",
      isAction: true,
      render: (attempt) => {
        const studentSuffix = <span className="sr-only">{attempt.name ?? attempt.email}</span>;
        return (
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" size="card" onClick={() => onOpen({ kind: "record", attempt })}>
              Exam record {studentSuffix}
            </Button>
            {attempt.finishedAt !== null && (
              <Button variant="quiet" size="card" onClick={() => onOpen({ kind: "answers", attempt })}>
                Answers {studentSuffix}
              </Button>
            )}
            <ButtonLink
              variant="quiet"
              size="card"
              to={`${paths.adminPanel}?section=families&student=${attempt.studentId}`}
            >
              Family {studentSuffix}
            </ButtonLink>
            {canProposeVoid(attempt) && (
              <Button variant="quiet" size="card" onClick={() => onOpen({ kind: "propose", attempt })}>
                Decide whether the attempt is valid {studentSuffix}
              </Button>
            )}
            {attempt.certificateCode !== null && (
              <Button variant="quiet" size="card" onClick={() => onOpen({ kind: "name", attempt })}>
                {describeNameAction(attempt)} {studentSuffix}
              </Button>
            )}
          </div>
        );
      },
    },
  ];
  if (attempts.length === 0) return <p role="status">No attempt in this paper matches this name or email.</p>;
  return (
    <>
      {attempts.length === maxAttemptsShown && (
        <p role="status">Showing the first {maxAttemptsShown}. Type more of the name to find others.</p>
      )}
      <DataTable label="Attempts" columns={columns} rows={attempts} getRowId={({ attemptId }) => attemptId} />
    </>
  );
}

function AttemptSearch({ editionId, paper }: { editionId: string; paper: PaperResults }) {
  const { readParam, changeParams } = useUrlQuery();
  const search = readParam("search");
  const query = useQuery({ ...attemptsQuery(paper.paperId, search), placeholderData: keepPreviousData });
  const waitingAttempts = useQuery(attemptsQuery(paper.paperId, "")).data ?? [];
  const [openedDialog, setOpenedDialog] = useState<OpenedDialog | null>(null);
  const close = () => setOpenedDialog(null);
  const exam = { editionId, examId: paper.examId };
  return (
    <section className="grid gap-3" aria-labelledby="find-attempt">
      <h4 id="find-attempt" className="text-subheading">
        Find an attempt
      </h4>
      <SearchField
        label="Student’s name or email"
        hint="Two characters or more. Your search is recorded."
        value={search}
        onSearch={(text) => changeParams({ search: text }, { replace: true })}
      />
      {search === "" && waitingAttempts.length > 0 && (
        <>
          <h5 className="font-semibold">Names that wait for a second organiser</h5>
          <AttemptTable attempts={waitingAttempts} onOpen={setOpenedDialog} />
        </>
      )}
      <p className="text-small text-ink-soft">
        If marks are equal, the marks in section C decide, then the difficulty score: a right answer counts
        for more if fewer students gave it.
      </p>
      {search.length >= 2 && (
        <LoadedView query={query} label="Searching for attempts">
          {(attempts) => <AttemptTable attempts={attempts} onOpen={setOpenedDialog} />}
        </LoadedView>
      )}
      {openedDialog?.kind === "record" && (
        <ExamRecordDialog exam={exam} attempt={openedDialog.attempt} onClose={close} />
      )}
      {openedDialog?.kind === "answers" && <AnswersDialog attempt={openedDialog.attempt} onClose={close} />}
      {openedDialog?.kind === "propose" && <ProposeDialog attempt={openedDialog.attempt} onClose={close} />}
      {openedDialog?.kind === "name" && openedDialog.attempt.certificateCode !== null && (
        <CorrectNameDialog
          certificateCode={openedDialog.attempt.certificateCode}
          attempt={openedDialog.attempt}
          onClose={close}
        />
      )}
    </section>
  );
}

/** The attempts of a paper: proposals to void some of them, and a search. */
export function Attempts({ editionId, paper }: { editionId: string; paper: PaperResults }) {
  return (
    <div className="grid gap-8">
      <ProposalList paper={paper} />
      <AttemptSearch editionId={editionId} paper={paper} />
    </div>
  );
}
