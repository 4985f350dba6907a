import { useCallback, useEffect, useMemo, useState } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { useStore } from "zustand";
import { paths } from "../config/paths";
import { site } from "../config/site";
import { fetchFigures, listExplanations, listMistakeTexts } from "../data/question-files";
import { sessionStore } from "../data/session";
import { browserDevice } from "../engine/exam/device";
import { formatTestName } from "../engine/mock-test/choice";
import {
  formatPracticePaperName,
  readOpenPaper,
  type PracticePaper,
} from "../engine/mock-test/practice-paper/open-paper";
import { createPaperRoom, type PaperRoom } from "../engine/mock-test/practice-paper/paper-room";
import { toShownQuestions } from "../engine/mock-test/practice-paper/shown-questions";
import { useCloseRoomAfterPage } from "../features/exam/lobby/use-opening";
import { HaltedRoom } from "../features/exam/room/halted-room";
import type { RunningExam } from "../features/exam/room/running-exam";
import { RunningRoom } from "../features/exam/room/running-room";
import { AppError } from "../lib/app-error";
import { preload } from "../lib/preload";
import { report } from "../lib/report";
import { useLoaded } from "../lib/use-loaded";
import { Button } from "../ui/button";
import { loadMotionComponents } from "../ui/motion/load-motion";
import { Seo } from "../ui/seo";
import { loadDialogs } from "../ui/test-parts/lazy-dialogs";
import { prefetchParts } from "../ui/test-parts/lazy-parts";
import { StopClock } from "../ui/test-parts/stop-clock";
import { TestHeader } from "../ui/test-parts/test-header";
import { WaitingForScore } from "../features/mock-test/test/waiting-for-score";

const exitLink = { path: paths.practicePaper, label: "Back to the practice papers" };

/** Loads the code that the paper and its result need, in case the network fails later. */
function usePreload({ questions, choice }: PracticePaper): void {
  useEffect(() => {
    void preload(paths.practicePaperResult);
    void fetchFigures(questions);
    void listExplanations(choice.subjectSlug, choice.classNumber);
    void listMistakeTexts(choice.subjectSlug, choice.classNumber);
    void prefetchParts();
    void loadMotionComponents();
    loadDialogs().catch((error: unknown) => report("preloading the dialogs", error));
  }, [questions, choice]);
}

/** Opens the result once its page is loaded, which may have to wait for the network. */
function PaperEnd({ name }: { name: string }) {
  const navigate = useNavigate();
  const opening = useLoaded(
    useCallback(async () => {
      if (!(await preload(paths.practicePaperResult))) throw new AppError("offline");
      await navigate(paths.practicePaperResult, { replace: true });
    }, [navigate]),
  );
  const header = <TestHeader name={name} exitLink={exitLink} share={1} />;
  return opening.state === "failed" ? <WaitingForScore header={header} onRetry={opening.retry} /> : header;
}

/** Stops a practice paper's clock, and starts it again. */
function PaperClock({ room }: { room: PaperRoom }) {
  const isStopped = useStore(room.store, (state) => state.isClockStopped === true);
  return <StopClock isStopped={isStopped} onToggle={room.toggleClock} />;
}

type RunningPaperProps = { room: PaperRoom; paper: PracticePaper; onReopen: () => void };

/** The paper on the exam's screen, until it is submitted or opened in another tab. */
function RunningPaper({ room, paper, onReopen }: RunningPaperProps) {
  const phase = useStore(room.store, (state) => state.phase);
  usePreload(paper);
  useCloseRoomAfterPage(room);
  const exam = useMemo<RunningExam>(() => {
    const { choice, number, seconds } = paper;
    return {
      room,
      questions: toShownQuestions(paper),
      title: formatTestName(choice),
      edition: `Practice paper ${number}`,
      subject: choice.subjectName,
      classNumber: choice.classNumber,
      typeName: "paper",
      exitLink,
      durationSeconds: seconds,
    };
  }, [room, paper]);
  const aside = useMemo(() => <PaperClock room={room} />, [room]);
  if (phase === "ended") return <PaperEnd name={formatPracticePaperName(paper)} />;
  if (phase === "moved")
    return (
      <HaltedRoom
        name={formatPracticePaperName(paper)}
        title="Continue here?"
        room={room}
        exitLink={exitLink}
      >
        <p>This paper is open in another tab, or has ended there. Your answers are saved.</p>
        <Button onClick={onReopen}>Continue here</Button>
      </HaltedRoom>
    );
  return <RunningRoom exam={exam} aside={aside} />;
}

/** Opens the stored paper; async, as `useLoaded` requires. */
function openStoredPaper(
  studentId: string | null,
): Promise<{ room: PaperRoom; paper: PracticePaper } | null> {
  const storedPaper = readOpenPaper(studentId);
  return Promise.resolve(
    storedPaper && { room: createPaperRoom(storedPaper, browserDevice), paper: storedPaper.paper },
  );
}

/** The started paper; if no paper was started, a redirect to the choice of a paper. */
function StoredPaper({ studentId, onReopen }: { studentId: string | null; onReopen: () => void }) {
  const opened = useLoaded(useCallback(() => openStoredPaper(studentId), [studentId]));
  if (opened.state !== "ready") return null;
  if (!opened.value) return <Navigate to={paths.practicePaper} replace />;
  return <RunningPaper {...opened.value} onReopen={onReopen} />;
}

/** /practice-paper/exam: the practice paper that was started. */
export function PracticePaperRoomPage() {
  const [studentId] = useState(() => sessionStore.getState()?.studentId ?? null);
  const [openCount, setOpenCount] = useState(0);
  return (
    <>
      <Seo title={`Practice paper · ${site.name}`} noindex />
      <StoredPaper key={openCount} studentId={studentId} onReopen={() => setOpenCount(openCount + 1)} />
    </>
  );
}
