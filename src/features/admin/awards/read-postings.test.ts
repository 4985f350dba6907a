import { describe, expect, it } from "vitest";
import { readPostings } from "./read-postings";

const first = "aaa40000-0000-4000-8000-000000000001";
const second = "aaa40000-0000-4000-8000-000000000002";

describe("a list of posted parcels", () => {
  it.each([
    [
      "commas",
      `Award id,Courier,Number\r\n${first},Speed Post,EK123456789IN\r\n${second},"Blue, Dart",B-77\r\n`,
    ],
    ["a spreadsheet's tabs", `${first}\tSpeed Post\tEK123456789IN\n${second}\tBlue, Dart\tB-77`],
    ["semicolons", `\uFEFF${first.toUpperCase()};Speed Post;EK123456789IN\n\n;;\n${second};Blue, Dart;B-77;`],
  ])("is read with %s", (_, text) => {
    const { postings, errors } = readPostings(text);
    expect(errors).toEqual([]);
    expect(postings).toMatchObject([
      { awardId: first, courier: "Speed Post", consignment: "EK123456789IN" },
      { awardId: second, courier: "Blue, Dart", consignment: "B-77" },
    ]);
  });

  it("reports every error with its line", () => {
    const { errors } = readPostings(
      [
        "Award id,Courier,Number",
        `${first},Speed Post,EK1234`,
        `${first},Speed Post,EK1235`,
        "1042,Speed Post,EK1236",
        "",
        `${second},,EK1237`,
        `${second.replace("2", "3")},${"x".repeat(41)},EK1238`,
        `${second.replace(/2$/, "4")},Speed Post,=1+1`,
        `${second.replace(/2$/, "5")},Speed Post`,
      ].join("\n"),
    );
    expect(errors).toEqual([
      { line: 3, why: "twice" },
      { line: 4, why: "not_found" },
      { line: 6, why: "courier_missing" },
      { line: 7, why: "courier_too_long" },
      { line: 8, why: "number_invalid" },
      { line: 9, why: "columns" },
    ]);
  });

  it("is refused as a whole if it has more than 500 lines", () => {
    const lines = Array.from(
      { length: 501 },
      (_, index) => `aaa40000-0000-4000-8000-${String(index).padStart(12, "0")},DTDC,D${1000 + index}`,
    );
    expect(readPostings(lines.join("\n"))).toEqual({
      postings: [],
      errors: [{ line: 501, why: "too_many" }],
    });
    expect(readPostings(lines.slice(1).join("\n")).postings).toHaveLength(500);
  });
});
