import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { findWords, type Finding } from "./find-words";
import { cleanPaths } from "./words";

// `npm run lint:words` fails if a clean folder or file has a word to avoid. In the rest it only counts the words, folder by
// folder; with `--all` it prints each of them.

const files = globSync(
  [
    "*.md",
    "docs/**/*.md",
    "{src,tools,proofs,tests}/**/*.{ts,tsx,css,sql}",
    "supabase/**/*.{ts,sql,html}",
    "bank/sets/*/items.json",
  ],
  {
    ignore: [
      "docs/specification.md",
      "tools/words/**",
      "src/data/database.types.ts",
      "supabase/migrations/**",
      "**/node_modules/**",
    ],
  },
);

function isClean({ path, kind }: Finding): boolean {
  return cleanPaths[kind].some((area) => path === area || path.startsWith(`${area}/`));
}

function formatFinding({ path, line, found, better }: Finding): string {
  return `${path}:${line}  "${found}" → ${better}`;
}

function folderOf({ path, kind }: Finding): string {
  return `${path.split("/").slice(0, 2).join("/")} (${kind})`;
}

const findings = files.flatMap((path) => findWords(path, readFileSync(path, "utf8")));
const errors = findings.filter(isClean);
const warnings = findings.filter((finding) => !isClean(finding));
const printedFindings = process.argv.includes("--all") ? [...errors, ...warnings] : errors;
for (const finding of printedFindings) console.log(formatFinding(finding));
const folders = [...new Set(warnings.map(folderOf))].toSorted();
for (const folder of folders) {
  console.log(`${folder}: ${warnings.filter((warning) => folderOf(warning) === folder).length} to reword`);
}
console.log(`words: ${errors.length} errors, ${warnings.length} warnings in ${files.length} files`);
process.exitCode = errors.length === 0 ? 0 : 1;
