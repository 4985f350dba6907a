import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openMigratedDatabase } from "./migrated-database";

let database: PGlite;

/** pg_cron, pg_net and the vault, as far as our SQL touches them. */
const hosted = `
  create schema cron;
  create table cron.job (jobname text primary key, schedule text, command text);
  create function cron.schedule(text, text, text) returns bigint language sql
  as 'insert into cron.job values ($1, $2, $3) on conflict (jobname) do update set schedule = $2, command = $3; select 1::bigint';
  create function cron.unschedule(text) returns boolean language sql
  as 'delete from cron.job where jobname = $1; select true';
  create schema net;
  create table net.calls (url text, body jsonb, headers jsonb, timeout_milliseconds int);
  create function net.http_post(url text, body jsonb, params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds int default 5000)
  returns bigint language sql
  as 'insert into net.calls values (url, body, headers, timeout_milliseconds); select 1::bigint';
  create schema vault;
  create table vault.decrypted_secrets (name text unique, decrypted_secret text);
`;

/** The single value of a query. */
async function ask(sql: string): Promise<unknown> {
  const { rows } = await database.query<Record<string, unknown>>(sql);
  return Object.values(rows[0] ?? {})[0];
}

beforeAll(async () => {
  database = await openMigratedDatabase();
}, 60_000);

afterAll(() => database.close());

beforeEach(async () => {
  await database.exec("drop schema if exists cron, net, vault cascade; reset all;");
});

test("where pg_cron and pg_net are absent, nothing is scheduled", async () => {
  expect(await ask("select private.schedule_background_jobs()")).toBe("absent");
});

test("on hosted Supabase the jobs are on the schedule once, however often it is set up", async () => {
  await database.exec(hosted);
  expect(await ask("select private.schedule_background_jobs()")).toBe("scheduled");
  await ask("select private.schedule_background_jobs()");
  const { rows } = await database.query("select jobname, schedule, command from cron.job order by 1");
  expect(rows).toEqual([
    {
      jobname: "olympeak background-jobs",
      schedule: "*/5 * * * *",
      command: "select private.call_background_jobs()",
    },
    {
      jobname: "olympeak forget old runs",
      schedule: "17 21 * * *",
      command: "delete from cron.job_run_details where end_time < now() - interval '7 days'",
    },
    {
      jobname: "olympeak results",
      schedule: "* * * * *",
      command: "set statement_timeout = 0; select private.run_result_tasks()",
    },
  ]);
});

test("a restored copy can be removed from the schedule, without affecting other jobs", async () => {
  expect(await ask("select private.unschedule_background_jobs()")).toBe("absent");
  await database.exec(hosted);
  await ask("select private.schedule_background_jobs()");
  await database.exec("insert into cron.job values ('somebody else', '* * * * *', 'select 1')");
  expect(await ask("select private.unschedule_background_jobs()")).toBe("unscheduled");
  expect((await database.query("select jobname from cron.job")).rows).toEqual([{ jobname: "somebody else" }]);
  expect(await ask("select private.unschedule_background_jobs()")).toBe("unscheduled");
});

test("without its secrets the schedule makes no call", async () => {
  await database.exec(hosted);
  expect(await ask("select private.call_background_jobs()")).toBe("not set up");
  await database.exec(
    "insert into vault.decrypted_secrets values ('background_jobs_url', 'https://x.example/jobs')",
  );
  expect(await ask("select private.call_background_jobs()")).toBe("not set up");
  expect(await ask("select count(*)::int from net.calls")).toBe(0);
});

test("the secrets of the vault are used, and the cron secret is sent in its header", async () => {
  await database.exec(hosted);
  await database.exec(`
    insert into vault.decrypted_secrets values ('background_jobs_url', 'https://x.example/jobs'), ('cron_secret', 's3cret');
  `);
  expect(await ask("select private.call_background_jobs()")).toBe("called");
  expect((await database.query("select * from net.calls")).rows).toEqual([
    {
      url: "https://x.example/jobs",
      body: {},
      headers: { "Content-Type": "application/json", "x-cron-secret": "s3cret" },
      timeout_milliseconds: 120_000,
    },
  ]);
});

test("on a server without a vault the secrets are settings of the database", async () => {
  await database.exec(hosted);
  await database.exec(
    "drop schema vault cascade; set olympeak.background_jobs_url = 'https://y.example'; set olympeak.cron_secret = 's';",
  );
  expect(await ask("select private.call_background_jobs()")).toBe("called");
  expect(await ask("select url from net.calls")).toBe("https://y.example");
});
