import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { paths } from "../../../config/paths";
import { resultsPath } from "../../../config/results-path";
import { familyQuery, type Family, type FamilyExam } from "../../../data/admin/families";
import { listEventsOfKind } from "../../../data/admin/family-events/family-events";
import { studentsKey } from "../../../data/admin/students";
import { formatIst } from "../../../lib/dates";
import { dayInIndia } from "../../../lib/day-in-india";
import { useUrlQuery } from "../../../lib/use-url-query";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { EmptyState } from "../../../ui/empty-state";
import { LoadedView } from "../../../ui/loaded-view";
import { Notice } from "../../../ui/notice";
import { TextLink } from "../../../ui/text-link";
import { CommonQuestions } from "./common-questions";
import { ConfirmationMailDialog } from "./confirmation-mail-dialog";
import { ConsentMailDialog } from "./consent-mail-dialog";
import { EditStudentDialog } from "./edit-student-dialog";
import { ExamsDialog } from "./exams-dialog";
import { Fact } from "./fact";
import { FamilyNoteForm } from "./family-note-form";
import { FamilyHistory } from "./family-history";
import { describeDeletionRefusal } from "./family-texts";
import { PasswordMailDialog } from "./password-mail-dialog";
import {
  describeConnection,
  listConnectionLosses,
  describeConnectionForParent,
} from "./phone-script/describe-connection";
import { describeConsentForParent } from "./phone-script/describe-consent";
import { describeDeviceCheckForParent } from "./phone-script/describe-device-check";
import { describeEmailsForParent } from "./phone-script/describe-emails";
import {
  isResultHeld,
  describeCertificateNameForParent,
  describeResultForParent,
} from "./phone-script/describe-results";
import { writePhoneScript } from "./phone-script/phone-script";

/**
 * Returns a link to the awards of one exam, filtered by the student's name. Only that page shows the parcel address,
 * and every opening of that page is recorded.
 */
const toAwardsPath = (exam: FamilyExam, name: string) =>
  `${paths.adminPanel}?section=awards&edition=${exam.editionId}&exam=${exam.examId}&q=${encodeURIComponent(name)}`;

/** Links to the page of each award, which shows the parcel address; the family's page does not show the address. */
function ParcelAddress({ student, exams }: Pick<Family, "student" | "exams">) {
  const { name } = student;
  const examsWithAward = exams.filter(({ hasAward }) => hasAward);
  if (name === null || examsWithAward.length === 0) return "We ask for it when the child wins a medal.";
  return examsWithAward.map((exam, index) => (
    <Fragment key={`${exam.editionId} ${exam.examId}`}>
      {index > 0 && ", "}
      <TextLink to={toAwardsPath(exam, name)}>Award and address ({exam.name})</TextLink>
    </Fragment>
  ));
}

function Facts({ family, now, sentences }: { family: Family; now: Date; sentences: readonly string[] }) {
  const { student, children, exams, events } = family;
  const consent = describeConsentForParent(student, exams);
  return (
    <dl className="grid gap-1 text-small">
      <Fact name="Email">{student.email || "–"}</Fact>
      <Fact name="Phone">
        {student.phone ? <a href={`tel:${student.phone}`}>{student.phone}</a> : "not given"}
      </Fact>
      <Fact name="Guardian">{student.guardianName ?? "not given"}</Fact>
      {!student.isDeleted && (
        <>
          <Fact name="Consent">
            {sentences.includes(consent) ? "Missing: see the sentence above." : consent}
          </Fact>
          <Fact name="Emails">
            {describeEmailsForParent({ email: student.email, children, events }, now)}
          </Fact>
          {exams.some(isUpcoming) && <Fact name="Device">{describeDeviceCheckForParent(events)}</Fact>}
        </>
      )}
      <Fact name="School">{student.schoolName ?? "not given"}</Fact>
      <Fact name="Class">{student.className ?? "not given"}</Fact>
      <Fact name="Parcel address">
        <ParcelAddress student={student} exams={exams} />
      </Fact>
      {student.deletionRefusal !== null && (
        <Fact name="Deletion">{describeDeletionRefusal(student.deletionRefusal)}</Fact>
      )}
    </dl>
  );
}

/** @returns the exam's day with its start time, as far as they are announced */
function describeDay({ examOn, opensAt }: FamilyExam): string {
  if (examOn === null) return "no date yet";
  return `${formatIst(examOn, "date")}, ${opensAt === null ? "time not announced" : formatIst(opensAt, "clock")}`;
}

/** Whether an exam is paid for, not cancelled, and on a day from today on. */
const isUpcoming = ({ isActive, isCancelled, examOn }: FamilyExam) =>
  isActive && !isCancelled && (examOn === null || examOn >= dayInIndia(new Date()));

/** Whether an upcoming exam is in another class than the profile. */
const isClassDifferent = (student: Family["student"], exam: FamilyExam) =>
  isUpcoming(exam) && student.className !== null && student.className !== exam.className;

/**
 * The times without connection in an exam, and a sentence about them for the parent, which is left out if the account is
 * deleted. Empty before the exam.
 */
function Connection({ exam, isDeleted }: { exam: FamilyExam; isDeleted: boolean }) {
  const sentence = describeConnectionForParent(exam);
  const losses = listConnectionLosses(exam);
  if (sentence === undefined) return null;
  return (
    <details className="w-full" open={exam.connection?.isRunning}>
      <summary className="cursor-pointer">Connection: {describeConnection(exam)}</summary>
      <div className="grid gap-1 py-1 pl-4">
        {losses.length > 0 && (
          <ul className="grid tabular text-ink-soft">
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        )}
        {!isDeleted && (
          <p>
            <span className="font-semibold">Tell the parent:</span> {sentence}
          </p>
        )}
      </div>
    </details>
  );
}

/** The exams of the student, each with links to extra time, result and award. */
function Exams({ student, exams, now }: Pick<Family, "student" | "exams"> & { now: Date }) {
  if (exams.length === 0) return <p className="text-small">No exams.</p>;
  return (
    <ul className="grid gap-2 text-small">
      {exams.map((exam) => (
        <li key={`${exam.editionId} ${exam.examId}`} className="flex flex-wrap gap-x-4 gap-y-1">
          <p className="w-full">
            <span className="font-semibold">{exam.name}</span>, {exam.className} · {describeDay(exam)}
            {!exam.isActive && " · refunded"}
            {exam.isCancelled && " · cancelled"}
            {isResultHeld(exam) && " · result withheld"}
          </p>
          {(student.isDeleted
            ? []
            : [describeResultForParent(exam, now), describeCertificateNameForParent(exam, now)]
          ).map(
            (sentence) =>
              sentence !== undefined && (
                <p key={sentence} className="w-full">
                  <span className="font-semibold">Tell the parent:</span> {sentence}
                </p>
              ),
          )}
          {isClassDifferent(student, exam) && (
            <p className="w-full text-ink-soft">
              The profile says {student.className}: this exam stays in {exam.className} unless you change its
              class. Ask for the class on the exam day, then use &ldquo;Change the class of an exam&rdquo;.
            </p>
          )}
          <Connection exam={exam} isDeleted={student.isDeleted} />
          {exam.isActive && student.name && (
            <TextLink
              to={`${paths.adminPanel}?section=day&view=students&exam=${exam.editionId}.${exam.examId}&q=${encodeURIComponent(student.name)}`}
            >
              Exam record and extra time <span className="sr-only">for {exam.name}</span>
            </TextLink>
          )}
          {exam.resultPaperId !== null && student.email && (
            <TextLink
              to={`${resultsPath(exam.editionId, exam.resultPaperId, "attempts")}&search=${encodeURIComponent(student.email)}`}
            >
              Result and certificate <span className="sr-only">for {exam.name}</span>
            </TextLink>
          )}
          {exam.hasAward && student.name && (
            <TextLink to={toAwardsPath(exam, student.name)}>
              Award and address <span className="sr-only">for {exam.name}</span>
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** When the family was last emailed a password reset link; `note_password_mail` writes a note that begins like this. */
const findPasswordMailAt = (events: Family["events"]) =>
  listEventsOfKind(events, "note").find(({ text }) => text.startsWith("Password reset email sent to "))?.at;

function Page({ family, now }: { family: Family; now: Date }) {
  const queryClient = useQueryClient();
  // The details as they were when the form was opened: the page is read again while the organiser types.
  const [editedStudent, setEditedStudent] = useState<Family["student"] | null>(null);
  const [openedDialog, setOpenedDialog] = useState<"exams" | "password" | "consent" | "confirmation" | null>(
    null,
  );
  const { student, children, exams, events } = family;
  const hasExams = exams.some(({ isActive }) => isActive);
  const sentences = writePhoneScript(family, now);
  const close = () => {
    setOpenedDialog(null);
    // The history shows a class that was moved.
    if (openedDialog === "exams") void queryClient.invalidateQueries({ queryKey: studentsKey });
  };
  return (
    <>
      <h3 className="text-subheading wrap-anywhere">
        {student.name ?? (student.isDeleted ? "Deleted account" : student.email)}
      </h3>
      <Notice tone="info">
        <span className="block text-small font-semibold">
          What to tell the parent (status at {formatIst(now, "clock")})
        </span>
        <ul className="grid gap-2">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Notice>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card className="grid content-start gap-4">
          <h4 className="font-semibold">Details</h4>
          <Facts family={family} now={now} sentences={sentences} />
          {children.length > 0 && (
            <p className="text-small">
              Also of this family:{" "}
              {children.map(({ id, name, className }, index) => (
                <span key={id}>
                  {index > 0 && ", "}
                  <TextLink to={`${paths.adminPanel}?section=families&student=${id}`}>
                    {name ?? "no name"} ({className ?? "no class"})
                  </TextLink>
                </span>
              ))}
            </p>
          )}
          {!student.isDeleted && (
            <div className="flex flex-wrap gap-2">
              <Button variant="quiet" size="card" onClick={() => setEditedStudent(student)}>
                Edit details
              </Button>
              {hasExams && (
                <Button variant="quiet" size="card" onClick={() => setOpenedDialog("exams")}>
                  Change the class of an exam
                </Button>
              )}
              <Button variant="quiet" size="card" onClick={() => setOpenedDialog("password")}>
                Send password reset email
              </Button>
              {!student.isEmailConfirmed && (
                <Button variant="quiet" size="card" onClick={() => setOpenedDialog("confirmation")}>
                  Send the confirmation email again
                </Button>
              )}
              {student.consent.givenAt === null && (
                <Button variant="quiet" size="card" onClick={() => setOpenedDialog("consent")}>
                  Email the consent link
                </Button>
              )}
              <p className="w-full text-small text-ink-soft">
                &ldquo;Edit details&rdquo; changes the profile: name, class, school, guardian and phone.
                {hasExams &&
                  " It does not change the class of an exam that is already paid for. For that, use “Change the class of an exam”."}
              </p>
            </div>
          )}
        </Card>
        <Card className="grid content-start gap-4">
          <h4 className="font-semibold">Exams</h4>
          <Exams student={student} exams={exams} now={now} />
        </Card>
      </div>
      <CommonQuestions family={{ ...student, otherNames: children.map(({ name }) => name) }} />
      {!student.isDeleted && <FamilyNoteForm studentId={student.id} />}
      <FamilyHistory events={events} student={student} />
      {editedStudent && <EditStudentDialog student={editedStudent} onClose={() => setEditedStudent(null)} />}
      {openedDialog === "exams" && <ExamsDialog student={student} onClose={close} />}
      {openedDialog === "confirmation" && <ConfirmationMailDialog email={student.email} onClose={close} />}
      {openedDialog === "consent" && (
        <ConsentMailDialog
          studentId={student.id}
          email={student.email}
          sentAt={listEventsOfKind(events, "consent_asked")[0]?.at}
          onClose={close}
        />
      )}
      {openedDialog === "password" && (
        <PasswordMailDialog
          studentId={student.id}
          email={student.email}
          sentAt={findPasswordMailAt(events)}
          onClose={close}
        />
      )}
    </>
  );
}

/**
 * The page of one family: sentences for the parent, the student's details and exams, and the history, newest first.
 */
export function FamilyPage({ studentId }: { studentId: string }) {
  const query = useQuery(familyQuery(studentId));
  const search = useUrlQuery().readParam("q");
  const searchQuery = search === "" ? "" : `&q=${encodeURIComponent(search)}`;
  return (
    <>
      <p className="text-small">
        <TextLink to={`${paths.adminPanel}?section=families${searchQuery}`}>Search again</TextLink> · Opening
        this page is recorded.
      </p>
      <LoadedView query={query} label="Loading the family">
        {(family) =>
          family.outcome === "found" ? (
            <Page family={family} now={new Date(query.dataUpdatedAt)} />
          ) : (
            <EmptyState title="There is no such student" />
          )
        }
      </LoadedView>
    </>
  );
}
