import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";

/** A file of ours, by its path from the top of the repository. */
export type SourceFile = { path: string; text: string };

/**
 * @param patterns glob patterns from the top of the repository
 * @returns the files, with their text
 */
export function readFiles(...patterns: string[]): SourceFile[] {
  return patterns
    .flatMap((pattern) => globSync(pattern))
    .map((path) => {
      const text = readFileSync(path, "utf8");
      return { path, text };
    });
}

const isTest = (file: SourceFile) =>
  /\.(test|spec|proof)\.tsx?$/.test(file.path) || file.path.startsWith("tests/");

/** @returns the hand-written source of site, functions, tools, proofs and question bank, generated types left out */
export function readSources(): SourceFile[] {
  return readFiles("src/**/*.{ts,tsx}", "supabase/functions/**/*.ts", "{tools,proofs,bank}/**/*.ts").filter(
    (file) => !isTest(file) && !file.path.endsWith("types.ts"),
  );
}

/** @returns all tests and what only tests use, SQL included */
export function readTests(): SourceFile[] {
  return readFiles(
    "{src,tools,proofs,bank,tests,supabase/functions}/**/*.{ts,tsx}",
    "supabase/tests/**/*.sql",
  ).filter((file) => isTest(file) || file.path.endsWith(".sql"));
}
