import { describe, expect, it } from "vitest";
import { dayBefore } from "./calendar-day";
import { currentEdition, earlierEditions, editions, getExamDay } from "./editions";
import { subjects } from "./subjects";

describe("the editions", () => {
  it("stand oldest first, one of them current and those before it earlier", () => {
    const opened = editions.map(({ examsFrom }) => examsFrom);
    expect(opened).toEqual(opened.toSorted());
    expect(editions.filter(({ isCurrent }) => isCurrent)).toEqual([currentEdition]);
    expect(earlierEditions).toEqual(
      editions.slice(
        0,
        editions.findIndex(({ isCurrent }) => isCurrent),
      ),
    );
  });

  it.each(editions)("$name: exams in order, within the range, before the results", (edition) => {
    const days = edition.exams.map(({ examOn }) => examOn);
    expect(days).toEqual(days.toSorted());
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
    const days = subjects.map(({ code }) => getExamDay(code));
    expect(days.toSorted()).toEqual(currentEdition.exams.map(({ examOn }) => examOn));
  });

  it("names the exam that the edition does not have", () => {
    expect(() => getExamDay("XYZ")).toThrow(`No exam XYZ in the edition ${currentEdition.name}.`);
  });
});
