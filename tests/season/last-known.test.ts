import { expect, it } from "vitest";
import { builtSeason, createSeason } from "../../src/content/editions";
import { listUpcomingExams } from "../../src/content/exam-information";
import { getExamOfSeason, describeOtherSubjects } from "../../src/content/season-texts";

/** Winter 2026-27 without Maths and Spell Bee, and no later edition to look forward to. */
function createLastSeason() {
  const season = createSeason(
    builtSeason.editions.map((edition) =>
      Object.assign({}, edition, {
        isCurrent: edition.name === "Winter 2026-27",
        exams: edition.exams.filter(({ code }) => code !== "IMO" && code !== "ISBO"),
      }),
    ),
  );
  if (!season) throw new Error("No edition is current.");
  return season;
}

const season = createLastSeason();

it("an exam without a day to come is promised none", () => {
  expect(getExamOfSeason(season, { code: "IMO", name: "Maths" })).toEqual({
    exam: null,
    sentences:
      "There is no Maths exam in the Winter 2026-27 edition. We will show the date of the next one here once it is fixed.",
    nextDay: null,
  });
  expect(describeOtherSubjects(season)).toBe("Not this season: Maths and Spell Bee.");
});

it("the exam information page lists the other three, and says so of the fourth by the name it has there", () => {
  const { upcoming, missing } = listUpcomingExams(season);
  expect(upcoming.map(({ name }) => name)).toEqual(["English", "Science", "Cyber"]);
  expect(missing).toEqual([
    expect.stringContaining("There is no Mathematics exam in the Winter 2026-27 edition."),
  ]);
});
