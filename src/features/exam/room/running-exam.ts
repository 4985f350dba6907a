import type { ExamRoom } from "../../../engine/exam/room/room-state";
import type { ShownItem } from "../../../engine/exam/paper/shown-paper";

/** A running exam and what the screen needs of its paper. The same object while `room` does not change. */
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
  /** The noun for it in running text. */
  noun: "exam" | "practice run";
  durationSeconds: number;
};
