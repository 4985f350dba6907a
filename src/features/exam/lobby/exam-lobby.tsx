import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { MyExam } from "../../../data/exam/my-exams";
import { browserDevice } from "../../../engine/exam/device";
import type { OpenRoom } from "../../../engine/exam/opening/opening";
import { findCopy } from "../../../engine/exam/storage/room-copy";
import { messageOf } from "../../../lib/app-error";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { ErrorMessage } from "../../../ui/error-message";
import { Skeleton } from "../../../ui/skeleton";
import { describeRefusal, findLobbyMessage, noExam } from "./describe-exam";
import { LobbyFrame, MessageCard } from "./lobby-frame";
import { RehearsalStep } from "./rehearsal";
import { useLobby } from "./use-lobby";
import { useOpening, type OpenedRoom, type OpeningState } from "./use-opening";
import { WaitingRoom } from "./waiting-room";

type Props = {
  studentId: string;
  paperId: string;
  /** Whether the exam was open on this page before; the page then takes it over from another tab or device. */
  isReopened: boolean;
  openRoom: OpenRoom;
  /** The check of this device; `onDone` continues if it is a separate step. */
  renderDeviceCheck: (onDone?: () => void) => ReactNode;
  /** The camera question, if the exam may use one. */
  renderCamera: (exam: MyExam) => ReactNode;
  onOpen: (openedRoom: OpenedRoom) => void;
};

/**
 * A running attempt that opens automatically. The child has to press a button only after a failure, or if the exam is open
 * in another tab.
 */
function ReopenedExam({
  opening,
  onOpen,
}: {
  opening: OpeningState;
  onOpen: (shouldTakeOver: boolean) => void;
}) {
  if (opening.state === "failed")
    return <ErrorMessage message={messageOf(opening.error)} onRetry={() => onOpen(false)} />;
  if (opening.state !== "other_tab") return <Skeleton label="Opening the exam" />;
  return (
    <Card className="grid gap-4">
      <h2 className="text-heading">Continue here?</h2>
      <p className="max-w-prose">
        This exam is open in another tab of this browser. You can continue here instead. Your answers and your
        time stay the same.
      </p>
      <Button onClick={() => onOpen(true)} className="sm:justify-self-start">
        Continue here
      </Button>
    </Card>
  );
}

/** Whether the child stays in the lobby after the refusal; the reason is then shown beside Start. */
function staysInLobby(opening: OpeningState): boolean {
  return opening.state === "refused" && ["too_early", "not_ready", "limit"].includes(opening.refusal.outcome);
}

/** The page /exam/{paper} before the exam is opened and after it has ended. */
export function ExamLobby({
  studentId,
  paperId,
  isReopened,
  openRoom,
  renderDeviceCheck,
  renderCamera,
  onOpen,
}: Props) {
  const { lobby, refresh } = useLobby(studentId, paperId);
  const { opening, open } = useOpening({ openRoom, studentId, paperId, onOpen });
  const [isDeviceChecked, setDeviceChecked] = useState(false);

  // A running attempt opens immediately, with this device's data if the server does not reply. An attempt that is
  // finished, but still stored on this device, opens too, because its last answers may not have been sent.
  const exam: MyExam | null = lobby.state === "ready" ? lobby.exam : null;
  const [storedAttemptId] = useState(
    () => findCopy(browserDevice.storage, studentId, paperId)?.attemptId ?? null,
  );
  const isUnfinishedHere =
    exam?.state === "finished" && storedAttemptId !== null && exam.attemptId === storedAttemptId;
  const opensAutomatically = exam?.state === "running" || isUnfinishedHere || lobby.state === "failed";
  const openAutomatically = useEffectEvent(() => void open(exam?.sealedPath ?? null, isReopened));
  useEffect(() => {
    if (opensAutomatically) openAutomatically();
  }, [opensAutomatically]);

  if (lobby.state === "loading")
    return (
      <LobbyFrame name="Exam">
        <Skeleton label="Loading the exam" />
      </LobbyFrame>
    );
  if (lobby.state === "failed")
    return (
      <LobbyFrame name="Exam">
        {opening.state === "failed" ? (
          <ErrorMessage message={messageOf(lobby.error)} onRetry={refresh} />
        ) : (
          <ReopenedExam opening={opening} onOpen={(shouldTakeOver) => void open(null, shouldTakeOver)} />
        )}
      </LobbyFrame>
    );
  const start = (shouldTakeOver = false) => void open(exam?.sealedPath ?? null, shouldTakeOver);
  const refusal = opening.state === "refused" && !staysInLobby(opening) ? opening.refusal : null;
  const isOpening =
    opening.state === "closed" || opening.state === "opening" || opening.state === "other_tab";
  const isReopening = exam?.state === "running" || (isUnfinishedHere && isOpening);
  const message = refusal ? describeRefusal(refusal) : exam && !isReopening ? findLobbyMessage(exam) : null;
  const attemptId = refusal?.outcome === "finished" ? refusal.attemptId : (exam?.attemptId ?? null);
  return (
    <LobbyFrame name={exam ? [lobby.name, exam.className].join(" · ") : "Exam"}>
      {message || !exam ? (
        <MessageCard message={message ?? noExam} attemptId={attemptId} />
      ) : isReopening || opening.state === "other_tab" ? (
        <ReopenedExam opening={opening} onOpen={start} />
      ) : exam.kind === "rehearsal" && !isDeviceChecked ? (
        <RehearsalStep exam={exam}>
          {renderCamera(exam)}
          {renderDeviceCheck(() => setDeviceChecked(true))}
        </RehearsalStep>
      ) : (
        <WaitingRoom
          exam={exam}
          studentName={lobby.studentName}
          secondsLeft={lobby.secondsLeft}
          opening={opening}
          deviceCheck={renderDeviceCheck()}
          camera={exam.kind !== "rehearsal" && renderCamera(exam)}
          onStart={() => start()}
        />
      )}
    </LobbyFrame>
  );
}
