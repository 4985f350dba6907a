import { describe, expect, it } from "vitest";
import { asha } from "../../../tests/support/factories";
import type { Plan } from "./practice-plan";
import {
  addPracticeDay,
  claimRecord,
  countPracticeDays,
  dropVisitorsRecord,
  readRecord,
  storeRecord,
} from "./practice-record";

const makePlan = (subjectSlug: string, examDay = "2026-12-20"): Plan => ({
  subjectSlug,
  classNumber: 5,
  examDay,
  topics: [{ topic: "Fractions", week: "2026-11-23", isDone: false }],
});

describe("days of practice", () => {
  it("are counted once each, if they are among the last 28 days", () => {
    const days = ["2026-11-28", "2026-11-28", "2026-11-01", "2026-10-31", "2026-11-29"];
    expect(countPracticeDays(days, "2026-11-28")).toBe(2);
  });

  it("are recorded once a day, and at most 28 are stored", () => {
    expect(addPracticeDay(null, "2026-11-28")).toBe(true);
    expect(addPracticeDay(null, "2026-11-28")).toBe(false);
    const october = Array.from({ length: 31 }, (_, index) => `2026-10-${String(index + 1).padStart(2, "0")}`);
    storeRecord(null, { plans: [], days: [...october, "2026-11-28"] });
    expect(readRecord(null).days).toHaveLength(28);
    expect(readRecord(null).days.at(-1)).toBe("2026-11-28");
  });
});

describe("a visitor's record", () => {
  it("is moved to the student who claims it; the student's plan of a subject stays", () => {
    storeRecord(null, { plans: [makePlan("maths"), makePlan("gk")], days: ["2026-11-27"] });
    storeRecord(asha.id, { plans: [makePlan("maths", "2027-01-01")], days: ["2026-11-28"] });
    claimRecord(asha.id);
    const { plans, days } = readRecord(asha.id);
    expect(plans).toEqual([{ ...makePlan("gk"), isUnsent: true }, makePlan("maths", "2027-01-01")]);
    expect(days).toEqual(["2026-11-27", "2026-11-28"]);
    expect(readRecord(null)).toEqual({ plans: [], days: [] });
  });

  it("is deleted if the student says that it belongs to somebody else", () => {
    storeRecord(null, { plans: [makePlan("maths")], days: [] });
    dropVisitorsRecord();
    expect(localStorage.length).toBe(0);
  });
});

it("a damaged record counts as an empty one", () => {
  localStorage.setItem("practice", JSON.stringify({ plans: [{ subjectSlug: 5 }], days: [] }));
  expect(readRecord(null)).toEqual({ plans: [], days: [] });
});
