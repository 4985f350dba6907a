import { expect, test, vi } from "vitest";
import { createFakeDatabase } from "../_shared/fakes.ts";
import type { Report } from "../_shared/report.ts";
import { runExamJobs } from "./exam-jobs.ts";

const paper = {
  outcome: "paper" as const,
  subject: "Practice run",
  class: "Classes 3-5",
  edition: null,
  duration_seconds: 600,
  items: [{ n: 1, section: "A", question: "Which?", options: ["x", "y", "z"] }],
  passages: {},
};

test("the jobs end overdue attempts, queue due reminders, seal unsealed rehearsals and run result tasks", async () => {
  const database = createFakeDatabase({
    endOverdueAttempts: async () => ({ ended: 3, failed: 0 }),
    queueExamReminders: async () => ({ queued: 7 }),
    queueAwardMails: async () => ({ queued: 2 }),
    runResultTasks: async () => ({ closed: 1, done: 2, failed: 1 }),
    listRehearsalsToSeal: async () => ["p1", "p2"],
    readPaper: async (paperId) => (paperId === "p1" ? paper : { outcome: "not_found" }),
  });
  const storage = { uploadSealedPaper: vi.fn(async () => undefined) };

  const report = vi.fn<Report>();

  expect(await runExamJobs({ database, storage, report })).toEqual({
    ended: 3,
    sealed: 1,
    reminders: 9,
    closed: 1,
    results: 2,
    failed: 1,
  });
  expect(report).toHaveBeenCalledWith("alert: results failed", undefined, { failed: 1 });
  expect(database.readPaper).toHaveBeenCalledWith("p1", null);
});

test("reminders and results are processed even if attempts cannot be ended", async () => {
  const database = createFakeDatabase({
    endOverdueAttempts: async () => Promise.reject(new Error("canceling statement due to statement timeout")),
    queueExamReminders: async () => ({ queued: 7 }),
    queueAwardMails: async () => Promise.reject(new Error("down")),
    runResultTasks: async () => ({ closed: 1, done: 2, failed: 0 }),
  });
  const report = vi.fn<Report>();

  expect(await runExamJobs({ database, storage: { uploadSealedPaper: vi.fn() }, report })).toEqual({
    ended: 0,
    sealed: 0,
    reminders: 7,
    closed: 1,
    results: 2,
    failed: 0,
  });
  expect(report.mock.calls.map(([, , details]) => details)).toEqual([
    { job: "end overdue attempts" },
    { job: "award emails" },
  ]);
});

test("attempts that could not be ended are reported as an alert", async () => {
  const report = vi.fn<Report>();
  const database = createFakeDatabase({ endOverdueAttempts: async () => ({ ended: 5, failed: 2 }) });
  await runExamJobs({ database, storage: { uploadSealedPaper: vi.fn() }, report });
  expect(report).toHaveBeenCalledWith("alert: attempts not ended", undefined, { failed: 2 });
});
