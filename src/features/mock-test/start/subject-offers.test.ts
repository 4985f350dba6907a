import { expect, it } from "vitest";
import { class5, maths, science } from "../../../../tests/support/factories";
import { mathsClass5 } from "../../../../tests/support/mock-test-factory";
import { listSubjectOffers } from "./subject-offers";

const class10 = "c1a55000-0000-4000-8000-000000000010";

it("offers each subject with its own classes, youngest first", () => {
  const offers = listSubjectOffers([
    { subjectId: science, subjectName: "Science", classId: class5, className: "Class 5" },
    { subjectId: maths, subjectName: "Maths", classId: class10, className: "Class 10" },
    { subjectId: maths, subjectName: "Maths", classId: class5, className: "Class 5" },
  ]);
  expect(
    offers.map(({ subject, choices }) => [subject.slug, choices.map((choice) => choice.classNumber)]),
  ).toEqual([
    ["maths", [5, 10]],
    ["science", [5]],
  ]);
  expect(offers[0]?.choices[0]).toEqual(mathsClass5);
});

it("leaves out pairs of subject and class that the site does not know", () => {
  const unknownSubject = { subjectId: maths, subjectName: "Sanskrit", classId: class5, className: "Class 5" };
  const unknownClass = { subjectId: maths, subjectName: "Maths", classId: class5, className: "Nursery" };
  expect(listSubjectOffers([unknownSubject, unknownClass])).toEqual([]);
});
