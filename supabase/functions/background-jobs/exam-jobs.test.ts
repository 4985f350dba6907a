import { expect, test, vi } from "vitest";
import { createFakeDatabase } from "../_shared/fakes.ts";
import { keepExams } from "./exam-jobs.ts";

const paper = {
  outcome: "paper" as const,
  subject: "Rehearsal",
  class: "Classes 3-5",
  edition: null,
  duration_seconds: 600,
  items: [{ n: 1, section: "A", question: "Which?", options: ["x", "y", "z"] }],
  passages: {},
};

test("attempts that are over are written down, reminders that are due queued, and rehearsals that nobody has sealed are sealed", async () => {
  const database = createFakeDatabase({
    settleExams: async () => ({ ended: 3 }),
    queueExamReminders: async () => ({ queued: 7 }),
    listRehearsalsToSeal: async () => ["p1", "p2"],
    readPaper: async (paperId) => (paperId === "p1" ? paper : { outcome: "not_found" }),
  });
  const storage = { uploadSealedPaper: vi.fn(async () => undefined) };

  expect(await keepExams({ database, storage })).toEqual({ ended: 3, sealed: 1, reminders: 7 });
  expect(database.readPaper).toHaveBeenCalledWith("p1", null);
});
