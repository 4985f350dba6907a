import type { Page } from "@playwright/test";
import type postgres from "postgres";

/**
 * Replaces the server's time for exams.
 *
 * @param sql the database as its owner
 * @param time a term of SQL
 */
export async function setServer(sql: postgres.Sql, time: string): Promise<void> {
  await sql.unsafe(`
    create or replace function private.exam_now() returns timestamptz language sql volatile set search_path = ''
    as $$ select date_trunc('milliseconds', ${time}) $$`);
}

/**
 * Moves that time ahead; by nothing, it is put back.
 *
 * @param sql the database as its owner
 * @param byMs by how much, in milliseconds
 */
export async function moveServer(sql: postgres.Sql, byMs: number): Promise<void> {
  await setServer(sql, `clock_timestamp() + interval '${byMs} milliseconds'`);
}

/**
 * Moves the server's time ahead, and the same time passes on the device.
 *
 * @param page with a clock that was installed
 * @param sql the database as its owner
 * @param ms by how much from the real time on, in milliseconds
 */
export async function passTime(page: Page, sql: postgres.Sql, ms: number): Promise<void> {
  await moveServer(sql, ms);
  await page.clock.fastForward(ms);
}
