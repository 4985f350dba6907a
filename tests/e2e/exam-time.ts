import type { Page } from "@playwright/test";
import type postgres from "postgres";

/**
 * Replaces the server's time for exams.
 *
 * @param sql the database as its owner
 * @param time the time as an SQL expression
 */
export async function setServerTime(sql: postgres.Sql, time: string): Promise<void> {
  await sql.unsafe(`
    create or replace function private.exam_now() returns timestamptz language sql volatile set search_path = ''
    as $$ select date_trunc('milliseconds', ${time}) $$`);
}

/**
 * Moves the server's time for exams ahead of the real time; 0 resets it.
 *
 * @param sql the database as its owner
 * @param byMs how far ahead, in milliseconds
 */
export async function moveServerTime(sql: postgres.Sql, byMs: number): Promise<void> {
  await setServerTime(sql, `clock_timestamp() + interval '${byMs} milliseconds'`);
}

/**
 * Moves the server's time for exams to `ms` ahead of the real time, and the page's clock ahead by `ms`.
 *
 * @param page a page with an installed clock
 * @param sql the database as its owner
 * @param ms the milliseconds
 */
export async function passTime(page: Page, sql: postgres.Sql, ms: number): Promise<void> {
  await moveServerTime(sql, ms);
  await page.clock.fastForward(ms);
}
