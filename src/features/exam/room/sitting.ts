import type { ExamRoom } from "../../../engine/exam/room/room-state";
import type { ShownItem } from "../../../engine/exam/paper/shown-paper";

/** A room with what is sat in it. It stays the same object for as long as it is the same room. */
export type Sitting = {
  room: ExamRoom;
  /** In the child's own order. */
  questions: readonly ShownItem[];
  /** `Maths · Class 5`. */
  title: string;
  edition: string | undefined;
  /** What it is called in a sentence. */
  name: "exam" | "practice run";
  durationSeconds: number;
};
