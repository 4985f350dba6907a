import { describe, expect, it } from "vitest";
import { classNumbers } from "./classes";
import { builtCalendar } from "./editions";
import {
  examInformationIntro,
  examTypes,
  getExamInformationFaq,
  getExamInformationSteps,
  listUpcomingExams,
} from "./exam-information";
import { subjects } from "./subjects";

const [math, science, english, cyber] = examTypes;
const lists = examTypes.flatMap((exam) =>
  classNumbers.map((grade) => ({ name: exam.name, grade, topics: exam.syllabus[grade] })),
);

describe("the four exam types (docs/specification.md section 3)", () => {
  it("are Mathematics, Science, English and Cyber, each the exam of a subject", () => {
    expect(examTypes.map(({ slug, name }) => [slug, name])).toEqual([
      ["math", "Mathematics"],
      ["science", "Science"],
      ["english", "English"],
      ["cyber", "Cyber"],
    ]);
    const codes = subjects.map(({ code }): string => code);
    for (const { code } of examTypes) expect(codes).toContain(code);
  });

  it.each(lists)("$name grade $grade has 8 to 12 topics, each once", ({ topics }) => {
    expect(topics.length).toBeGreaterThanOrEqual(8);
    expect(topics.length).toBeLessThanOrEqual(12);
    expect(new Set(topics).size).toBe(topics.length);
  });

  it.each(examTypes)("$name shares one list in grades 9 to 11", ({ syllabus }) => {
    expect(syllabus[10]).toBe(syllabus[9]);
    expect(syllabus[11]).toBe(syllabus[9]);
    expect(syllabus[12]).not.toEqual(syllabus[11]);
  });

  it("Mathematics is the same in grades 2 and 3, but not in grade 1", () => {
    expect(math.syllabus[3]).toBe(math.syllabus[2]);
    expect(math.syllabus[1]).not.toEqual(math.syllabus[2]);
  });

  it.each([science, english, cyber])("$name is the same in grades 1 to 3", ({ syllabus }) => {
    expect(syllabus[2]).toBe(syllabus[1]);
    expect(syllabus[3]).toBe(syllabus[1]);
    expect(syllabus[4]).not.toEqual(syllabus[3]);
  });
});

describe("the exam information page", () => {
  it("lists the page's exams in this edition by date, and a sentence for each exam that is not in it", () => {
    const codes: readonly string[] = examTypes.map(({ code }) => code);
    const { upcoming, noExamTexts } = listUpcomingExams(builtCalendar);
    const exams = builtCalendar.current.exams.filter(({ code }) => codes.includes(code));
    expect(upcoming).toEqual(exams.map((exam) => expect.objectContaining(exam)));
    expect(noExamTexts).toHaveLength(codes.length - exams.length);
  });

  it("uses this page's names of the exams, and Computer for Cyber", () => {
    const names = { IEO: "English", ISO: "Science", ICO: "Computer", IMO: "Mathematics" };
    for (const { code, name } of listUpcomingExams(builtCalendar).upcoming)
      expect(names).toMatchObject({ [code]: name });
  });

  it("answers five questions and explains the process in four steps", () => {
    expect(getExamInformationFaq(builtCalendar)).toHaveLength(5);
    expect(getExamInformationSteps(builtCalendar)).toHaveLength(4);
    expect(examInformationIntro.length).toBeLessThanOrEqual(160);
  });
});
