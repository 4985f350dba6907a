import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";

/** A file, with its path relative to the top of the repository. */
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

/** @returns the source of site, functions, tools, proofs and question bank, without generated types */
export function readSources(): SourceFile[] {
  return readFiles("src/**/*.{ts,tsx}", "supabase/functions/**/*.ts", "{tools,proofs,bank}/**/*.ts").filter(
    (file) => !isTest(file) && !file.path.endsWith("types.ts"),
  );
}

/** @returns all tests and test helpers, including SQL */
export function readTests(): SourceFile[] {
  return readFiles(
    "{src,tools,proofs,bank,tests,supabase/functions}/**/*.{ts,tsx}",
    "supabase/tests/**/*.sql",
  ).filter((file) => isTest(file) || file.path.endsWith(".sql"));
}
