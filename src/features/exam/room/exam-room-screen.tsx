import { useEffect, useMemo, type ReactNode } from "react";
import { useStore } from "zustand";
import { dashboardLink } from "../../../config/paths";
import type { Paper } from "../../../engine/exam/paper/paper";
import { formatTitle } from "../../../engine/exam/paper/paper-title";
import type { ExamRoom, RoomPhase } from "../../../engine/exam/room/room-state";
import { toShownPaper } from "../../../engine/exam/paper/shown-paper";
import { report } from "../../../lib/report";
import { useUnsavedChanges } from "../../../lib/unsaved-changes";
import { loadDialogs } from "../../../ui/test-parts/lazy-dialogs";
import { prefetchClips, prefetchParts } from "../../../ui/test-parts/lazy-parts";
import { LostRoom, MovedRoom } from "./halted-room";
import { RoomHelp } from "./room-help";
import { RunningRoom } from "./running-room";
import { SendingRoom } from "./sending-room";
import type { RunningExam } from "./running-exam";

/** The phase of an exam that has ended. */
export type EndedPhase = Extract<RoomPhase, { kind: "ended" }>;

type Props = {
  room: ExamRoom;
  paper: Paper;
  /** Opens the attempt here again in a new session, after the attempt was opened elsewhere, or has lost its ticket. */
  onReopen: () => void;
  /** The camera's status, if the child uses one. */
  camera?: ReactNode;
  /** The screen after the end. */
  renderEnd: (endedPhase: EndedPhase) => ReactNode;
};

/** An open exam or rehearsal, with one screen for each phase. */
export function ExamRoomScreen({ room, paper, onReopen, camera, renderEnd }: Props) {
  const phase = useStore(room.store, (state) => state.phase);
  // Before closing the page, the browser warns if the last answers exist only on this page.
  useUnsavedChanges(
    useStore(room.store, (state) => state.savedState.kind === "on_page" && state.phase.kind !== "ended"),
  );
  const exam = useMemo<RunningExam>(
    () => ({
      room,
      questions: toShownPaper(paper, room.seed),
      title: formatTitle(paper),
      edition: paper.edition ?? undefined,
      subject: paper.subject,
      // A rehearsal is for several classes: `Classes 3-5`.
      classNumber: Number(/\d+/.exec(paper.class)?.[0]),
      // A rehearsal has no edition.
      typeName: paper.edition === null ? "practice run" : "exam",
      exitLink: dashboardLink,
      durationSeconds: paper.duration_seconds,
    }),
    [room, paper],
  );
  useEffect(() => {
    void prefetchParts();
    if (paper.items.some(({ clip }) => clip !== undefined)) void prefetchClips();
    loadDialogs().catch((error: unknown) => report("preloading the dialogs", error));
  }, [paper]);
  switch (phase.kind) {
    case "open":
      return (
        <RunningRoom
          exam={exam}
          aside={
            <>
              <RoomHelp />
              {camera}
            </>
          }
        />
      );
    case "moved":
      return <MovedRoom name={exam.title} room={room} onReopen={onReopen} />;
    case "lost":
      return <LostRoom name={exam.title} room={room} isLoggedOut={phase.isLoggedOut} onReopen={onReopen} />;
    case "ending":
      return <SendingRoom name={exam.title} room={room} by={phase.by} />;
    case "ended":
      return renderEnd(phase);
  }
}
