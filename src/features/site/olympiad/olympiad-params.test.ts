import { describe, expect, it } from "vitest";
import { classNumbers } from "../../../content/classes";
import { subjects } from "../../../content/subjects";
import { readOlympiadParams } from "./olympiad-params";

describe("the path of an olympiad", () => {
  it("is known for each subject and class", () => {
    for (const subject of subjects) {
      for (const classNumber of classNumbers) {
        expect(readOlympiadParams({ subject: subject.slug, class: `class${classNumber}` })).toEqual({
          kind: "olympiad",
          subject,
          classNumber,
        });
      }
    }
  });

  it.each(["MATHS", "Maths", "mAtHs"])("is read in upper and lower case: %s", (subject) => {
    expect(readOlympiadParams({ subject, class: "Class5" })).toMatchObject({
      subject: { slug: "maths" },
      classNumber: 5,
    });
  });

  it.each([
    ["cooking", "class5"],
    ["constructor", "class5"],
    ["maths", "class0"],
    ["maths", "class13"],
    ["maths", "class5.5"],
    ["maths", "class-1"],
    ["maths", "class"],
    ["maths", "five"],
  ])("is unknown for the subject %s and the class %s", (subject, classText) => {
    expect(readOlympiadParams({ subject, class: classText })).toEqual({ kind: "unknown" });
  });

  it("is incomplete without its subject or its class", () => {
    expect(readOlympiadParams({ class: "class5" })).toEqual({ kind: "incomplete" });
    expect(readOlympiadParams({ subject: "maths" })).toEqual({ kind: "incomplete" });
  });
});
