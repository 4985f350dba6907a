import { mustRefuse, type Attack } from "../../harness/attack";
import type { TestDatabase } from "../../harness/test-databases";
import { seedEveryTable } from "./odd-value-attacks";

/** Rows that may exist only once: a name, the table, the columns that differ in a copy, and a condition for the row to copy. */
const secondRows: [name: string, table: string, changes: Record<string, string>, where?: string][] = [
  ["a second attempt of one exam", "exam_attempts", { id: "gen_random_uuid()" }, "exam_id is not null"],
  ["two attempts with one id", "exam_attempts", { student_id: "tests.id('nobody')" }, "exam_id is not null"],
  ["two sessions with one number", "exam_sessions", { calls: "7" }],
  ["two answers with one number", "exam_events", { option: "'d'" }],
  ["two answer records with one number", "answer_records", { letters: "'dddddddddd'" }],
  ["two decisions on one attempt", "kept_answer_decisions", { is_counted: "false" }],
  ["two recorded events with one id", "exam_room_events", { kind: "'offline'" }],
  ["two equal recorded events", "exam_room_events", { id: "id + 1000" }],
];

/** Attacks that insert a second row where only one may exist, and that change rows which must never change. */
export const secondRowAttacks: Attack[] = [
  ...secondRows.map(([name, table, changes, where = "true"]): Attack => ({
    name,
    targets: [table],
    async run(database: TestDatabase) {
      await seedEveryTable(database);
      const changePairs = Object.entries(changes).map(([column, value]) => `'${column}', ${value}`);
      await mustRefuse(
        database,
        "set local session_replication_role = replica",
        `insert into private.${table} overriding system value
        select (jsonb_populate_record(t, jsonb_build_object(${changePairs.join(", ")}))).* from private.${table} as t
        where ${where} limit 1`,
      );
    },
  })),
  ...[
    ["changing a stored answer", "exam_events", "option = 'd'"],
    ["changing an issued answer record", "answer_records", "letters = 'dddddddddd'"],
  ].map(([name = "", table = "", change = ""]): Attack => ({
    name,
    targets: [table],
    async run(database) {
      await seedEveryTable(database);
      await mustRefuse(database, `update private.${table} set ${change}`);
    },
  })),
];
