import { expect, it } from "vitest";
import { builtCalendar, createCalendar } from "../../src/content/editions";
import { listUpcomingExams } from "../../src/content/exam-information";
import { findSubjectExam, describeOtherSubjects } from "../../src/content/edition-texts";

/** Creates a calendar whose current and last edition is Winter 2026-27, without the exams of Maths and Spell Bee. */
function createCalendarOfLastEdition() {
  const calendar = createCalendar(
    builtCalendar.editions.map((edition) =>
      Object.assign({}, edition, {
        isCurrent: edition.name === "Winter 2026-27",
        exams: edition.exams.filter(({ code }) => code !== "IMO" && code !== "ISBO"),
      }),
    ),
  );
  if (!calendar) throw new Error("No edition is current.");
  return calendar;
}

const calendar = createCalendarOfLastEdition();

it("the texts about a subject without an exam in this or a later edition name no date", () => {
  expect(findSubjectExam(calendar, { code: "IMO", name: "Maths" })).toEqual({
    scheduledExam: null,
    noExamText:
      "There is no Maths exam in the Winter 2026-27 edition. We will show the date of the next one here once it is fixed.",
    nextDate: null,
  });
  expect(describeOtherSubjects(calendar)).toBe("Not this season: Maths and Spell Bee.");
});

it("the exam information page lists three of its four exams, and says that there is no Mathematics exam", () => {
  const { upcoming, noExamTexts } = listUpcomingExams(calendar);
  expect(upcoming.map(({ name }) => name)).toEqual(["English", "Science", "Computer"]);
  expect(noExamTexts).toEqual([
    expect.stringContaining("There is no Mathematics exam in the Winter 2026-27 edition."),
  ]);
});
