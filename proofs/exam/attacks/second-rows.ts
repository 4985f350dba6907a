import { mustRefuse, type Attack } from "../../harness/attack";
import type { TestDatabase } from "../../harness/test-databases";
import { seedEveryTable } from "./odd-value-attacks";

/** Rows of which there may be only one: a table, the columns that differ in a second row, and the row to copy if not any. */
const seconds: [string, string, Record<string, string>, string?][] = [
  ["a second attempt of one exam", "exam_attempts", { id: "gen_random_uuid()" }, "exam_id is not null"],
  ["two attempts with one id", "exam_attempts", { student_id: "tests.id('nobody')" }, "exam_id is not null"],
  ["two sessions with one number", "exam_sessions", { calls: "7" }],
  ["two answers with one number", "exam_events", { option: "'d'" }],
  ["two receipts with one number", "exam_receipts", { letters: "'dddddddddd'" }],
  ["two decisions on one attempt", "kept_answer_decisions", { is_counted: "false" }],
  ["two things noticed with one id", "exam_room_events", { kind: "'offline'" }],
  ["one thing noticed twice", "exam_room_events", { id: "id + 1000" }],
];

/** Rows that there may be one of, and rows that stay as they are. */
export const secondRowAttacks: Attack[] = [
  ...seconds.map(([name, table, others, where = "true"]): Attack => ({
    name,
    targets: [table],
    async run(database: TestDatabase) {
      await seedEveryTable(database);
      const change = Object.entries(others).map(([column, value]) => `'${column}', ${value}`);
      await mustRefuse(
        database,
        "set local session_replication_role = replica",
        `insert into private.${table} overriding system value
        select (jsonb_populate_record(t, jsonb_build_object(${change.join(", ")}))).* from private.${table} as t
        where ${where} limit 1`,
      );
    },
  })),
  ...[
    ["an answer rewritten", "exam_events", "option = 'd'"],
    ["a receipt rewritten", "exam_receipts", "letters = 'dddddddddd'"],
  ].map(([name = "", table = "", change = ""]): Attack => ({
    name,
    targets: [table],
    async run(database) {
      await seedEveryTable(database);
      await mustRefuse(database, `update private.${table} set ${change}`);
    },
  })),
];
