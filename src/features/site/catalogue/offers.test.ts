import { describe, expect, it } from "vitest";
import { english, makeAccount, makeEnrolment, noExamTimes } from "../../../../tests/support/account-factory";
import { maths, science } from "../../../../tests/support/factories";
import type { Catalogue } from "../../../data/catalogue";
import { findNextExam, listOffers } from "./offers";

const { subjects: exams, editions } = makeAccount();
const edition = editions[0] ?? null;
const catalogue: Catalogue = { exams, edition, laterEditions: [], enrolments: [] };

/** Converts a time in India to a date. */
const toIndianTime = (time: string) => new Date(`${time}+05:30`);

function findStatus(examId: string, now: Date, changedCatalogue: Catalogue = catalogue): string | undefined {
  return listOffers(changedCatalogue, now).find(({ id }) => id === examId)?.status;
}

describe("registration", () => {
  it.each([
    ["2026-06-30T23:59:59", "early"],
    ["2026-07-01T00:00:00", "open"],
    ["2027-01-16T23:59:59", "open"],
    ["2027-01-17T00:00:00", "closed"],
  ])("at %s in India is %s for the Maths exam of 17 January", (time, status) => {
    expect(findStatus(maths, toIndianTime(time))).toBe(status);
  });

  it("is closed between editions", () => {
    expect(findStatus(maths, toIndianTime("2026-12-01T12:00:00"), { ...catalogue, edition: null })).toBe(
      "closed",
    );
  });

  it("is closed while its first day is not announced", () => {
    const unannounced = edition && { ...edition, registrationOpensOn: null };
    expect(
      findStatus(maths, toIndianTime("2026-12-01T12:00:00"), { ...catalogue, edition: unannounced }),
    ).toBe("closed");
  });
});

it("registration is not open for a cancelled exam", () => {
  const cancelled = { cancelledAt: "2026-11-20T05:00:00+00:00" };
  const cancelledEdition = edition && {
    ...edition,
    exams: edition.exams.map((exam) => ({ ...exam, ...cancelled })),
  };
  const changedCatalogue = { ...catalogue, edition: cancelledEdition };
  expect(findStatus(maths, toIndianTime("2026-12-01T12:00:00"), changedCatalogue)).toBe("cancelled");
  expect(findNextExam(listOffers(changedCatalogue, toIndianTime("2026-12-01T12:00:00")))).toBeNull();
});

describe("an exam that the edition does not have", () => {
  const now = toIndianTime("2026-12-01T12:00:00");
  const isNotMaths = ({ examId }: { examId: string }) => examId !== maths;
  const editionWithoutMaths = edition && { ...edition, exams: edition.exams.filter(isNotMaths) };
  const summer = { id: "ed171000-0000-4000-8000-000000000004", name: "Summer 2027", isCurrent: false };
  const dates = { camera: "optional", registrationOpensOn: null, resultsOn: "2027-08-08" };
  const juneExam = {
    examId: maths,
    examOn: "2027-06-27",
    registrationClosesOn: "2027-06-26",
    ...noExamTimes,
  };

  it("is absent and listed after exams that can be bought, with its day in the next edition that has it", () => {
    const laterEditions = [
      { ...summer, ...dates, name: "Spring 2027", exams: [] },
      { ...summer, ...dates, exams: [juneExam] },
    ];
    const offers = listOffers({ ...catalogue, edition: editionWithoutMaths, laterEditions }, now);
    expect(offers.at(-1)).toMatchObject({
      name: "Maths",
      status: "absent",
      laterExam: { examOn: "2027-06-27", editionName: "Summer 2027" },
    });
  });

  it("is absent without a day if no edition has a day for it", () => {
    const offers = listOffers({ ...catalogue, edition: editionWithoutMaths }, now);
    expect(offers.at(-1)).toMatchObject({ status: "absent", laterExam: null });
  });

  it("is sorted by its day among the absent exams", () => {
    const laterEditions = [
      { ...summer, ...dates, exams: [juneExam, { ...juneExam, examId: english, examOn: "2027-06-13" }] },
    ];
    const editionWithoutExams = editionWithoutMaths && { ...editionWithoutMaths, exams: [] };
    const offers = listOffers({ ...catalogue, edition: editionWithoutExams, laterEditions }, now);
    expect(offers.map(({ name }) => name)).toEqual(["English", "Maths", "Science"]);
  });

  it("is not the next exam", () => {
    const offers = listOffers(
      { ...catalogue, edition: editionWithoutMaths && { ...editionWithoutMaths, exams: [] } },
      now,
    );
    expect(findNextExam(offers)).toBeNull();
  });
});

describe("the list of exams", () => {
  const now = toIndianTime("2026-12-01T12:00:00");

  it("is sorted by exam day, with enrolled exams after the others", () => {
    const enrolments = [makeEnrolment(english)];
    const offers = listOffers({ ...catalogue, enrolments }, now);
    expect(offers.map(({ name, status }) => [name, status])).toEqual([
      ["Science", "open"],
      ["Maths", "open"],
      ["English", "enrolled"],
    ]);
  });

  it.each([
    ["2027-01-17T23:59:59", false],
    ["2027-01-18T00:00:00", true],
  ])("at %s in India, the Maths exam of 17 January is over: %s", (time, isOver) => {
    expect(listOffers(catalogue, toIndianTime(time)).find(({ id }) => id === maths)).toMatchObject({
      isOver,
    });
  });

  it("ignores an enrolment of another edition", () => {
    const enrolments = [makeEnrolment(maths, 5, "ed171000-0000-4000-8000-000000000002")];
    expect(findStatus(maths, now, { ...catalogue, enrolments })).toBe("open");
  });
});

describe("the next exam", () => {
  const enrolments = [makeEnrolment(maths)];

  it("is the next one that the student is enrolled in, even if others are earlier", () => {
    const now = toIndianTime("2026-12-01T12:00:00");
    expect(findNextExam(listOffers({ ...catalogue, enrolments }, now))).toMatchObject({ name: "Maths" });
  });

  it("is otherwise the next one that can still be bought", () => {
    const now = toIndianTime("2027-01-09T12:00:00");
    expect(findNextExam(listOffers(catalogue, now))).toMatchObject({ id: science, isEnrolled: false });
  });

  it("is the exam of today until the day is over", () => {
    const now = toIndianTime("2027-01-17T23:00:00");
    expect(findNextExam(listOffers({ ...catalogue, enrolments }, now))).toMatchObject({ name: "Maths" });
    const nextDay = toIndianTime("2027-01-18T00:00:00");
    expect(findNextExam(listOffers({ ...catalogue, enrolments }, nextDay))).toBeNull();
  });
});
