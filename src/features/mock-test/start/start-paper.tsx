import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../config/paths";
import { getExamFormat } from "../../../content/exam-format";
import { chooseClass } from "../../../data/chosen-class";
import { listExplanations, listQuestions, siteQuestionFiles } from "../../../data/question-files";
import { listSubjectClasses } from "../../../data/subject-classes";
import { useSession } from "../../../data/use-session";
import { systemClock, toSecondsLeft } from "../../../engine/clock";
import { storeChoice, type Choice } from "../../../engine/mock-test/choice";
import { paperNumbers, type PaperNumber } from "../../../engine/mock-test/practice-paper/deal-papers";
import {
  calculatePaperRemainingMs,
  formatPracticePaperName,
  readOpenPaper,
  type OpenPaper,
} from "../../../engine/mock-test/practice-paper/open-paper";
import { listPaperScores } from "../../../engine/mock-test/practice-paper/paper-result";
import { startNewPaper } from "../../../engine/mock-test/practice-paper/start-new-paper";
import { messageOf } from "../../../lib/app-error";
import { preload } from "../../../lib/preload";
import { useLoaded } from "../../../lib/use-loaded";
import { ErrorMessage } from "../../../ui/error-message";
import { Notice } from "../../../ui/notice";
import { RadioCard } from "../../../ui/radio-card";
import { Skeleton } from "../../../ui/skeleton";
import { prefetchParts } from "../../../ui/test-parts/lazy-parts";
import { ResumeNotice } from "./resume-notice";
import { RunningDialog } from "./running-dialog";
import { listSubjectOffers } from "./subject-offers";
import { TestPicker } from "./test-picker";
import { usePreset } from "./use-preset";

/**
 * Loads the questions and code of a paper as soon as it is chosen, so that Start need not wait, and the paper works
 * without a network.
 */
async function prefetch({ subjectSlug, classNumber }: Choice): Promise<void> {
  void prefetchParts();
  void preload(paths.practicePaperRoom);
  await listQuestions(subjectSlug, classNumber);
  await listExplanations(subjectSlug, classNumber);
}

type UnfinishedPaper = { openPaper: OpenPaper; remainingMs: number };

/** Returns the unfinished paper and its time left in milliseconds, or null. */
function useUnfinishedPaper(studentId: string | null): UnfinishedPaper | null {
  const [unfinishedPaper] = useState(() => {
    const openPaper = readOpenPaper(studentId);
    return (
      openPaper && { openPaper, remainingMs: calculatePaperRemainingMs(openPaper, systemClock.wallMs()) }
    );
  });
  return unfinishedPaper;
}

type NumberProps = {
  studentId: string | null;
  choice: Choice;
  chosenNumber: PaperNumber;
  onChoose: (number: PaperNumber) => void;
};

/** Papers 1 to 3 of a set, each with its last score on this device. */
function PaperNumbers({ studentId, choice, chosenNumber, onChoose }: NumberProps) {
  const [scores] = useState(() => listPaperScores(studentId));
  const describeScore = (number: PaperNumber) => {
    const score = scores.find(
      (candidate) =>
        candidate.number === number &&
        candidate.subjectSlug === choice.subjectSlug &&
        candidate.classNumber === choice.classNumber,
    );
    return score ? `Last score ${score.correct} of ${score.total}` : "Not taken yet";
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-heading text-subheading font-bold">3. Choose a paper</legend>
      <div className="grid gap-2.5 sm:grid-cols-3">
        {paperNumbers.map((number) => (
          <RadioCard
            key={number}
            name="paper"
            value={String(number)}
            isChecked={number === chosenNumber}
            onChoose={() => onChoose(number)}
            className="grid gap-0.5 rounded-card p-4"
          >
            <span className="font-heading text-[1.125rem] leading-tight font-bold">Paper {number}</span>
            <span className="text-small font-normal text-ink-soft">{describeScore(number)}</span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}

const problemTexts = {
  no_questions: "The questions could not be loaded. Please check your internet connection and try again.",
  not_stored:
    "This browser could not save the paper, so your answers would be lost. Please leave private browsing or free some space, and try again.",
};

function describePaper(choice: Choice | undefined): string {
  if (!choice) return "40 questions in classes 1 to 4, 50 in classes 5 to 12. 60 minutes.";
  const { questionCount, minutes } = getExamFormat(choice.classNumber);
  return `${questionCount} questions in sections A, B and C, ${minutes} minutes. The clock starts when you press “Start the paper”.`;
}

type PickerProps = { studentId: string | null; unfinishedPaper: UnfinishedPaper | null };

/** The choice of a paper, and its start. */
function PaperPicker({ studentId, unfinishedPaper }: PickerProps) {
  const navigate = useNavigate();
  const subjectClasses = useLoaded(listSubjectClasses);
  const { slug, classNumber } = usePreset(studentId, subjectClasses.state === "loading");
  const [number, setNumber] = useState<PaperNumber>(1);
  const [pendingChoice, setPendingChoice] = useState<Choice | null>(null);
  const [problem, setProblem] = useState<keyof typeof problemTexts>();
  const [isStarting, setStarting] = useState(false);

  if (subjectClasses.state === "loading") return <Skeleton label="Loading the practice papers" rows={4} />;
  if (subjectClasses.state === "failed")
    return <ErrorMessage message={messageOf(subjectClasses.error)} onRetry={subjectClasses.retry} />;
  const offers = listSubjectOffers(subjectClasses.value);
  if (offers.length === 0) return <p>No practice papers are available right now. Please come back soon.</p>;

  const start = async (choice: Choice) => {
    setPendingChoice(null);
    setStarting(true);
    storeChoice(studentId, choice);
    const { questionCount: size, minutes } = getExamFormat(choice.classNumber);
    const newPaper = { studentId, choice, number, size, seconds: minutes * 60 };
    const outcome = await startNewPaper(newPaper, siteQuestionFiles, systemClock.wallMs);
    setStarting(false);
    if (outcome === "started") void navigate(paths.practicePaperRoom);
    else setProblem(outcome);
  };
  const startOrAsk = (choice: Choice) => {
    if (unfinishedPaper && unfinishedPaper.remainingMs > 0) setPendingChoice(choice);
    else void start(choice);
  };
  return (
    <>
      <TestPicker
        offers={offers}
        preset={{ slug, classNumber }}
        onChooseClass={chooseClass}
        onStart={startOrAsk}
        prefetch={prefetch}
        startLabel="Start the paper"
        isBusy={isStarting}
        describeChoice={describePaper}
        renderMore={(choice) => (
          <PaperNumbers
            key={studentId}
            studentId={studentId}
            choice={choice}
            chosenNumber={number}
            onChoose={setNumber}
          />
        )}
      />
      {problem && (
        <Notice tone="error" className="mt-5">
          {problemTexts[problem]}
        </Notice>
      )}
      {pendingChoice && unfinishedPaper && (
        <RunningDialog
          name={`${formatPracticePaperName(unfinishedPaper.openPaper.paper)} practice paper`}
          path={paths.practicePaperRoom}
          onStartNew={() => void start(pendingChoice)}
          onClose={() => setPendingChoice(null)}
        />
      )}
    </>
  );
}

/** Continues an unfinished practice paper, or starts one of a subject, a class and a number from 1 to 3. */
export function StartPaper() {
  const studentId = useSession()?.studentId ?? null;
  const unfinishedPaper = useUnfinishedPaper(studentId);
  // The notice needs no network; choosing a paper does.
  return (
    <>
      {unfinishedPaper && (
        <ResumeNotice
          name={`${formatPracticePaperName(unfinishedPaper.openPaper.paper)} practice paper`}
          secondsLeft={toSecondsLeft(unfinishedPaper.remainingMs)}
          isStopped={unfinishedPaper.openPaper.progress.isClockStopped === true}
          path={paths.practicePaperRoom}
        />
      )}
      <PaperPicker studentId={studentId} unfinishedPaper={unfinishedPaper} />
    </>
  );
}
