import { describe, expect, it } from "vitest";
import { builtCalendar, findExam, findLaterExam } from "./editions";
import { subjects } from "./subjects";

const { editions, current, earlier } = builtCalendar;
const millisecondsPerDay = 86_400_000;

describe("the editions", () => {
  it("are listed oldest first, and the earlier editions are those before the current edition", () => {
    const firstDays = editions.map(({ examsFrom }) => examsFrom);
    expect(firstDays).toEqual(firstDays.toSorted());
    expect(editions.filter(({ isCurrent }) => isCurrent)).toEqual([current]);
    expect(earlier).toEqual(
      editions.slice(
        0,
        editions.findIndex(({ isCurrent }) => isCurrent),
      ),
    );
  });

  it.each(editions)(
    "$name has its exams in the order of their days, in its range and before its results",
    (edition) => {
      const days = edition.exams.map(({ examOn }) => examOn);
      expect(days).toEqual(days.toSorted());
      expect(edition.examsFrom <= (days.at(0) ?? "")).toBe(true);
      expect((days.at(-1) ?? "") <= edition.examsTo).toBe(true);
      expect(edition.examsTo < edition.resultsOn).toBe(true);
    },
  );

  it.each(editions)(
    "$name: registration closes after it has opened, and the day before each exam",
    (edition) => {
      for (const { examOn, registrationClosesOn } of edition.exams) {
        expect(Date.parse(examOn) - Date.parse(registrationClosesOn)).toBe(millisecondsPerDay);
        expect((edition.registrationOpensOn ?? "") < registrationClosesOn).toBe(true);
      }
    },
  );
});

describe("an exam", () => {
  it("is found with its days in the current edition", () => {
    for (const exam of current.exams) expect(findExam(builtCalendar, exam.code)).toEqual(exam);
  });

  it("is found in a later edition, if there is one", () => {
    for (const { code } of subjects) {
      const later = findLaterExam(builtCalendar, code);
      expect(later === undefined || later.examOn > current.examsTo).toBe(true);
    }
  });
});
