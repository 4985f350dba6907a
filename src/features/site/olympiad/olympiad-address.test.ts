import { describe, expect, it } from "vitest";
import { classNumbers } from "../../../content/classes";
import { subjects } from "../../../content/subjects";
import { readOlympiadAddress } from "./olympiad-address";

describe("the address of an olympiad", () => {
  it("is known for each subject and class", () => {
    for (const subject of subjects) {
      for (const classNumber of classNumbers) {
        expect(readOlympiadAddress({ subject: subject.slug, class: `class${classNumber}` })).toEqual({
          kind: "olympiad",
          subject,
          classNumber,
        });
      }
    }
  });

  it.each(["MATHS", "Maths", "mAtHs"])("is read in any case: %s", (subject) => {
    expect(readOlympiadAddress({ subject, class: "Class5" })).toMatchObject({
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
  ])("is unknown for %s in %s", (subject, classText) => {
    expect(readOlympiadAddress({ subject, class: classText })).toEqual({ kind: "unknown" });
  });

  it("is incomplete without its subject or its class", () => {
    expect(readOlympiadAddress({ class: "class5" })).toEqual({ kind: "incomplete" });
    expect(readOlympiadAddress({ subject: "maths" })).toEqual({ kind: "incomplete" });
  });
});
