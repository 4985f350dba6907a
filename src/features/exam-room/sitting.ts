import type { ExamRoom } from "../../data/exam/room-state";
import type { ShownItem } from "../../data/exam/shown-paper";

/** What an exam is by its kind, as list_my_exams names it (exam section 6). */
export type ExamKind = "exam" | "reserve" | "rehearsal";

/** A room with what is sat in it. It stays the same object for as long as it is the same room. */
export type Sitting = {
  room: ExamRoom;
  /** In the child's own order. */
  questions: readonly ShownItem[];
  /** `Maths · Class 5`. */
  title: string;
  edition: string | undefined;
  /** What it is called in a sentence. */
  name: "exam" | "rehearsal";
  durationSeconds: number;
};
