import { useEffect, useRef, useState } from "react";
import { Navigate, useParams } from "react-router-dom";
import { examPath, receiptPath, rehearsalPath } from "../config/paths";
import { site } from "../config/site";
import { openRoom } from "../data/exam/open-room";
import { useSession } from "../data/use-session";
import { ToLogin } from "../features/auth/redirect";
import { DeviceCheck } from "../features/device-check/device-check";
import { ExamLobby } from "../features/exam-lobby/exam-lobby";
import { FindOwnRehearsal } from "../features/exam-lobby/rehearsal";
import type { OpenedRoom } from "../features/exam-lobby/use-opening";
import { ExamRoomScreen } from "../features/exam-room/exam-room-screen";
import { toastSuccess } from "../ui/toast";
import { Seo } from "../ui/seo";

/** An open room until it is left; whoever comes back to it by then, as React does when it mounts twice, keeps it. */
function OpenRoom({ opened, onReopen }: { opened: OpenedRoom; onReopen: () => void }) {
  const { room, paper, isTakenOutOfRefund } = opened;
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    return () => {
      leaving.current = setTimeout(room.close);
    };
  }, [room]);
  useEffect(() => {
    if (isTakenOutOfRefund)
      toastSuccess("This exam is started, so your request for a refund is about your other exams alone.");
  }, [isTakenOutOfRefund]);
  return (
    <ExamRoomScreen
      room={room}
      paper={paper}
      exam={{ kind: paper.edition === null ? "rehearsal" : "exam" }}
      onReopen={onReopen}
      renderEnd={() => <Navigate to={receiptPath(room.attemptId)} replace />}
    />
  );
}

/** The page of one paper: its lobby, and its room from then on, which needs no login any more (exam section 5 no. 4). */
function PaperPage({ paperId }: { paperId: string }) {
  const session = useSession();
  const [opened, setOpened] = useState<OpenedRoom | null>(null);
  const [isReopened, setReopened] = useState(false);
  if (opened) {
    const reopen = () => {
      setReopened(true);
      setOpened(null);
    };
    return <OpenRoom opened={opened} onReopen={reopen} />;
  }
  if (!session) return <ToLogin />;
  return (
    <ExamLobby
      key={session.studentId}
      studentId={session.studentId}
      paperId={paperId}
      isReopened={isReopened}
      openRoom={openRoom}
      renderDeviceCheck={(onDone) => <DeviceCheck onDone={onDone} />}
      onOpen={setOpened}
    />
  );
}

/** /exam/{paper}: the lobby, the room and the end of an exam; /exam/rehearsal leads to that of the student's class. */
export function ExamPage() {
  const { paper: paperId = "" } = useParams();
  const session = useSession();
  const isRehearsal = examPath(paperId) === rehearsalPath;
  return (
    <>
      <Seo title={`Exam · ${site.name}`} noindex />
      {!isRehearsal && <PaperPage key={paperId} paperId={paperId} />}
      {isRehearsal && (session ? <FindOwnRehearsal /> : <ToLogin />)}
    </>
  );
}
