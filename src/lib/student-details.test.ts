import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { shortenName, studentFields } from "./student-details";

const schema = readFileSync("supabase/schemas/students.sql", "utf8");

it.each([
  ["name", studentFields.name.maxLength],
  ["school_name", studentFields.schoolName.maxLength],
  ["parent_name", studentFields.guardianName.maxLength],
  ["phone", studentFields.phone.maxLength],
])("a form takes as many characters for %s as the database does", (column, length) => {
  expect(schema).toContain(`  ${column} text check (char_length(${column}) between 1 and ${length})`);
});

it("cuts a long name between two characters, and leaves short names alone", () => {
  expect(shortenName("Asha Verma")).toBe("Asha Verma");
  expect(shortenName("🏔".repeat(101))).toBe("🏔".repeat(100));
});
