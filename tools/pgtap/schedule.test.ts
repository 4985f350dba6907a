import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openMigratedDatabase } from "./migrated-database";

let database: PGlite;

/** Creates what our SQL uses of pg_cron, pg_net and the vault. */
const createHostedExtensions = `
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

/** Runs a query and returns its only value. */
async function readValue(sql: string): Promise<unknown> {
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

test("without pg_cron and pg_net, nothing is scheduled", async () => {
  expect(await readValue("select private.schedule_background_jobs()")).toBe("absent");
});

test("on hosted Supabase each job is on the schedule once, even if the schedule is set up twice", async () => {
  await database.exec(createHostedExtensions);
  expect(await readValue("select private.schedule_background_jobs()")).toBe("scheduled");
  await readValue("select private.schedule_background_jobs()");
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

test("a restored copy can remove its jobs from the schedule, and other jobs stay", async () => {
  expect(await readValue("select private.unschedule_background_jobs()")).toBe("absent");
  await database.exec(createHostedExtensions);
  await readValue("select private.schedule_background_jobs()");
  await database.exec("insert into cron.job values ('somebody else', '* * * * *', 'select 1')");
  expect(await readValue("select private.unschedule_background_jobs()")).toBe("unscheduled");
  expect((await database.query("select jobname from cron.job")).rows).toEqual([{ jobname: "somebody else" }]);
  expect(await readValue("select private.unschedule_background_jobs()")).toBe("unscheduled");
});

test("without its secrets the schedule makes no call", async () => {
  await database.exec(createHostedExtensions);
  expect(await readValue("select private.call_background_jobs()")).toBe("not set up");
  await database.exec(
    "insert into vault.decrypted_secrets values ('background_jobs_url', 'https://x.example/jobs')",
  );
  expect(await readValue("select private.call_background_jobs()")).toBe("not set up");
  expect(await readValue("select count(*)::int from net.calls")).toBe(0);
});

test("the schedule calls the URL in the vault, and sends the cron secret of the vault in a header", async () => {
  await database.exec(createHostedExtensions);
  await database.exec(`
    insert into vault.decrypted_secrets values ('background_jobs_url', 'https://x.example/jobs'), ('cron_secret', 's3cret');
  `);
  expect(await readValue("select private.call_background_jobs()")).toBe("called");
  expect((await database.query("select * from net.calls")).rows).toEqual([
    {
      url: "https://x.example/jobs",
      body: {},
      headers: { "Content-Type": "application/json", "x-cron-secret": "s3cret" },
      timeout_milliseconds: 120_000,
    },
  ]);
});

test("on a server without a vault the schedule reads URL and secret from the database's settings", async () => {
  await database.exec(createHostedExtensions);
  await database.exec(
    "drop schema vault cascade; set olympeak.background_jobs_url = 'https://y.example'; set olympeak.cron_secret = 's';",
  );
  expect(await readValue("select private.call_background_jobs()")).toBe("called");
  expect(await readValue("select url from net.calls")).toBe("https://y.example");
});
