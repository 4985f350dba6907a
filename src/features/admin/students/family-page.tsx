import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { paths } from "../../../config/paths";
import { resultsPath } from "../../../config/results-path";
import { seller } from "../../../config/seller";
import { familyQuery, type Family, type FamilyExam } from "../../../data/admin/families";
import { studentsKey } from "../../../data/admin/students";
import { formatIst } from "../../../lib/dates";
import { dayInIndia } from "../../../lib/day-in-india";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { EmptyState } from "../../../ui/empty-state";
import { LoadedView } from "../../../ui/loaded-view";
import { Notice } from "../../../ui/notice";
import { TextLink } from "../../../ui/text-link";
import { ConsentMailDialog } from "./consent-mail-dialog";
import { EditStudentDialog } from "./edit-student-dialog";
import { ExamsDialog } from "./exams-dialog";
import { Fact } from "./fact";
import { FamilyNoteForm } from "./family-note-form";
import { FamilyHistory } from "./family-history";
import { describeDeletionRefusal } from "./family-texts";
import { PasswordMailDialog } from "./password-mail-dialog";
import { describeConnection, listConnectionLosses, sayConnection } from "./say-about-connection";
import { consentRule, sayConsent } from "./say-about-consent";
import { sayDeviceCheck, sayEmails } from "./say-about-emails";
import { isResultHeld, sayCertificateName, sayResult } from "./say-about-results";
import { sayToParent } from "./say-to-parent";

/**
 * Returns a link to the awards of one exam, filtered by the student's name. Only that page shows the parcel address,
 * and it logs who reads it.
 */
const toAwards = (exam: FamilyExam, name: string) =>
  `${paths.adminPanel}?section=awards&edition=${exam.editionId}&exam=${exam.examId}&q=${encodeURIComponent(name)}`;

/** Where the parcel address is found; the page itself does not show it. */
function ParcelAddress({ student, exams }: Pick<Family, "student" | "exams">) {
  const { name } = student;
  const awarded = exams.filter(({ hasAward }) => hasAward);
  if (name === null || awarded.length === 0) return "asked for once a medal is won";
  return awarded.map((exam, index) => (
    <Fragment key={`${exam.editionId} ${exam.examId}`}>
      {index > 0 && ", "}
      <TextLink to={toAwards(exam, name)}>Award and address ({exam.name})</TextLink>
    </Fragment>
  ));
}

function Facts({ family, now }: { family: Family; now: Date }) {
  const { student, children, exams, events } = family;
  return (
    <dl className="grid gap-1 text-small">
      <Fact name="Email">{student.email || "–"}</Fact>
      <Fact name="Phone">
        {student.phone ? <a href={`tel:${student.phone}`}>{student.phone}</a> : "not given"}
      </Fact>
      <Fact name="Guardian">{student.guardianName ?? "no name given"}</Fact>
      {!student.isDeleted && (
        <>
          <Fact name="Consent">{sayConsent(student, exams)}</Fact>
          <Fact name="Emails">{sayEmails({ email: student.email, children, events }, now)}</Fact>
          {exams.some(isToCome) && <Fact name="Device">{sayDeviceCheck(events)}</Fact>}
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

/** Whether an exam is booked, and today or later. */
const isToCome = ({ isActive, isCalledOff, examOn }: FamilyExam) =>
  isActive && !isCalledOff && (examOn === null || examOn >= dayInIndia(new Date()));

/** Whether an exam that is still to come is in another class than the profile. */
const isOtherClass = (student: Family["student"], exam: FamilyExam) =>
  isToCome(exam) && student.className !== null && student.className !== exam.className;

/**
 * When the connection was lost in an exam, and, unless the account is deleted, a sentence about it for the parent; nothing
 * before the exam.
 */
function Connection({ exam, isDeleted }: { exam: FamilyExam; isDeleted: boolean }) {
  const sentence = sayConnection(exam);
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
            <span className="font-semibold">Say:</span> {sentence}
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
            {exam.isCalledOff && " · cancelled"}
            {isResultHeld(exam) && " · result held"}
          </p>
          {(student.isDeleted ? [] : [sayResult(exam, now), sayCertificateName(exam, now)]).map(
            (sentence) =>
              sentence !== undefined && (
                <p key={sentence} className="w-full">
                  <span className="font-semibold">Say:</span> {sentence}
                </p>
              ),
          )}
          {isOtherClass(student, exam) && (
            <p className="w-full text-ink-soft">
              The profile says {student.className}: this exam stays in {exam.className} unless it is moved.
              Ask for the class on the exam day, then use &ldquo;Change the class of an exam&rdquo;.
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
            <TextLink to={toAwards(exam, student.name)}>
              Award and address <span className="sr-only">for {exam.name}</span>
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether GST is on receipts. */
const taxText = seller.gst
  ? `It is a tax invoice with our GSTIN ${seller.gst.gstin}, the taxable value and ${seller.gst.percent}% GST, which the price includes.`
  : "GST is not on it, because no GST number (GSTIN) is set for this site: it is a receipt, not a tax invoice.";

const deletionQuestion = "Delete our data";

/** Answers to common questions that the family or the office cannot settle with one press on this page. */
const answers = [
  [
    "The wrong class",
    "We can change it now, until the exam was started or its day is over; the price stays the same. The class that counts is the one on the exam day. “Edit details” for the profile, then “Change the class of an exam” for each paid exam. No email is sent about it, so please tell the family the new class.",
  ],
  [
    "My child cannot start the exam",
    "Ask, in this order: is the child logged in with the right account, does the page show the exam, does another phone, tablet or computer open it? The time begins when the child starts, and answers that reached us are kept on any device. If the last start is over: “Exam record and extra time” under Exams, then a new start time.",
  ],
  [
    "Which device do we need",
    "Any phone, tablet or computer with an up-to-date browser (an iPhone or iPad needs iOS 16.4 or later), and internet for the full hour. Dashboard, Exams, “Try a practice run” checks the device and says what to do. A camera is not required.",
  ],
  [
    "The clock of our device is wrong",
    "No time is lost: only our server’s time counts, and the exam page shows it. Please set the date and time of the device to automatic, so that the child is not late.",
  ],
  [
    "The exam was moved",
    "The day and time above and on the dashboard are the valid ones, and we email every change. A new day is none of the three reasons for a refund; only a cancelled exam is refunded, without a request.",
  ],
  [
    "A question or its answer is wrong",
    "Once the marks are published: Dashboard, Exams, “See your marks”, then “Challenge this answer” below the question, for seven days, at most 5 questions, free of charge. Every challenge gets a reply that all participants can read, and if we were wrong, the marks of all change. Before that, please write down the number of the question.",
  ],
  [
    "The rank is unfair",
    "Marks come first, then the marks in section C, then how hard the right answers were; never time or age. Who is equal in all three shares the rank. “Why this rank, and marks by topic” on the result page shows it for this child. To look at the answers together: “Result and certificate” under Exams.",
  ],
  [
    "The name on the certificate is misspelt",
    "The sentence at the exam says until when the family corrects it itself. After that, or for another name: “Result and certificate” under Exams, then “Correct the name”.",
  ],
  [
    "Our address has changed",
    "The address for a medal: Dashboard, “Your medal”, “See the award”, until the parcel is packed. After that, and if it comes back: “Award and address” under Exams. School and phone: “Edit details”.",
  ],
  [
    "A second child with the same email",
    "No second account is needed: Dashboard, the name at the top, “Add a child”, with the password. All children share the login and its emails. Exams are bought for each child.",
  ],
  [
    "The school asks for a list of its students",
    "We give no student’s data to a school unless the family asks us to; our privacy page promises that. Parents register directly, and a family can show its own result. With the code or the QR on a certificate, a school can check it on our site.",
  ],
  [
    "Please refund",
    "A refund can be asked for within two business days after the registration and before the first exam day, for a payment error, a double payment or a failure of our system; not because a child changes its mind. A cancelled exam and a second payment are always refunded. You start it below, at the payment: “Open order”, then “Refund”. Or the family asks for it itself: Dashboard, Orders, “Request refund”.",
  ],
  [
    deletionQuestion,
    "The family does it itself: Dashboard, Profile, “Delete my account”, with its password. Without a password, send the password email first. Exams that are paid and still to come are lost, and the fee is not refunded: the page asks for that first. Marks, payments and receipts stay, without the name.",
  ],
  [
    "I did not get the password email",
    "It goes only to the email address of the account, shown above under Details, and its link is valid for one hour. Please look in the spam folder; only the newest link works. Then send it again: “Send password email” above. The login service sends it, so it is not in the list of emails below: only the note that you sent it is.",
  ],
  [
    "Another email address",
    "Dashboard, Profile, “Change email”, with its password; this is possible at any time. A password email goes only to the address of the account.",
  ],
  [
    "A wrong email address at registration",
    "The exams stay in this account: a wrong address is none of the three reasons for a refund. With its password, the family can still log in with the wrong address and change it under Profile. Without the password nobody can, and the office cannot change the address either: say so, and write a note about the call.",
  ],
  [
    "The receipt, or tax invoice",
    `Dashboard, Orders, “Receipt”: it can be printed or saved as a PDF. ${taxText} You can open it and send its email again below, at the payment: “Receipt and its email”.`,
  ],
  [
    "An exam was bought for the wrong child",
    "This is none of the three reasons for a refund, and an exam cannot be moved to the brother or sister. If only one child takes part and nothing was taken yet, correct this profile: “Edit details” for the name and class, then “Change the class of an exam”. If both children take part, the exam is bought again for the other one (the name at the top of the dashboard, “Add a child”).",
  ],
  [
    "The award came broken, or never came",
    "If it waits for an address, the family gives it: Dashboard, “Your medal”, “Add your address”. A posted parcel can take two weeks. If it is broken or did not come by then: “Award and address” under Exams on this page, open the child, “Broken or lost: send again”. The replacement is posted within three weeks, to the same address; if that was deleted, the family gets an email to give it again.",
  ],
  ["The camera did not work", "Nobody loses marks or a medal for it: the exam continues without the camera."],
  ["A copy of our data", "Dashboard, Profile, “Download my data”."],
  [
    "Does my child need a consent, and from what age",
    `${consentRule} The camera is a separate consent, and a free choice.`,
  ],
  [
    "The guardian has not received the consent email",
    "Send it again: “Email the consent link” above. It goes to the address of the account; please look in the spam folder. To another address the family sends it itself: Dashboard, Profile, “Ask a guardian by email”.",
  ],
] as const;

function CommonQuestions({ deletionRefusal }: Pick<Family["student"], "deletionRefusal">) {
  return (
    <details className="rounded-card bg-paper p-4 shadow-card">
      <summary className="cursor-pointer font-semibold">Common questions</summary>
      <ul className="grid gap-2 pt-3 text-small sm:grid-cols-2">
        {answers.map(([question, answer]) => (
          <li key={question}>
            <details>
              <summary className="cursor-pointer">{question}</summary>
              <p className="pb-2 pl-4">
                {question === deletionQuestion &&
                  deletionRefusal !== null &&
                  `${describeDeletionRefusal(deletionRefusal)} `}
                {answer}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Page({ family }: { family: Family }) {
  const queryClient = useQueryClient();
  const [now] = useState(() => new Date());
  const [openDialog, setOpenDialog] = useState<"edit" | "exams" | "password" | "consent" | null>(null);
  const { student, children, exams, events } = family;
  const hasExams = exams.some(({ isActive }) => isActive);
  const close = () => {
    setOpenDialog(null);
    // The history shows a class that was moved.
    if (openDialog === "exams") void queryClient.invalidateQueries({ queryKey: studentsKey });
  };
  return (
    <>
      <h3 className="text-subheading wrap-anywhere">
        {student.name ?? (student.isDeleted ? "Deleted account" : student.email)}
      </h3>
      <Notice tone="info">
        <span className="block text-small font-semibold">Say to the parent</span>
        <ul className="grid gap-2">
          {sayToParent(family, now).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Notice>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card className="grid content-start gap-4">
          <h4 className="font-semibold">Details</h4>
          <Facts family={family} now={now} />
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
              <Button variant="quiet" size="card" onClick={() => setOpenDialog("edit")}>
                Edit details
              </Button>
              {hasExams && (
                <Button variant="quiet" size="card" onClick={() => setOpenDialog("exams")}>
                  Change the class of an exam
                </Button>
              )}
              <Button variant="quiet" size="card" onClick={() => setOpenDialog("password")}>
                Send password email
              </Button>
              {student.consent.givenAt === null && (
                <Button variant="quiet" size="card" onClick={() => setOpenDialog("consent")}>
                  Email the consent link
                </Button>
              )}
              <p className="w-full text-small text-ink-soft">
                &ldquo;Edit details&rdquo; changes the profile: name, class, school, guardian and phone.
                {hasExams &&
                  " An exam that is already paid for keeps its class: use “Change the class of an exam”."}
              </p>
            </div>
          )}
        </Card>
        <Card className="grid content-start gap-4">
          <h4 className="font-semibold">Exams</h4>
          <Exams student={student} exams={exams} now={now} />
        </Card>
      </div>
      <CommonQuestions deletionRefusal={student.deletionRefusal} />
      {!student.isDeleted && <FamilyNoteForm studentId={student.id} />}
      <FamilyHistory events={events} student={student} />
      {openDialog === "edit" && <EditStudentDialog student={student} onClose={close} />}
      {openDialog === "exams" && <ExamsDialog student={student} onClose={close} />}
      {openDialog === "consent" && (
        <ConsentMailDialog studentId={student.id} email={student.email} onClose={close} />
      )}
      {openDialog === "password" && (
        <PasswordMailDialog studentId={student.id} email={student.email} onClose={close} />
      )}
    </>
  );
}

/**
 * The page of one family: sentences for the parent, the student's details and exams, and the history, newest first.
 */
export function FamilyPage({ studentId }: { studentId: string }) {
  const query = useQuery(familyQuery(studentId));
  return (
    <>
      <p className="text-small">
        <TextLink to={`${paths.adminPanel}?section=families`}>Search again</TextLink> · This view is logged.
      </p>
      <LoadedView query={query} label="Loading the family">
        {(family) =>
          family.outcome === "found" ? (
            <Page family={family} />
          ) : (
            <EmptyState title="There is no such student" />
          )
        }
      </LoadedView>
    </>
  );
}
