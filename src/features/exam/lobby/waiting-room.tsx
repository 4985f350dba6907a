import { useEffect, useState, type ReactNode } from "react";
import { describeHelp } from "../../../content/help-hours";
import { describeHours, readExamHours } from "../../../content/exam-hours";
import { recordDeviceCheck } from "../../../data/exam/device-checks";
import type { MyExam } from "../../../data/exam/my-exams";
import { useHelpLine } from "../../../data/use-help-line";
import { messageOf } from "../../../lib/app-error";
import { formatIst } from "../../../lib/dates";
import { Card } from "../../../ui/card";
import { Cub } from "../../../ui/cub/cub";
import { HelpLine } from "../../../ui/help-line";
import { Countdown } from "./countdown";
import { describeRefusal } from "./describe-exam";
import { Instructions } from "./instructions";
import { ReadinessList } from "./readiness-list";
import { StartForm } from "./start-form";
import type { OpeningState } from "./use-opening";
import { useReadiness, type Readiness } from "./use-readiness";

type Props = {
  exam: MyExam;
  studentName: string | null;
  secondsLeft: number | null;
  opening: OpeningState;
  /** The device check, shown until the exam can be started. */
  deviceCheck: ReactNode;
  /** The camera question, if the exam may use one. */
  camera: ReactNode;
  onStart: () => void;
};

/** Why Start is not possible yet, the most important reason first; null if it is possible. */
function findWaitReason(exam: MyExam, secondsLeft: number | null, readiness: Readiness): string | null {
  const isStartTime = exam.state === "open" || (exam.state === "lobby" && secondsLeft === 0);
  if (!readiness.canDecrypt) return "Please use another browser (see above).";
  if (!isStartTime) return "You can press Start when it is time.";
  if (readiness.paper !== "ready") return "You can press Start when your question paper is ready.";
  return readiness.room === "loading"
    ? "You can press Start when the exam page is saved on this device."
    : null;
}

/** Why the last press on Start failed, if the child is still in the lobby. */
function describeFailure(opening: OpeningState): string | null {
  if (opening.state === "refused") return describeRefusal(opening.refusal).text;
  return opening.state === "failed" ? messageOf(opening.error) : null;
}

/** The time of the exam, as far as it is known. */
function describeWait({ state, opensAt, lastStartAt }: MyExam): string {
  if (state === "not_ready")
    return "Your question paper is not here yet. This page checks again automatically. You will not lose any time: your clock starts when you press Start.";
  if (opensAt === null) return "The time will be announced. We will email you as soon as it is fixed.";
  const startWindowText = describeHours(readExamHours(opensAt, lastStartAt));
  const day = `The exam is on ${formatIst(opensAt, "weekday")}. ${startWindowText}`;
  return state === "scheduled" ? `${day} The exam page opens 30 minutes before.` : day;
}

function ExamTime({ exam, secondsLeft }: { exam: MyExam; secondsLeft: number | null }) {
  return (
    <Card className="flex items-center gap-4">
      <div className="grid min-w-0 grow gap-2">
        {secondsLeft !== null && exam.state !== "not_ready" && <Countdown secondsLeft={secondsLeft} />}
        <p className="max-w-prose">{describeWait(exam)}</p>
      </div>
      <Cub pose="hello" className="size-24 shrink-0 sm:size-32" />
    </Card>
  );
}

/** The helpline for the exam day. */
function LobbyHelp() {
  const line = useHelpLine();
  const [openedAtMs] = useState(() => Date.now());
  return (
    <Card className="text-small">
      <HelpLine {...describeHelp(line, openedAtMs)} />
    </Card>
  );
}

/**
 * Records once, as a device check, how far this device is prepared, so that organisers see who waits in the lobby and
 * whose device is not ready.
 */
function useRecordReadiness({ paper, room, canSave, canDecrypt }: Readiness, isWanted: boolean): void {
  const isPrepared = paper !== "waiting" && paper !== "loading" && room !== "loading";
  const problems = [!canDecrypt && "browser", !canSave && "storage", paper !== "ready" && "paper"]
    .filter(Boolean)
    .join(" ");
  useEffect(() => {
    if (isWanted && isPrepared) void recordDeviceCheck(problems);
  }, [isWanted, isPrepared, problems]);
}

/** The lobby before the start: the time, the device's readiness, the instructions, and Start. */
export function WaitingRoom({
  exam,
  studentName,
  secondsLeft,
  opening,
  deviceCheck,
  camera,
  onStart,
}: Props) {
  const canStartSoon = exam.state === "lobby" || exam.state === "open";
  const readiness = useReadiness(canStartSoon ? exam.sealedPath : null);
  const isRehearsal = exam.kind === "rehearsal";
  useRecordReadiness(readiness, canStartSoon && !isRehearsal);
  return (
    <>
      {!isRehearsal && <ExamTime exam={exam} secondsLeft={secondsLeft} />}
      {!canStartSoon && deviceCheck}
      {camera}
      <Instructions exam={exam} takesFocus={isRehearsal} />
      {canStartSoon && (
        <Card className="grid gap-5">
          <h2 className="text-heading">{isRehearsal ? "Start the practice run" : "Start the exam"}</h2>
          <ReadinessList readiness={readiness} />
          <StartForm
            studentName={studentName}
            label={isRehearsal ? "Start the practice run" : "Start the exam"}
            waitReason={findWaitReason(exam, secondsLeft, readiness)}
            isPending={opening.state === "opening"}
            failure={describeFailure(opening)}
            onStart={onStart}
          />
        </Card>
      )}
      {!isRehearsal && <LobbyHelp />}
    </>
  );
}
