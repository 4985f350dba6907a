import { memo } from "react";
import { TestHeader } from "../../../ui/test-parts/test-header";
import { RoomClock } from "./room-clock";
import { SavedLine } from "./saved-line";
import type { RunningExam } from "./running-exam";
import { useDeferredState } from "./use-deferred-state";

/** The header of an exam: its name, the question's number, the saved state, and the time left. */
export const RoomHeader = memo(function RoomHeader({ exam }: { exam: RunningExam }) {
  const { room, questions, title, edition, durationSeconds, exitLink } = exam;
  const { index } = useDeferredState(room.store);
  return (
    <TestHeader
      name={title}
      detail={edition}
      exitLink={exitLink}
      share={(index + 1) / questions.length}
      note={<SavedLine room={room} isInHeader />}
    >
      <RoomClock room={room} totalSeconds={durationSeconds} />
    </TestHeader>
  );
});
