import type { Snapshot } from "../world/snapshot";
import type { ExamName, StudentName } from "../world/people";

/** A tab with a cart: `exams` at the total it shows, in paise. */
export type PagePlan = { student: StudentName; exams: ExamName[]; amountPaise: number };

/** One thing that happens whatever the machines do: the family presses, the bank answers, the organiser decides. */
export type Beat =
  | { beat: "press"; pages: string[] }
  | {
      beat: "bank";
      act: "fails" | "authorises" | "captures";
      page: string;
      payment: number;
      isAltered?: boolean;
    }
  | { beat: "price"; exam: ExamName; paise: number }
  | { beat: "late"; hours: number }
  | { beat: "over"; exam: ExamName };

/** What every ending of a scene must come to; the other rows must be those of a calm run. */
export type Ending = Pick<Snapshot, "orders" | "enrolments" | "intents" | "refunds">;

/** A story: its pages, what happens in which order, and where it must end. */
export type Scene = { title: string; pages: Record<string, PagePlan>; beats: Beat[]; end: Ending };

/** The beat in words. */
export function describeBeat(beat: Beat): string {
  switch (beat.beat) {
    case "press":
      return `${beat.pages.join(" and ")} press Proceed to Pay`;
    case "bank":
      return `the bank ${beat.act} payment ${beat.payment} of ${beat.page}`;
    case "price":
      return `${beat.exam} now costs ${beat.paise} paise`;
    case "late":
      return `${beat.hours} hours go by, every page is closed`;
    case "over":
      return `the ${beat.exam} exam was yesterday`;
  }
}
