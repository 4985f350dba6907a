import { useState } from "react";
import { useParams } from "react-router-dom";
import { examPath, rehearsalPath } from "../config/paths";
import { site } from "../config/site";
import { openRoom } from "../features/exam/lobby/open-room";
import { useSession } from "../data/use-session";
import { LogoutButton } from "../features/account/auth/logout-button";
import { RedirectToLogin } from "../features/account/auth/redirect";
import { DeviceCheck } from "../features/exam/device-check/device-check";
import { CameraOffer, useReloadForCamera } from "../features/exam/camera/camera-offer";
import { RoomCamera } from "../features/exam/camera/room-camera";
import { ExamEnd } from "../features/exam/answer-record/exam-end";
import { ExamLobby } from "../features/exam/lobby/exam-lobby";
import { FindOwnRehearsal } from "../features/exam/lobby/rehearsal";
import { useCloseRoomAfterPage, type OpenedRoom } from "../features/exam/lobby/use-opening";
import { ExamRoomScreen } from "../features/exam/room/exam-room-screen";
import { Seo } from "../ui/seo";

/** An open exam until the page is left, and its end. */
function OpenedExam({ openedRoom, onReopen }: { openedRoom: OpenedRoom; onReopen: () => void }) {
  const session = useSession();
  const { room, paper } = openedRoom;
  useCloseRoomAfterPage(room);
  const logout = session && <LogoutButton text="Log out on this device" className="max-sm:w-full" />;
  return (
    <ExamRoomScreen
      room={room}
      paper={paper}
      onReopen={onReopen}
      camera={session && <RoomCamera room={room} paper={paper} studentId={session.studentId} />}
      renderEnd={({ by, end }) => (
        <ExamEnd room={room} paper={paper} endedBy={by} end={end} logout={logout} />
      )}
    />
  );
}

/**
 * The page of one paper: its lobby, and then the open exam, which no longer needs the login (docs/exam.md
 * section 5 no. 4).
 */
function PaperPage({ paperId }: { paperId: string }) {
  const session = useSession();
  const [openedRoom, setOpenedRoom] = useState<OpenedRoom | null>(null);
  const [isReopened, setReopened] = useState(false);
  const isReloading = useReloadForCamera(session?.studentId);
  const reopen = () => {
    setReopened(true);
    setOpenedRoom(null);
  };
  if (openedRoom) return <OpenedExam openedRoom={openedRoom} onReopen={reopen} />;
  if (!session) return <RedirectToLogin />;
  if (isReloading) return null;
  return (
    <ExamLobby
      key={session.studentId}
      studentId={session.studentId}
      paperId={paperId}
      isReopened={isReopened}
      openRoom={openRoom}
      renderDeviceCheck={(onDone) => <DeviceCheck onDone={onDone} />}
      renderCamera={({ editionId }) => <CameraOffer studentId={session.studentId} editionId={editionId} />}
      onOpen={setOpenedRoom}
    />
  );
}

/**
 * /exam/{paper}: the lobby, the open exam and its end; /exam/rehearsal opens the rehearsal of the student's class.
 */
export function ExamPage() {
  const { paper: paperId = "" } = useParams();
  const session = useSession();
  const isRehearsal = examPath(paperId) === rehearsalPath;
  return (
    <>
      <Seo title={`Exam · ${site.name}`} noindex />
      {!isRehearsal && <PaperPage key={paperId} paperId={paperId} />}
      {isRehearsal && (session ? <FindOwnRehearsal /> : <RedirectToLogin />)}
    </>
  );
}
