import type { TestRoom } from "../../../engine/exam/room/room-state";
import type { ShownItem } from "../../../engine/exam/paper/shown-paper";
import type { ShownQuestion } from "../../../ui/test-parts/shown-question";

/** A question on the screen, with its number in the file and its section. */
export type RunningQuestion = ShownQuestion & Pick<ShownItem, "n" | "section">;

/**
 * A running exam or practice paper, with its questions and texts for the screen. The same object while `room` does not
 * change.
 */
export type RunningExam = {
  room: TestRoom;
  /** In the child's own order. */
  questions: readonly RunningQuestion[];
  /** `Maths · Class 5`. */
  title: string;
  edition: string | undefined;
  /** The subject's name, and the class from 1. */
  subject: string;
  classNumber: number;
  /** The word for it in the texts of the page, as in "Finish the exam". */
  typeName: "exam" | "practice run" | "paper";
  /** Where the logo in the header links to. */
  exitLink: { path: string; label: string };
  durationSeconds: number;
};
