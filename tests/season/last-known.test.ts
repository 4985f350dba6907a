import { expect, it } from "vitest";
import { builtSeason, createSeason } from "../../src/content/editions";
import { listUpcomingExams } from "../../src/content/exam-information";
import { getExamOfSeason, describeOtherSubjects } from "../../src/content/season-texts";

/** Creates the season Winter 2026-27 without Maths and Spell Bee, with no later edition. */
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

it("the texts about a subject with no exam in this or a later edition promise no date", () => {
  expect(getExamOfSeason(season, { code: "IMO", name: "Maths" })).toEqual({
    exam: null,
    sentences:
      "There is no Maths exam in the Winter 2026-27 edition. We will show the date of the next one here once it is fixed.",
    nextDay: null,
  });
  expect(describeOtherSubjects(season)).toBe("Not this season: Maths and Spell Bee.");
});

it("the exam information page lists the other three exams, and says that there is no fourth, by its name on that page", () => {
  const { upcoming, missing } = listUpcomingExams(season);
  expect(upcoming.map(({ name }) => name)).toEqual(["English", "Science", "Cyber"]);
  expect(missing).toEqual([
    expect.stringContaining("There is no Mathematics exam in the Winter 2026-27 edition."),
  ]);
});
