import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { projectFolder } from "../local/project-folder";
import { listSchemaFiles } from "./baseline";

const maxColumns = 120;

/** Patterns of lines that are not allowed in a schema file, each with what to write instead. */
const forbiddenLines: [RegExp, string][] = [
  [/^\s*create or replace /i, "write create: each object is created once"],
  [
    /^revoke .* on (?:table |function )?(?:public|private)\./i,
    "nothing is open by default (decision 096), so nothing is revoked",
  ],
  [/^alter table \S+ (?!enable row level security)/i, "write it into create table"],
  [/\t|\s$/, "no tabs, and no spaces at the end of a line"],
];

/**
 * @param path the path of a file in supabase/schemas, for the findings
 * @param sql the file's text
 * @returns one sentence for each line that is too long or contains a forbidden statement
 */
export function checkSchema(path: string, sql: string): string[] {
  return sql.split("\n").flatMap((line, index) => {
    const location = `${path}:${index + 1}`;
    const advice = forbiddenLines.filter(([pattern]) => pattern.test(line)).map(([, text]) => text);
    if (line.length > maxColumns) advice.push(`${line.length} columns, ${maxColumns} at most`);
    return advice.map((text) => `${location}  ${text}`);
  });
}

if (import.meta.filename === process.argv[1]) {
  const findings = listSchemaFiles().flatMap((file) =>
    checkSchema(relative(projectFolder, file), readFileSync(file, "utf8")),
  );
  process.stdout.write(`${[...findings, `schemas: ${findings.length} errors`].join("\n")}\n`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
