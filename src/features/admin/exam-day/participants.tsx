import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../../config/paths";
import {
  maxParticipantsShown,
  participantsQuery,
  type ParticipantStateFilter,
  type Participant,
} from "../../../data/admin/exam-day";
import { classesQuery } from "../../../data/classes";
import { formatIst } from "../../../lib/dates";
import { useUrlQuery } from "../../../lib/use-url-query";
import { ClassField } from "../../../ui/class-field";
import { Button } from "../../../ui/button";
import { DataTable, type Column } from "../../../ui/data-table";
import { EmptyState } from "../../../ui/empty-state";
import { SelectField } from "../../../ui/field";
import { LoadedView } from "../../../ui/loaded-view";
import { SearchField } from "../../../ui/search-field";
import { TextLink } from "../../../ui/text-link";
import type { ExamChoice } from "../../../data/admin/exam-choices";
import { filterTexts, stateTexts, formatMinutes } from "./exam-day-texts";
import { StudentExamDialog } from "./student-exam-dialog";
import { EmailText } from "../../../ui/email-text";

const states = Object.entries(filterTexts);
const isState = (text: string): text is ParticipantStateFilter => text in filterTexts;

/** The list of the exam's students, which can be searched by name and filtered by class and state. */
export function Participants({ exam }: { exam: ExamChoice }) {
  const { readParam, changeParams } = useUrlQuery();
  const [openedParticipant, setOpenedParticipant] = useState<Participant | null>(null);
  const classes = useQuery(classesQuery).data ?? [];
  const requestedState = readParam("state");
  const state = isState(requestedState) ? requestedState : "all";
  const search = readParam("q").trim();
  const query = useQuery({
    ...participantsQuery(exam, { state, search, classId: readParam("class") }),
    placeholderData: keepPreviousData,
  });
  const columns: Column<Participant>[] = [
    {
      name: "Student",
      className: "font-semibold lg:min-w-60",
      render: ({ studentId, name, email }) => (
        <>
          <TextLink to={`${paths.adminPanel}?section=families&student=${studentId}`}>
            {name ?? "No name yet"} <span className="sr-only">(family page)</span>
          </TextLink>
          <span className="block text-small font-normal wrap-anywhere text-ink-soft">
            <EmailText email={email} />
          </span>
        </>
      ),
    },
    { name: "Class", className: "whitespace-nowrap", render: ({ className }) => className },
    {
      name: "Status",
      render: ({ state: participantState, hasGuardianConsent }) => (
        <>
          {stateTexts[participantState]}
          {!hasGuardianConsent && (
            <span className="block text-small text-ink-soft">no guardian&rsquo;s consent</span>
          )}
        </>
      ),
    },
    {
      name: "Started",
      className: "whitespace-nowrap",
      render: ({ startedAt }) => (startedAt ? formatIst(startedAt, "clock") : "–"),
    },
    {
      name: "Last online",
      className: "whitespace-nowrap",
      render: ({ lastContactAt }) => (lastContactAt ? formatIst(lastContactAt, "clock") : "–"),
    },
    {
      name: "Ends at",
      className: "whitespace-nowrap",
      render: ({ deadlineAt }) => (deadlineAt ? formatIst(deadlineAt, "clock") : "–"),
    },
    {
      name: "Extra time",
      render: ({ extraSeconds }) => (extraSeconds > 0 ? formatMinutes(extraSeconds) : "–"),
    },
    {
      name: "Action",
      isAction: true,
      render: (participant) => (
        <Button variant="quiet" size="card" onClick={() => setOpenedParticipant(participant)}>
          Open <span className="sr-only">{participant.name ?? participant.email}</span>
        </Button>
      ),
    },
  ];
  return (
    <>
      <div className="grid items-end gap-3 sm:grid-cols-3">
        <SearchField
          label="Search by name"
          value={search}
          onSearch={(text) => changeParams({ q: text }, { replace: search !== "" })}
        />
        <SelectField
          label="Status"
          value={state}
          onChange={(event) => changeParams({ state: event.target.value })}
        >
          {states.map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <ClassField
          classes={classes}
          value={readParam("class")}
          onChoose={(id) => changeParams({ class: id })}
        />
      </div>
      <LoadedView query={query} label="Loading the students">
        {(participants) => (
          <>
            <p role="status" className="text-small text-ink-soft">
              {participants.length < maxParticipantsShown
                ? `${participants.length} found.`
                : `Showing the first ${maxParticipantsShown} by name. Search to find others.`}
            </p>
            {participants.length === 0 ? (
              <EmptyState title="No students found" />
            ) : (
              <DataTable
                label={`Students of ${exam.name}`}
                columns={columns}
                rows={participants}
                getRowId={({ studentId }) => studentId}
                isStale={query.isPlaceholderData}
              />
            )}
          </>
        )}
      </LoadedView>
      {openedParticipant && (
        <StudentExamDialog
          exam={exam}
          participant={openedParticipant}
          onClose={() => setOpenedParticipant(null)}
        />
      )}
    </>
  );
}
