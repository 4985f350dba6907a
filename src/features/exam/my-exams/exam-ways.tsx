import type { ReactNode } from "react";
import { paths, receiptPath, rehearsalPath } from "../../../config/paths";
import type { MyExam } from "../../../data/exam/my-exams";
import { formatIst } from "../../../lib/dates";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { TargetIcon } from "../../../ui/icons";
import { NoticeRow } from "../../../ui/notice-row";
import { TextLink } from "../../../ui/text-link";
import { describeMyExam, waitsForConsent } from "./describe-my-exam";
import type { Named, SortedExams } from "./use-sorted-exams";

/** Below an enrolled exam: its state and the next step. */
function EnrolledWay({ exam, name }: Named) {
  const { line, to, label, isNow } = describeMyExam(exam);
  return (
    <div className="grid gap-3">
      <p className="text-small text-ink-soft">{line}</p>
      {waitsForConsent(exam) && (
        <p className="rounded-small bg-violet-tint px-3 py-2 text-small">
          We need a guardian&rsquo;s consent before we can show the result.{" "}
          <TextLink to={paths.studentDashboard} state={{ tab: "profile" }}>
            Ask for it<span className="sr-only">: {name}</span>
          </TextLink>
        </p>
      )}
      <ButtonLink to={to} size="card" variant={isNow ? "gold" : "outline"} className="justify-self-start">
        {label}
        <span className="sr-only">: {name}</span>
      </ButtonLink>
    </div>
  );
}

/**
 * @param exams as `useSortedExams` has them
 * @param offer which exam of the season
 * @returns what is below it once it is bought; null where the student is not enrolled, or nobody could be asked
 */
export function findWay(
  { enrolled }: Pick<SortedExams, "enrolled">,
  offer: { id: string; name: string },
): ReactNode {
  const exam = enrolled.get(offer.id);
  return exam ? <EnrolledWay exam={exam} name={offer.name} /> : null;
}

/** Exams that the list of this season does not have: of earlier seasons, refunded ones, and a reserve paper. */
export function OtherExams({ exams }: { exams: readonly Named[] }) {
  if (exams.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-heading">Other exams</h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {exams.map(({ exam, name }) => (
          <li key={`${exam.examId} ${exam.editionId} ${exam.paperId}`}>
            <Card className="grid h-full content-between gap-3">
              <div>
                <h3 className="text-subheading">{name}</h3>
                <p className="text-small text-ink-soft">
                  {[
                    exam.className,
                    exam.kind === "reserve" && "reserve paper",
                    exam.opensAt !== null && formatIst(exam.opensAt, "date"),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              </div>
              <EnrolledWay exam={exam} name={name} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The rehearsal, for everybody who is logged in: what a newcomer sees of an exam first (exam section 2). */
function RehearsalCard({ rehearsal }: { rehearsal: MyExam }) {
  const { state, questionCount, durationSeconds, attemptId, receiptCode } = rehearsal;
  const isRunning = state === "running";
  return (
    <section
      aria-label="Practice run"
      className="flex flex-wrap items-center gap-4 rounded-card bg-blush p-5 sm:p-6 forced-colors:border"
    >
      <TargetIcon className="size-9 shrink-0 text-violet max-sm:hidden" />
      <div className="min-w-60 grow basis-80">
        <h2 className="text-subheading">Try a practice run</h2>
        <p className="text-ink-soft">
          {isRunning
            ? "You have started a practice run, and its clock is running."
            : `${questionCount} questions in ${Math.round(durationSeconds / 60)} minutes on the real exam screen. We check your device first and show your score straight away.`}
        </p>
        {!isRunning && receiptCode !== null && attemptId !== null && (
          <p className="mt-1 text-small">
            <TextLink to={receiptPath(attemptId)}>Your last practice run</TextLink>
          </p>
        )}
      </div>
      <ButtonLink to={rehearsalPath} variant="outline" className="max-sm:w-full">
        {isRunning ? "Continue the practice run" : "Try a practice run"}
      </ButtonLink>
    </section>
  );
}

/** An exam that can be gone to now: it is above everything else of the dashboard. */
function ExamNowBanner({ exam, name }: Named) {
  const { line, to, label } = describeMyExam(exam);
  return (
    <section
      aria-label="Exam today"
      className="flex flex-wrap items-center justify-between gap-4 rounded-hero bg-linear-100 from-[#4a1fb8] via-[#a13bd0] to-[#d83f93] p-6 text-white"
    >
      <div className="grid gap-1">
        <h2 className="text-heading">Today: {name}</h2>
        <p>{line}</p>
      </div>
      <ButtonLink to={to} className="w-full sm:w-auto">
        {label}
      </ButtonLink>
    </section>
  );
}

/** What has come of exams, above what can be bought: their cards are below that. */
function ExamNews({ exams }: { exams: readonly Named[] }) {
  if (exams.length === 0) return null;
  return (
    <section className="grid gap-3" aria-labelledby="exam-news">
      <h2 id="exam-news" className="text-heading">
        Exam updates
      </h2>
      <ul className="grid gap-3">
        {exams.map(({ exam, name }) => {
          const { line, to, label, isNow } = describeMyExam(exam);
          return (
            <NoticeRow
              key={`${exam.examId} ${exam.editionId} ${exam.paperId}`}
              look={isNow ? "gold" : "violet"}
              title={name}
              action={
                <ButtonLink to={to} size="card" variant={isNow ? "gold" : "outline"}>
                  {label}
                  <span className="sr-only">: {name}, news</span>
                </ButtonLink>
              }
            >
              <p>{line}</p>
            </NoticeRow>
          );
        })}
      </ul>
    </section>
  );
}

/**
 * What comes next for this student: an exam that is open now and news of other exams; otherwise the children. Then the
 * rehearsal.
 */
export function ComingUp({ mine, children }: { mine: SortedExams; children: ReactNode }) {
  return (
    <>
      {mine.now && <ExamNowBanner {...mine.now} />}
      <ExamNews exams={mine.news} />
      {!mine.now && children}
      {mine.rehearsal && <RehearsalCard rehearsal={mine.rehearsal} />}
    </>
  );
}
