import { listSqlFiles, readSql } from "../../../tools/pgtap/migrated-database";
import type { SqlFunction } from "./read-functions";

/** The subject of one proof: the place of its guards. */
export type Area = {
  tables: ReadonlySet<string>;
  /** @param trigger the name of its table, without the schema, and of the function that it runs */
  hasTrigger: (trigger: { about: string; runs: string }) => boolean;
  hasLocks: (sqlFunction: SqlFunction) => boolean;
  hasCaps: (sqlFunction: SqlFunction) => boolean;
};

/** The schemas about sitting an exam, about its results, and all about exams: papers, results and the desk are held by pgTAP. */
const ofSitting = /^attempts\.sql$/;
const ofResults = /^results\.sql$/;
const ofExams =
  /^(papers|attempts|exam_day|voids|exam_mails|consents|results|certificates|awards|pictures)\.sql$/;
/** Families with several children, support and the office: no money flows there, and pgTAP holds them. */
const ofOffice = /^(families|support|office)\.sql$/;
/** Moving an enrolment and a bank's dispute wait for a start, moving an exam also for another move: these protect the exam. */
const besides = ["move_enrolment", "record_dispute", "save_edition_exam"];
/** Functions for exams in the files of other areas, tested by pgTAP. */
const ofExamsElsewhere = ["mark_organiser", "refund_called_off", "set_help_line", "set_site_notice"];
/** Functions for practice, tested by pgTAP. */
const ofPractice = ["sync_mistake_cards", "sync_practice_record"];

/** The names of the tables and functions that some files of supabase/schemas create. */
async function readNames(
  pattern: RegExp,
  kind: "table" | "function",
  schemas = "public|private",
): Promise<Set<string>> {
  const files = (await listSqlFiles("schemas")).filter((file) => pattern.test(file));
  const texts = await Promise.all(files.map((file) => readSql(`schemas/${file}`)));
  const creation = new RegExp(String.raw`^create (?:or replace )?${kind} (?:${schemas})\.(\w+)`, "gm");
  return new Set(texts.flatMap((text) => [...text.matchAll(creation)].map(([, name = ""]) => name)));
}

/** Sitting an exam (docs/exam.md section 1). */
export async function readExamArea(): Promise<Area> {
  const tables = await readNames(ofSitting, "table");
  const functions = new Set([...(await readNames(ofSitting, "function")), ...besides]);
  const results = await readNames(ofResults, "function");
  const isOurs = ({ name }: SqlFunction) => functions.has(name);
  return {
    tables,
    hasTrigger: ({ about, runs }) => !results.has(runs) && (tables.has(about) || functions.has(runs)),
    hasLocks: isOurs,
    hasCaps: isOurs,
  };
}

/** Functions of the money flow: those of a table of it, and the lock itself. */
const moneyPattern =
  /private\.(?!admin_audit|is_admin|rate_limits|caller_address)\w+|public\.orders|pg_advisory/;
/** The tables of payments: these, and everything private except the audit log, settings and practice. */
const publicTables = ["orders", "order_items", "enrolments", "refund_requests"];
const diary = new Set([
  "admin_audit",
  "settings",
  "organisers_children",
  "mistake_cards",
  "practice_records",
]);
/** The account an address belongs to, and what a family saves: their triggers anonymise, follow and cap. */
const accounts = new Set(["students", "mock_tests", "users"]);

/** The money (docs/payments.md section 1): everything that belongs to no exam and no office is tested with it. */
export async function readMoneyArea(): Promise<Area> {
  const notOurs = new Set([
    ...diary,
    ...(await readNames(ofExams, "table")),
    ...(await readNames(ofOffice, "table")),
  ]);
  const flow = [...(await readNames(/\.sql$/, "table", "private"))].filter((name) => !notOurs.has(name));
  const tables = new Set([...flow, ...publicTables]);
  const otherFunctions = new Set([
    ...(await readNames(ofExams, "function")),
    ...(await readNames(ofOffice, "function")),
    ...besides,
    ...ofExamsElsewhere,
    ...ofPractice,
  ]);
  const isOurs = ({ name }: SqlFunction) => !otherFunctions.has(name);
  return {
    tables,
    hasTrigger: ({ about, runs }) =>
      !otherFunctions.has(runs) && (tables.has(about) || accounts.has(about) || runs.startsWith("cap_")),
    hasLocks: (sqlFunction) => isOurs(sqlFunction) && moneyPattern.test(sqlFunction.body),
    hasCaps: isOurs,
  };
}
