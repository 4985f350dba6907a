import type { ReactNode } from "react";
import { dashboardPath, answerRecordPath, rehearsalPath } from "../../../config/paths";
import type { MyExam } from "../../../data/exam/my-exams";
import { formatIst } from "../../../lib/dates";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { TargetIcon } from "../../../ui/icons";
import { NoticeRow } from "../../../ui/notice-row";
import { TextLink } from "../../../ui/text-link";
import { describeMyExam, waitsForConsent } from "./describe-my-exam";
import type { NamedExam, SortedExams } from "./use-sorted-exams";

/** Below an enrolled exam: its state and the next step. */
function ExamStatus({ exam, name }: NamedExam) {
  const { line, to, label } = describeMyExam(exam);
  return (
    <div className="grid gap-3">
      <p className="text-small text-ink-soft">{line}</p>
      {waitsForConsent(exam) && (
        <p className="rounded-small bg-violet-tint px-3 py-2 text-small">
          We need a guardian&rsquo;s consent before we can show the result.{" "}
          <TextLink to={dashboardPath("profile")}>
            Give or ask for consent<span className="sr-only">: {name}</span>
          </TextLink>
        </p>
      )}
      <ButtonLink to={to} size="card" variant="outline" className="px-3 text-center">
        {label}
        <span className="sr-only">: {name}</span>
      </ButtonLink>
    </div>
  );
}

/**
 * The card of an exam that is not in the list of the current edition: of an earlier edition, refunded, or on a reserve
 * paper.
 */
function OtherExamCard({ exam, name }: NamedExam) {
  return (
    <Card className="grid h-full content-between gap-4 sm:p-5">
      <div className="grid gap-1">
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
      <ExamStatus exam={exam} name={name} />
    </Card>
  );
}

/**
 * The exams that the student has paid for: first the exams of the current edition by day, then all other exams. Exams
 * with news are left out.
 *
 * @param offers the exams of the current edition in which the student is enrolled
 * @param renderCard renders the card of one offer; `nextStep` has the exam's state and link, and is null if the exam's
 *   state could not be loaded
 */
export function MyExams<Offer extends { id: string; name: string }>({
  sortedExams,
  offers,
  renderCard,
}: {
  sortedExams: SortedExams;
  offers: readonly Offer[];
  renderCard: (offer: Offer, nextStep: ReactNode) => ReactNode;
}) {
  const isInNews = (exam: MyExam) => sortedExams.news.some((item) => item.exam === exam);
  const currentExams = offers.flatMap((offer) => {
    const exam = sortedExams.enrolled.get(offer.id);
    if (exam && isInNews(exam)) return [];
    return [{ offer, nextStep: exam ? <ExamStatus exam={exam} name={offer.name} /> : null }];
  });
  const otherExams = sortedExams.others.filter(({ exam }) => !isInNews(exam));
  if (currentExams.length + otherExams.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 id="my-exams" className="text-heading">
        My exams
      </h2>
      <ul
        aria-labelledby="my-exams"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4"
      >
        {currentExams.map(({ offer, nextStep }) => (
          <li key={offer.id}>{renderCard(offer, nextStep)}</li>
        ))}
        {otherExams.map((otherExam) => (
          <li key={`${otherExam.exam.examId} ${otherExam.exam.editionId} ${otherExam.exam.paperId}`}>
            <OtherExamCard {...otherExam} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The card of the rehearsal, for every logged-in student (docs/exam.md section 2). */
export function RehearsalCard({ rehearsal }: { rehearsal: MyExam }) {
  const { state, questionCount, durationSeconds, attemptId, answerRecordCode } = rehearsal;
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
            : `${questionCount} questions in ${Math.round(durationSeconds / 60)} minutes on the real exam screen. We check your device first. You see your score as soon as you finish.`}
        </p>
        {!isRunning && answerRecordCode !== null && attemptId !== null && (
          <p className="mt-1 text-small">
            <TextLink to={answerRecordPath(attemptId)}>Your last practice run</TextLink>
          </p>
        )}
      </div>
      <ButtonLink to={rehearsalPath} variant="outline" className="max-sm:w-full">
        {isRunning ? "Continue the practice run" : "Try a practice run"}
      </ButtonLink>
    </section>
  );
}

/** The banner of an exam that can be opened now, above everything else on the dashboard. */
function ExamNowBanner({ exam, name }: NamedExam) {
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

/** The news about exams, above the exams to buy. */
function ExamNews({ exams }: { exams: readonly NamedExam[] }) {
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
                <ButtonLink to={to} size="card" variant="outline">
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
 * Today's tasks: an exam that is open now, or `children` if no exam is open; then news about other exams. Not both,
 * because a page has only one main (gold) button.
 */
export function Today({ sortedExams, children }: { sortedExams: SortedExams; children: ReactNode }) {
  return (
    <>
      {sortedExams.urgentExam ? <ExamNowBanner {...sortedExams.urgentExam} /> : children}
      <ExamNews exams={sortedExams.news} />
    </>
  );
}
