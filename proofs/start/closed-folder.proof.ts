import { execFileSync } from "node:child_process";
import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  readlinkSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { projectFolder } from "../../tools/local/project-folder";
import { openDatabase } from "../../tests/stack/database";
import { chooseTestEnvironment, startTestStack } from "../../tests/stack/test-stack";

const leftOut = new Set(
  [".git", "dist", "test-results", join("supabase", ".temp")].map((path) => join(projectFolder, path)),
);
const isRoot = process.getuid?.() === 0;

/** A folder's files under a second name: as quick as it can be, and as much a copy as a test needs. */
function linkFolder(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (leftOut.has(source)) continue;
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

let closed: string;
let project: string;
let environment: Record<string, string>;

beforeAll(async () => {
  const temporary = join(projectFolder, "supabase", ".temp");
  mkdirSync(temporary, { recursive: true });
  closed = mkdtempSync(join(temporary, "closed-"));
  chmodSync(closed, 0o700);
  project = join(closed, "olympeak");
  linkFolder(projectFolder, project);
  const dataFolder = join(project, "supabase", ".temp");
  environment = await chooseTestEnvironment({ OLYMPEAK_DATA_DIR: dataFolder });
});
afterAll(() => rmSync(closed, { recursive: true }));

const fetchStatuses = (siteUrl: string, paths: string[]) =>
  Promise.all(paths.map(async (path) => (await fetch(siteUrl + path)).status));

async function listRehearsalStatuses(databaseUrl: string) {
  const sql = openDatabase(databaseUrl);
  const rows = await sql`select distinct status from private.papers where kind = 'rehearsal'`;
  await sql.end();
  return rows.map(({ status }) => status);
}

async function signUp(apiUrl: string, apikey: string) {
  const headers = { apikey, "content-type": "application/json" };
  const body = JSON.stringify({ email: "asha.closed@school.example", password: "secret-of-asha" });
  const answer = await fetch(`${apiUrl}/auth/v1/signup`, { method: "POST", headers, body });
  return answer.status;
}

it("comes up where nobody else may enter, as root too, keeps its data, and is emptied by npm run reset", async () => {
  const first = { ...environment, OLYMPEAK_SITE: "build", OLYMPEAK_JOBS_EVERY_MS: "60000" };
  const stack = await startTestStack(first, project);
  expect(await fetchStatuses(stack.settings.siteUrl, ["/", "/sw.js", "/studentdashboard"])).toEqual([
    200, 200, 200,
  ]);
  expect(await listRehearsalStatuses(stack.settings.databaseUrl)).toEqual(["sealed"]);
  const { apiUrl, publishableKey } = stack.settings;
  const aside = / Database {9}(\S+), for the account "postgres" may not enter/.exec(stack.startMessage)?.[1];
  expect(aside !== undefined).toBe(isRoot);
  expect(await signUp(apiUrl, publishableKey)).toBe(200);
  await stack.stop();

  const again = await startTestStack(environment, project);
  expect(await signUp(apiUrl, publishableKey)).not.toBe(200);
  await again.stop();

  const folder = aside ?? environment.OLYMPEAK_DATA_DIR ?? "";
  expect(readdirSync(folder)).toContain("postgres");
  const env = { ...process.env, ...environment };
  execFileSync(process.execPath, ["--import", "tsx", "tools/local/reset.ts"], { cwd: project, env });
  const left = aside
    ? readdirSync("/var/lib/olympeak").filter((name) => aside.includes(name))
    : readdirSync(folder);
  expect(left).toEqual([]);
}, 180_000);
