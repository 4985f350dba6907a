import { listSqlFiles, readSql } from "../../../tools/pgtap/migrated-database";
import type { SqlFunction } from "./read-functions";

/** The tables, triggers and functions whose guards one proof tests. */
export type Area = {
  tables: ReadonlySet<string>;
  /** @param trigger the trigger's table, without the schema, and the name of the function that it runs */
  hasTrigger: (trigger: { target: string; runs: string }) => boolean;
  hasLocks: (sqlFunction: SqlFunction) => boolean;
  hasCaps: (sqlFunction: SqlFunction) => boolean;
};

/** The schema file for taking an exam. */
const examTakingFiles = /^attempts\.sql$/;
/** The schema file for results. */
const resultFiles = /^results\.sql$/;
/** All schema files about exams. All except the two above are tested by pgTAP. */
const examFiles =
  /^(papers|attempts|exam_day|voids|exam_mails|consents|results|certificates|awards|pictures)\.sql$/;
/** The schema files for families with several children, support and the organisers' tasks. They move no money and are tested by pgTAP. */
const officeFiles = /^(families|support|office)\.sql$/;
/** Functions in other files whose locks protect an exam: they wait for the start of an attempt, and save_edition_exam also for itself. */
const examFunctionsElsewhere = ["move_enrolment", "record_dispute", "save_edition_exam"];
/** Functions for exams in other files that are tested by pgTAP. */
const pgtapExamFunctions = ["mark_organiser", "refund_cancelled_exam", "set_help_line", "set_site_notice"];
/** Functions for practice, tested by pgTAP. */
const practiceFunctions = ["sync_mistake_cards", "sync_practice_record"];

/** Returns the names of the tables or functions that the matching files of supabase/schemas create. */
async function readNames(
  pattern: RegExp,
  kind: "table" | "function",
  schemas = "public|private",
): Promise<Set<string>> {
  const files = (await listSqlFiles("schemas")).filter((file) => pattern.test(file));
  const texts = await Promise.all(files.map((file) => readSql(`schemas/${file}`)));
  const createStatement = new RegExp(String.raw`^create (?:or replace )?${kind} (?:${schemas})\.(\w+)`, "gm");
  return new Set(texts.flatMap((text) => [...text.matchAll(createStatement)].map(([, name = ""]) => name)));
}

/** Finds the tables, triggers and functions for taking an exam (docs/exam.md section 1). */
export async function findExamArea(): Promise<Area> {
  const tables = await readNames(examTakingFiles, "table");
  const functions = new Set([...(await readNames(examTakingFiles, "function")), ...examFunctionsElsewhere]);
  const resultFunctions = await readNames(resultFiles, "function");
  const isInArea = ({ name }: SqlFunction) => functions.has(name);
  return {
    tables,
    hasTrigger: ({ target, runs }) =>
      !resultFunctions.has(runs) && (tables.has(target) || functions.has(runs)),
    hasLocks: isInArea,
    hasCaps: isInArea,
  };
}

/** The source of functions in the money flow: they use one of its tables, or an advisory lock. */
const moneyPattern =
  /private\.(?!admin_audit|is_admin|rate_limits|caller_address)\w+|public\.orders|pg_advisory/;
/** The public tables of the money flow. */
const publicTables = ["orders", "order_items", "enrolments", "refund_requests"];
/** The private tables that are not part of the money flow. */
const otherPrivateTables = new Set([
  "admin_audit",
  "settings",
  "organisers_children",
  "mistake_cards",
  "practice_records",
]);
/** Tables outside the flow whose triggers belong to it: they anonymise accounts, copy a changed email and limit saved rows. */
const accountTables = new Set(["students", "mock_tests", "users"]);

/** Finds the tables, triggers and functions for payments (docs/payments.md section 1): all except those of exams and the office. */
export async function findMoneyArea(): Promise<Area> {
  const otherTables = new Set([
    ...otherPrivateTables,
    ...(await readNames(examFiles, "table")),
    ...(await readNames(officeFiles, "table")),
  ]);
  const privateTables = [...(await readNames(/\.sql$/, "table", "private"))].filter(
    (name) => !otherTables.has(name),
  );
  const tables = new Set([...privateTables, ...publicTables]);
  const otherFunctions = new Set([
    ...(await readNames(examFiles, "function")),
    ...(await readNames(officeFiles, "function")),
    ...examFunctionsElsewhere,
    ...pgtapExamFunctions,
    ...practiceFunctions,
  ]);
  const isInArea = ({ name }: SqlFunction) => !otherFunctions.has(name);
  return {
    tables,
    hasTrigger: ({ target, runs }) =>
      !otherFunctions.has(runs) &&
      (tables.has(target) || accountTables.has(target) || runs.startsWith("cap_")),
    hasLocks: (sqlFunction) => isInArea(sqlFunction) && moneyPattern.test(sqlFunction.body),
    hasCaps: isInArea,
  };
}
