import { useStore } from "zustand";
import { lateAnswersMs } from "../../../engine/exam/late-answers";
import type { ExamRoom } from "../../../engine/exam/room/room-state";
import { formatIst } from "../../../lib/dates";
import { HaltedRoom } from "./halted-room";

type Props = { name: string; room: ExamRoom; by: "student" | "time" };

/** The sentence about answers that cannot be sent for now: it may be the internet, or our server. */
const unsentTexts = {
  on_device:
    "We cannot be reached right now. Your answers are saved on this device and will be sent as soon as the connection is back.",
  on_page: "We cannot be reached right now, and your last answers are only on this page.",
};

/**
 * The exam has ended on this page, and the last answers are being sent. While they cannot be sent, this screen shows what to
 * do and until when the answers count.
 */
export function SendingRoom({ name, room, by }: Props) {
  const kind = useStore(room.store, (state) => state.savedState.kind);
  const answersCountUntil = formatIst(new Date(room.deadlineAtMs() + lateAnswersMs), "clock");
  return (
    <HaltedRoom
      name={name}
      title={by === "time" ? "Time is up. Your answers are being sent" : "Your answers are being sent"}
      room={room}
    >
      <p role="status">
        {kind === "on_device" || kind === "on_page"
          ? `${unsentTexts[kind]} They will count if they reach us by ${answersCountUntil} IST. Please keep this page open.`
          : "This takes a moment. Please keep this page open."}
      </p>
    </HaltedRoom>
  );
}
