import { useQuery } from "@tanstack/react-query";
import { paths } from "../../../config/paths";
import { site } from "../../../config/site";
import {
  studentExamQuery,
  type AttemptDetails,
  type Participant,
  type StudentExamDetails,
} from "../../../data/admin/exam-day";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { countText } from "../../../ui/count-text";
import { Notice } from "../../../ui/notice";
import { LoadedView } from "../../../ui/loaded-view";
import { RecordedEvents } from "../../../ui/recorded-events";
import { TextLink } from "../../../ui/text-link";
import type { ExamChoice } from "../../../data/admin/exam-choices";
import { formatMinutes, formatStart, formatTimeToStart } from "./exam-day-texts";
import { findLastContact, describeAttemptForParent } from "./describe-attempt-for-parent";
import { describeNothingToGive, findPossibleGrants } from "./find-possible-grants";
import { GrantForm } from "./grant-form";
import { LateAnswers } from "./late-answers";

const formatClock = (moment: string) => formatIst(moment, "clock");

function describeEnd({ finished_at, ended_by, deadline_at }: AttemptDetails): string {
  if (finished_at === null) return `In progress until ${formatClock(deadline_at)}`;
  return ended_by === "student"
    ? `Submitted ${formatClock(finished_at)}`
    : `Time was up at ${formatClock(deadline_at)}`;
}

/** Shows the course of an attempt: start and end, each page load with its last contact, the exam record, and open decisions. */
function AttemptTimeline({ attempt, serverNow }: { attempt: AttemptDetails; serverNow: string }) {
  const {
    started_at,
    answered,
    question_count,
    answer_records: answerRecords,
    sessions,
    room_events,
    silences,
  } = attempt;
  const summary = [
    `Started ${formatClock(started_at)}`,
    describeEnd(attempt),
    `${answered} of ${question_count ?? "?"} questions answered`,
    ...answerRecords.map(({ no, code }) => `Answer record ${no}: ${code}`),
  ];
  return (
    <section className="grid gap-2">
      <Notice tone="info">
        <span className="block text-small font-semibold">
          What to tell the parent (status at {formatClock(serverNow)})
        </span>
        {describeAttemptForParent(attempt, serverNow)}
      </Notice>
      <h3 className="text-subheading">The attempt</h3>
      <p className="text-small">{summary.join(" · ")}</p>
      <h4 className="font-semibold">
        {sessions.length === 1
          ? "Opened the exam once"
          : `Opened the exam ${sessions.length} times (a reload counts too)`}
      </h4>
      <ul className="grid gap-1 text-small">
        {sessions.map(
          ({ session_no, started_at: openedAt, last_contact_at, events, longest_wait_seconds }) => (
            <li key={session_no}>
              Opened at {formatClock(openedAt)}, last online {formatClock(last_contact_at ?? openedAt)}.{" "}
              {events === 0
                ? "No answer has reached us from this page"
                : `Answers saved ${countText(events, "time", "times")}, changes included`}
              {longest_wait_seconds !== null && longest_wait_seconds > 60
                ? `; the slowest answer took ${Math.round(longest_wait_seconds / 60)} minutes to reach us`
                : ""}
              .
            </li>
          ),
        )}
      </ul>
      <h4 className="font-semibold">Exam record</h4>
      <div className="text-small">
        {attempt.finished_at === null && (
          <p>
            This record ends when the device was last online, at {formatClock(findLastContact(attempt))}. What
            happened later is added when the device is online again.
          </p>
        )}
        <RecordedEvents
          events={room_events.map(({ kind, at_ms: atMs, for_ms: forMs }) => ({ kind, atMs, forMs }))}
          silences={silences}
          startedAt={started_at}
        />
      </div>
      <LateAnswers attempt={attempt} serverNow={serverNow} />
    </section>
  );
}

type Grant = StudentExamDetails["grants"][number];

function describeGrant({ is_reserve, extra_seconds, opens_at, last_start_at, is_waiting }: Grant): string {
  const parts = [
    is_reserve && "Reserve paper",
    extra_seconds > 0 && `${formatMinutes(extra_seconds)} extra`,
    opens_at && `${formatIst(opens_at, "day")}, start ${formatStart(opens_at, last_start_at)}`,
    is_waiting && "waiting for a second organiser",
  ];
  return parts.filter(Boolean).join(", ");
}

function GrantList({ grants }: { grants: readonly Grant[] }) {
  if (grants.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="text-subheading">Extra time and reserve paper given</h3>
      <ul className="grid gap-1 text-small">
        {grants.map((grant) => (
          <li key={grant.id} className="wrap-anywhere">
            <span className="font-semibold">{describeGrant(grant)}</span>: {grant.reason}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What to do if extra time cannot be stored yet, because the class has no paper. */
function NoPaperYet({ studentId, className }: { studentId: string; className: string }) {
  return (
    <section className="grid gap-2 border-t border-line pt-4 text-small">
      <h3 className="text-subheading">Extra time and reserve paper</h3>
      <p>
        {className} has no paper for this exam yet, so extra time cannot be stored now. Write a note with the
        minutes and the reason on the page of the family. When Papers lists this paper, come back here and
        give it. From 30 days before the exam, the start page also lists this paper as missing.
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <TextLink to={`${paths.adminPanel}?section=families&student=${studentId}`}>
          Write a note on the page of the family
        </TextLink>
        <TextLink to={`${paths.adminPanel}?section=papers`}>See Papers</TextLink>
      </p>
    </section>
  );
}

/** The form for extra time, or, if nothing can be given any more, what is possible instead. */
function GrantSection({
  exam,
  participant,
  details,
}: {
  exam: ExamChoice;
  participant: Participant;
  details: StudentExamDetails;
}) {
  const possibleGrants = findPossibleGrants(details, exam.examOn);
  // Extra time and an individual start time are stored with the paper of the class.
  if (!details.has_paper && (possibleGrants === "all" || possibleGrants === "start"))
    return <NoPaperYet studentId={participant.studentId} className={details.class} />;
  if (possibleGrants !== "nothing")
    return (
      <GrantForm
        // The choices change if the exam starts or ends while the dialog is open.
        key={possibleGrants}
        exam={exam}
        studentId={participant.studentId}
        name={participant.name ?? participant.email}
        possibleGrants={possibleGrants}
      />
    );
  const { text, forParent } = describeNothingToGive(details, exam.examOn, site.helpEmail);
  return (
    <section className="grid gap-2 border-t border-line pt-4 text-small">
      <h3 className="text-subheading">Extra time and reserve paper</h3>
      <p>{text}</p>
      {forParent !== undefined && (
        <p>
          <span className="font-semibold">Tell the parent:</span> {forParent}
        </p>
      )}
    </section>
  );
}

/** One student in an exam: the phone number to call, the course of the attempt, and the form for extra time. */
export function StudentExamDialog({
  exam,
  participant,
  onClose,
}: {
  exam: ExamChoice;
  participant: Participant;
  onClose: () => void;
}) {
  const query = useQuery(studentExamQuery(exam, participant.studentId));
  return (
    <Dialog
      title={participant.name ?? participant.email}
      intro={`${exam.name}, ${participant.className}. Opening this page is recorded.`}
      onClose={onClose}
    >
      <LoadedView query={query} label="Loading the details">
        {(details) =>
          details.outcome === "not_found" ? (
            <p>The student is no longer enrolled.</p>
          ) : (
            <>
              <p className="text-small text-ink-soft wrap-anywhere">
                {details.email}
                {details.phone && (
                  <a
                    href={`tel:${details.phone}`}
                    className="block py-2.5 font-semibold text-violet underline underline-offset-4"
                  >
                    Call {details.phone}
                  </a>
                )}
                <span className="block">{formatTimeToStart(details.opens_at, details.last_start_at)}</span>
              </p>
              {details.attempt ? (
                <AttemptTimeline attempt={details.attempt} serverNow={details.server_now} />
              ) : (
                <p>Not started.</p>
              )}
              <GrantList grants={details.grants} />
              <GrantSection exam={exam} participant={participant} details={details} />
            </>
          )
        }
      </LoadedView>
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
