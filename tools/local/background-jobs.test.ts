import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startBackgroundJobs } from "./background-jobs";
import { closeServer, listen } from "./listen";
import { readSettings } from "./settings";

let server: Server;
let calls: { authorization: string | undefined; path: string | undefined }[] = [];
let runningCalls = 0;
let maxRunningCalls = 0;
let status = 200;

beforeEach(async () => {
  [calls, runningCalls, maxRunningCalls, status] = [[], 0, 0, 200];
  server = createServer((request, response) => {
    calls.push({ authorization: request.headers.authorization, path: request.url });
    runningCalls += 1;
    maxRunningCalls = Math.max(maxRunningCalls, runningCalls);
    setTimeout(() => {
      runningCalls -= 1;
      response.writeHead(status).end("{}");
    }, 30);
  });
  await listen(server, 0);
});
afterEach(() => closeServer(server));

function startJobs(everyMs: number, report: (sentence: string) => void) {
  const address = server.address();
  const apiUrl = address !== null && typeof address === "object" ? `http://127.0.0.1:${address.port}` : "";
  return startBackgroundJobs({ ...readSettings({}), apiUrl, jobsEveryMs: everyMs }, report);
}

it("calls the function with the cron secret, and never twice at the same time", async () => {
  const jobs = await startJobs(5, () => undefined);
  await expect.poll(() => calls.length).toBeGreaterThan(2);
  await jobs.stop();
  expect(maxRunningCalls).toBe(1);
  expect(calls[0]).toEqual({
    authorization: "Bearer local-cron-secret-not-for-production",
    path: "/functions/v1/background-jobs",
  });
});

it("reports a repeated failure only once", async () => {
  status = 500;
  const reports: string[] = [];
  const jobs = await startJobs(5, (sentence) => reports.push(sentence));
  await expect.poll(() => calls.length).toBeGreaterThan(3);
  await jobs.stop();
  expect(reports).toEqual(["background-jobs failed: it answered 500 {}"]);
});

it("resolves after the first call, because that call seals the rehearsal papers", async () => {
  const jobs = await startJobs(60_000, () => undefined);
  expect(calls).toHaveLength(1);
  await jobs.stop();
});

it("makes no calls if the interval is 0", async () => {
  await (await startJobs(0, () => undefined)).stop();
  expect(calls).toEqual([]);
});
