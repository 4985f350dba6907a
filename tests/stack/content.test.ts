import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { classNumbers } from "../../src/content/classes";
import { builtCalendar } from "../../src/content/editions";
import { findSubjectByName, subjects } from "../../src/content/subjects";
import { createNodeClient } from "../../tools/local/node-client";
import { projectFolder } from "../../tools/local/project-folder";

const { apiUrl, publishableKey } = inject("stack");

/** The API client of a visitor's browser. */
const visitor = createNodeClient({ apiUrl, publishableKey });

describe("the content of the pages matches the database", () => {
  it("in the names of the classes", async () => {
    const { data } = await visitor.from("classes").select("number, name").order("number").throwOnError();
    expect(data).toEqual(classNumbers.map((number) => ({ number, name: `Class ${number}` })));
  });

  it("in the subjects with their codes, each at 250 rupees", async () => {
    const { data } = await visitor
      .from("subjects")
      .select("name, code, price, is_active")
      .order("id")
      .throwOnError();
    expect(data).toEqual(subjects.map(({ name, code }) => ({ name, code, price: 250, is_active: true })));
  });

  it("in the current edition, with each exam's day and the end of its registration", async () => {
    const { data } = await visitor
      .from("editions")
      .select(
        "name, registrationOpensOn:registration_opens_on, resultsOn:results_on, exams:edition_exams(examOn:exam_on, closesOn:registration_closes_on, subject:subjects(code))",
      )
      .eq("is_current", true)
      .throwOnError();
    const builtExams = builtCalendar.current.exams.map(({ code, examOn, registrationClosesOn }) => ({
      examOn,
      closesOn: registrationClosesOn,
      subject: { code },
    }));
    expect(data).toEqual([
      {
        name: builtCalendar.current.name,
        registrationOpensOn: builtCalendar.current.registrationOpensOn,
        resultsOn: builtCalendar.current.resultsOn,
        exams: expect.arrayContaining(builtExams),
      },
    ]);
    expect(data[0]?.exams).toHaveLength(builtExams.length);
  });

  it("in the mock tests, one for each question file", async () => {
    const { data } = await visitor
      .from("subject_classes")
      .select("subject_name, class:classes(number)")
      .throwOnError();
    const offeredFiles = data.map(
      (row) => `class${row.class.number}-${findSubjectByName(row.subject_name)?.slug}.json`,
    );
    const files = readdirSync(join(projectFolder, "public", "data")).filter((file) =>
      /^class\d+-[a-z]+\.json$/.test(file),
    );
    expect(files).toHaveLength(subjects.length * classNumbers.length);
    expect(new Set(offeredFiles)).toEqual(new Set(files));
  });
});
