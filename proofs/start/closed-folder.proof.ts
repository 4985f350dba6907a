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

/** Folders that are not copied, because a new project does not have them. */
const excludedPaths = new Set(
  [".git", "dist", "test-results", join("supabase", ".temp")].map((path) => join(projectFolder, path)),
);
const isRoot = process.getuid?.() === 0;

/** Copies a folder by hard links, which is much faster than copying the files. */
function linkFolder(sourceFolder: string, targetFolder: string) {
  mkdirSync(targetFolder, { recursive: true });
  for (const entry of readdirSync(sourceFolder, { withFileTypes: true })) {
    const [source, target] = [join(sourceFolder, entry.name), join(targetFolder, entry.name)];
    if (excludedPaths.has(source)) continue;
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** A folder that only its owner may enter, with the project in it. */
let closedFolder: string;
let project: string;
let environment: Record<string, string>;

beforeAll(async () => {
  const temporary = join(projectFolder, "supabase", ".temp");
  mkdirSync(temporary, { recursive: true });
  closedFolder = mkdtempSync(join(temporary, "closed-"));
  chmodSync(closedFolder, 0o700);
  project = join(closedFolder, "olympeak");
  linkFolder(projectFolder, project);
  const dataFolder = join(project, "supabase", ".temp");
  environment = await chooseTestEnvironment({ OLYMPEAK_DATA_DIR: dataFolder });
});
afterAll(() => rmSync(closedFolder, { recursive: true }));

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
  const response = await fetch(`${apiUrl}/auth/v1/signup`, { method: "POST", headers, body });
  return response.status;
}

it("in a folder that only its owner may enter, the stack starts and keeps its data, and npm run reset deletes the data", async () => {
  const firstEnvironment = { ...environment, OLYMPEAK_SITE: "build", OLYMPEAK_JOBS_EVERY_MS: "60000" };
  const stack = await startTestStack(firstEnvironment, project);
  expect(await fetchStatuses(stack.settings.siteUrl, ["/", "/sw.js", "/studentdashboard"])).toEqual([
    200, 200, 200,
  ]);
  expect(await listRehearsalStatuses(stack.settings.databaseUrl)).toEqual(["sealed"]);
  const { apiUrl, publishableKey } = stack.settings;
  // As root, the account "postgres" cannot enter the folder, so the database is put elsewhere, and the start message says where.
  const databaseFolder = / Database {9}(\S+), because the account "postgres" may not enter/.exec(
    stack.startMessage,
  )?.[1];
  expect(databaseFolder !== undefined).toBe(isRoot);
  expect(await signUp(apiUrl, publishableKey)).toBe(200);
  await stack.stop();

  const restartedStack = await startTestStack(environment, project);
  expect(await signUp(apiUrl, publishableKey)).not.toBe(200);
  await restartedStack.stop();

  const folder = databaseFolder ?? environment.OLYMPEAK_DATA_DIR ?? "";
  expect(readdirSync(folder)).toContain("postgres");
  const env = { ...process.env, ...environment };
  execFileSync(process.execPath, ["--import", "tsx", "tools/local/reset.ts"], { cwd: project, env });
  const remainingFiles = databaseFolder
    ? readdirSync("/var/lib/olympeak").filter((name) => databaseFolder.includes(name))
    : readdirSync(folder);
  expect(remainingFiles).toEqual([]);
}, 180_000);
