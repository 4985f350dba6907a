import { describe, expect, it } from "vitest";
import { findWords } from "./find-words";

function listFindings(path: string, text: string): string[] {
  return findWords(path, text).map(({ line, found, kind }) => `${line} ${kind}: ${found}`);
}

describe("findWords", () => {
  it("finds words in comments and documents, with their line", () => {
    expect(listFindings("src/a.ts", "const a = 1;\n/** Is drawn anew. */\n// Whoever asks")).toEqual([
      "2 comment: anew",
      "3 comment: Whoever",
    ]);
    expect(listFindings("docs/a.md", "One.\nThis stands below.")).toEqual(["2 comment: stands"]);
    expect(listFindings("supabase/a.sql", "-- It goes on\ncomment on table a is 'Told to all.';")).toEqual([
      "1 comment: goes on",
      "2 comment: Told",
    ]);
  });

  it("finds comments that start with a clause", () => {
    expect(
      listFindings(
        "src/a.ts",
        "/** What the server answers. */\n// Says what it does.\n/**\n * What is new. */",
      ),
    ).toEqual(["1 comment: What", "4 comment: What"]);
    expect(
      listFindings("supabase/a.sql", "comment on table a is\n  'What is kept.';\n-- What next?"),
    ).toEqual(["2 comment: What"]);
  });

  it("finds a phrase over the end of a line", () => {
    expect(listFindings("src/a.ts", "/**\n * It goes\n * on.\n */")).toEqual(["2 comment: goes on"]);
    expect(listFindings("src/a.ts", "// It goes\n// on.")).toEqual(["1 comment: goes on"]);
  });

  it("finds words of screens in strings, templates and JSX only", () => {
    const source = 'const a = "We sent a mail.";\nconst b = `At once ${c}`;\nconst d = <p>See the room</p>;';
    expect(listFindings("src/a.tsx", source)).toEqual([
      "1 text: mail",
      "2 text: At once",
      "3 text: the room",
    ]);
    expect(listFindings("src/a.ts", "// A mail that is sent at once")).toEqual([]);
  });

  it("reports titles and comments of tests as a kind of their own", () => {
    expect(listFindings("src/a.test.ts", 'it("goes on", () => {}); // told')).toEqual([
      "1 test: goes on",
      "1 test: told",
    ]);
  });

  it("ignores names, code in backticks and other uses of a word", () => {
    expect(listFindings("src/a.ts", "const standing = stands; // `anew` of the stand-in")).toEqual([]);
    expect(listFindings("docs/a.md", "```\nwhoever\n```\nA is B. It stands for C.")).toEqual([]);
    expect(listFindings("a.explanations.json", '"A boy stands 3 m away."')).toEqual([]);
  });
});
