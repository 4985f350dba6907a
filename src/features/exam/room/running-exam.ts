import type { ExamRoom } from "../../../engine/exam/room/room-state";
import type { ShownItem } from "../../../engine/exam/paper/shown-paper";

/** A running exam: its room and what the screen shows of its paper. The same object for as long as the room is the same. */
export type RunningExam = {
  room: ExamRoom;
  /** In the child's own order. */
  questions: readonly ShownItem[];
  /** `Maths · Class 5`. */
  title: string;
  edition: string | undefined;
  /** The subject's name, and the class from 1. */
  subject: string;
  classNumber: number;
  /** Its name in a sentence. */
  name: "exam" | "practice run";
  durationSeconds: number;
};
