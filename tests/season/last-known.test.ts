import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { editionDates } from "../../src/content/edition-dates";
import type * as examInformation from "../../src/content/exam-information";
import type * as seasonTexts from "../../src/content/season-texts";

let information: typeof examInformation;
let season: typeof seasonTexts;

/** Winter 2026-27 without Maths and Spell Bee, and no later edition to look forward to. */
beforeAll(async () => {
  vi.resetModules();
  vi.doMock("../../src/content/edition-dates", () => ({
    editionDates: editionDates.map((edition) =>
      Object.assign({}, edition, {
        isCurrent: edition.name === "Winter 2026-27",
        exams: edition.exams.filter(({ code }) => code !== "IMO" && code !== "ISBO"),
      }),
    ),
  }));
  information = await import("../../src/content/exam-information");
  season = await import("../../src/content/season-texts");
});

afterAll(() => {
  vi.doUnmock("../../src/content/edition-dates");
  vi.resetModules();
});

it("an exam without a day to come is promised none", () => {
  expect(season.tellExam({ code: "IMO", name: "Maths" })).toEqual({
    exam: null,
    sentences:
      "There is no Maths exam in the Winter 2026-27 edition. As soon as the next one has a day, you will find it here.",
    nextDay: null,
  });
  expect(season.otherSubjects).toBe("Not in this season: Maths and Spell Bee.");
});

it("the exam information page lists the other three, and says so of the fourth by the name it has there", () => {
  const { upcoming, missing } = information.listUpcomingExams();
  expect(upcoming.map(({ name }) => name)).toEqual(["English", "Science", "Cyber"]);
  expect(missing).toEqual([
    expect.stringContaining("There is no Mathematics exam in the Winter 2026-27 edition."),
  ]);
});
