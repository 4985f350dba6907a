import { describe, expect, it } from "vitest";
import { formatDay } from "../calendar-day";
import { classNumbers } from "../classes";
import { builtCalendar } from "../editions";
import { findSubjectExam } from "../edition-texts";
import { subjects, type Subject } from "../subjects";
import { getOlympiadHead } from "./olympiad-head";
import { getOlympiadSections, type OlympiadSections } from "./olympiad-sections";
import { getClassBand } from "./olympiad-text";
import { olympiadTexts } from "./olympiad-texts";

const pages = subjects.flatMap((subject) =>
  classNumbers.map((classNumber) => ({ name: subject.name, subject, classNumber })),
);

function joinTexts(sections: OlympiadSections): string {
  const { headline, lead, ...titled } = sections;
  const texts = Object.values(titled).flatMap(({ paragraphs, points }) => paragraphs.concat(points ?? []));
  return [headline, lead, ...texts].join("\n");
}

/** Lists the texts with fewer or more words than allowed. */
function listWrongLengths(min: number, max: number, texts: readonly string[]): string[] {
  return texts.filter((text) => text.split(" ").length < min || text.split(" ").length > max);
}

function listSentences(subject: Subject): string[] {
  const text = joinTexts(getOlympiadSections(builtCalendar, subject, olympiadTexts[subject.slug], 5));
  return text.split(/[.?\n]\s*/).filter((sentence) => sentence !== "");
}

describe("the texts", () => {
  it.each(subjects)("have questions for each class band in $name", ({ slug }) => {
    for (const classNumber of classNumbers)
      expect(olympiadTexts[slug].questions[getClassBand(classNumber)]).not.toBe("");
  });
});

describe("the class bands", () => {
  it("are 1-2, 3-5, 6-8, 9-10 and 11-12", () => {
    expect(classNumbers.map(getClassBand).join(" ")).toBe(
      "early early primary primary primary middle middle middle secondary secondary senior senior",
    );
  });
});

describe("the text of a subject", () => {
  it("is written for each band of each subject, once", () => {
    const texts = Object.values(olympiadTexts);
    const paragraphs = texts.flatMap(({ questions, grow }) => [
      ...Object.values(questions),
      ...Object.values(grow),
    ]);
    expect(paragraphs).toHaveLength(subjects.length * 10);
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    expect(new Set(texts.map(({ prepare }) => prepare)).size).toBe(subjects.length);
  });

  it.each(subjects)("is neither too short nor too long: $name", ({ slug }) => {
    const { questions, grow } = olympiadTexts[slug];
    expect(listWrongLengths(35, 60, Object.values(questions))).toEqual([]);
    expect(listWrongLengths(15, 40, Object.values(grow))).toEqual([]);
  });
});

describe("the sections of the olympiad pages", () => {
  it.each(pages)(
    "$name class $classNumber has all sections, with the facts of its subject and class",
    ({ subject, classNumber }) => {
      const sections = getOlympiadSections(builtCalendar, subject, olympiadTexts[subject.slug], classNumber);
      const { headline, lead, ...titled } = sections;
      expect(headline).toBe("Unlock your potential. Win medals.");
      expect(Object.values(titled).map(({ title }) => title)).toEqual([
        "About Us",
        "Participate",
        "Grow",
        "Exam pattern",
        "Awards",
        "Free mock tests",
        "Device requirements",
      ]);
      for (const { paragraphs } of Object.values(titled)) expect(paragraphs.length).toBeGreaterThan(0);
      const text = joinTexts(sections);
      expect(lead).toContain(`class ${classNumber}`);
      const subjectExam = findSubjectExam(builtCalendar, subject);
      expect(text).toContain(
        subjectExam.scheduledExam ? formatDay(subjectExam.scheduledExam.examOn) : subjectExam.noExamText,
      );
      expect(text).toContain(`${classNumber <= 4 ? 40 : 50} questions in 60 minutes`);
      expect(text).toContain(`${classNumber <= 4 ? 90 : 72} seconds`);
      expect(text).not.toMatch(/class (0|13)\b/);
    },
  );

  it("have a different text on every page", () => {
    const texts = pages.map(({ subject, classNumber }) =>
      joinTexts(getOlympiadSections(builtCalendar, subject, olympiadTexts[subject.slug], classNumber)),
    );
    expect(new Set(texts).size).toBe(subjects.length * 12);
  });

  it.each(subjects.slice(1))(
    "share less than half of their sentences with those of Maths: $name",
    (subject) => {
      const [maths] = subjects;
      const sentences = listSentences(subject);
      const sharedSentences = sentences.filter((sentence) => listSentences(maths).includes(sentence));
      expect(sharedSentences.length).toBeLessThan(sentences.length / 2);
    },
  );
});

describe("the head of the olympiad pages", () => {
  const heads = pages.map(({ subject, classNumber }) => getOlympiadHead(builtCalendar, subject, classNumber));

  it.each(["title", "description", "keywords"] as const)("has a %s of its own", (part) => {
    expect(new Set(heads.map((head) => head[part])).size).toBe(pages.length);
  });

  it("is short enough for a search result", () => {
    expect(heads.filter(({ title }) => title.length > 60)).toEqual([]);
    expect(heads.filter(({ description }) => description.length > 160)).toEqual([]);
  });
});
