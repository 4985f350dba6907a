import type { Snapshot } from "../simulation/snapshot";
import type { ExamName, StudentName } from "../simulation/people";

/** A browser tab with a cart: the student, the exams, and the total that it shows, in paise. */
export type PagePlan = { student: StudentName; exams: ExamName[]; amountPaise: number };

/** An event from outside our software: a family clicks, the bank acts, a price changes, time passes, an exam is over. */
export type ScenarioEvent =
  | { kind: "click"; pages: string[] }
  | {
      kind: "bank";
      act: "fails" | "authorises" | "captures";
      page: string;
      payment: number;
      isAltered?: boolean;
    }
  | { kind: "price"; exam: ExamName; paise: number }
  | { kind: "time passes"; hours: number }
  | { kind: "exam over"; exam: ExamName };

/** The required rows at the end of a scenario; all other rows must be those of an undisturbed run. */
export type Ending = Pick<Snapshot, "orders" | "enrolments" | "intents" | "refunds">;

/** A scenario: its pages, its events in order, and its required end. */
export type Scenario = {
  title: string;
  pages: Record<string, PagePlan>;
  events: ScenarioEvent[];
  end: Ending;
};

/** Describes the event for the log. */
export function describeEvent(event: ScenarioEvent): string {
  switch (event.kind) {
    case "click":
      return `${event.pages.join(" and ")} click Proceed to Pay`;
    case "bank":
      return `the bank ${event.act} payment ${event.payment} of ${event.page}`;
    case "price":
      return `${event.exam} now costs ${event.paise} paise`;
    case "time passes":
      return `${event.hours} hours pass, every page is closed`;
    case "exam over":
      return `the ${event.exam} exam was yesterday`;
  }
}
