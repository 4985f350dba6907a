import { expect, it } from "vitest";
import { toCsv } from "./csv";

/** Writes a file with one cell, and returns the cell without the byte order mark and the line ending. */
const writeCell = (value: string | null) => toCsv([[value]]).slice(1, -2);

it.each(["=1+1", "+91 98", "-5", "@SUM(A1)", "\tx", "\rx", "＝1", "＋1", "－1", "＠SUM"])(
  "puts an apostrophe before %o, so that a spreadsheet does not run it as a formula",
  (value) => {
    expect(writeCell(value).replaceAll('"', "")).toBe(`'${value}`);
  },
);

it.each([
  ["Asha Verma", '"Asha Verma"'],
  ["x;=HYPERLINK(1)", '"x;=HYPERLINK(1)"'],
  ["Verma, Asha", '"Verma, Asha"'],
  ['The "Hill" School', '"The ""Hill"" School"'],
  ["two\nlines", '"two\nlines"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ["a=b", '"a=b"'],
  [null, '""'],
])("writes %o as %s", (value, cell) => {
  expect(writeCell(value)).toBe(cell);
});

it("a file is marked as UTF-8, and has the line endings that spreadsheets need", () => {
  expect(
    toCsv([
      ["Name", "Class"],
      ["आशा", null],
    ]),
  ).toBe('\uFEFF"Name","Class"\r\n"आशा",""\r\n');
});
