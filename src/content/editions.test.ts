import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { dayBefore } from "./calendar-day";
import { currentEdition, editions, getExamDay } from "./editions";
import { subjects } from "./subjects";

const migration = readFileSync("supabase/migrations/20261101000300_editions.sql", "utf8");

/** An edition as the migration writes it down. */
const seededEdition =
  /\('[-0-9a-f]+', '([^']+)', '(summer|winter)', (null|'[^']+'), '([^']+)', '([^']+)', '([^']+)', (true|false)\)/g;
const seededExam = /\('([^']+)', '([A-Z]+)', date '([^']+)'\)/g;

function readSeeds() {
  const exams = [...migration.matchAll(seededExam)];
  return [...migration.matchAll(seededEdition)].map(
    ([, name, season, opens, from, to, results, current]) => ({
      name,
      season,
      registrationOpensOn: opens === "null" ? null : opens?.replaceAll("'", ""),
      examsFrom: from,
      examsTo: to,
      resultsOn: results,
      isCurrent: current === "true",
      exams: exams.filter((exam) => exam[1] === name).map(([, , code, examOn]) => ({ code, examOn })),
    }),
  );
}

describe("the editions", () => {
  it("are those of the database, day by day", () => {
    expect(editions).toEqual(readSeeds());
  });

  it("are three, oldest first, and only the last is current", () => {
    expect(editions.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
      ["Summer 2025", false],
      ["Winter 2025-26", false],
      ["Winter 2026-27", true],
    ]);
    expect(editions.at(-1)).toMatchObject(currentEdition);
  });

  it.each(editions)("$name: exams on weekends, in order, within the range, before the results", (edition) => {
    const days = edition.exams.map(({ examOn }) => examOn);
    expect(days).toEqual(days.toSorted());
    for (const day of days) expect([0, 6]).toContain(new Date(`${day}T00:00:00Z`).getUTCDay());
    expect(edition.examsFrom <= (days.at(0) ?? "")).toBe(true);
    expect((days.at(-1) ?? "") <= edition.examsTo).toBe(true);
    expect(edition.examsTo < edition.resultsOn).toBe(true);
  });

  it("keep registration of the current one open until the day before an exam", () => {
    for (const { examOn } of currentEdition.exams) {
      expect(currentEdition.registrationOpensOn < dayBefore(examOn)).toBe(true);
    }
  });
});

describe("getExamDay", () => {
  it("knows the day of all eight exams", () => {
    expect(subjects.map(({ code }) => getExamDay(code))).toHaveLength(8);
    expect(getExamDay("IMO")).toBe("2027-01-17");
  });

  it("names the exam that the edition does not have", () => {
    expect(() => getExamDay("XYZ")).toThrow("No exam XYZ in the edition Winter 2026-27.");
  });
});
