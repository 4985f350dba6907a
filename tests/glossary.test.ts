import { expect, it } from "vitest";
import { isBankContent, readFiles, readSources, readTests } from "./source-files";

const glossary = readFiles("docs/glossary.md")[0]?.text ?? "";
const rows = glossary
  .split("\n")
  .filter((line) => line.startsWith("| **"))
  .map((line) => line.split("|").map((cell) => cell.trim()));
const files = [...readSources(), ...readTests(), ...readFiles("supabase/migrations/*.sql")].filter(
  (file) => !isBankContent(file) && file.path !== "tests/glossary.test.ts",
);

/** `firstQuestion`, `first-question` and `first_question` are of the same words. */
function splitName(name: string): string[] {
  return name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, " ")
    .toLowerCase()
    .split(/[\s_-]+/);
}

/** What a file is called, and what it gives a name to. */
function listNames(path: string, text: string): string[] {
  const declared = text.matchAll(
    /\b(?:const|let|function|class|type|interface|table|view|policy|trigger|index)\s+(?:\w+\.)?(\w+)/g,
  );
  const file = path.split("/").at(-1)?.replace(/\..*/, "") ?? path;
  return [file, ...[...declared].map(([, name = ""]) => name)];
}

it("has each word once, with its meaning", () => {
  const words = rows.map(([, word]) => word);
  expect(words.length).toBeGreaterThan(25);
  expect(new Set(words).size).toBe(words.length);
  expect(rows.filter(([, , meaning]) => !meaning)).toEqual([]);
});

it("has no word that nobody uses", () => {
  const texts = files.map(({ text }) => splitName(text).join(" ")).join("\n");
  const words = rows.map(([, word = ""]) => word.replaceAll("*", ""));
  expect(words.filter((word) => !texts.includes(word))).toEqual([]);
});

it("is kept to by the names of files and of what is in them", () => {
  const avoided = rows.flatMap(([, , , not = ""]) =>
    [...not.matchAll(/`(\w+)`/g)].map(([, word = ""]) => word),
  );
  expect(avoided.length).toBeGreaterThan(8);
  const offenders = files.flatMap(({ path, text }) =>
    listNames(path, text)
      .filter((name) => splitName(name).some((word) => avoided.includes(word)))
      .map((name) => `${path}: ${name}`),
  );
  expect(offenders).toEqual([]);
});
