import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asha, class5, logIn, maths } from "../../../tests/support/factories";
import { collectInserts, serveQuestions } from "../../../tests/support/mock-test-factory";
import { api, server } from "../../../tests/support/server/server";
import { setReporter } from "../../lib/report";
import { saveMockTest } from "../../data/mock-tests";
import type { MockTestResult } from "./mock-test-result";
import { clearQuestionFiles } from "../../data/question-files";
import {
  claimUnsentMockTests,
  dropVisitorsMockTests,
  dropUnsentMockTest,
  queueUnsentMockTest,
  listUnsentMockTests,
  saveUnsentMockTests,
} from "./unsent-mock-tests";

const raviId = "de300000-0000-4000-8000-000000000002";

function makeResult(completedAt: string): MockTestResult {
  const topics = [{ topic: "Fractions", correct: 8, total: 10 }];
  const times = { startedAt: "2026-11-21T09:00:00.000Z", completedAt };
  return { classId: class5, subjectId: maths, ...times, scorePercent: 80, topics, seed: "seed" };
}

const firstResult = makeResult("2026-11-21T09:05:00.000Z");
const secondResult = makeResult("2026-11-21T09:10:00.000Z");

let reports: string[] = [];
let restoreReporter: () => void;

beforeEach(() => {
  logIn();
  clearQuestionFiles();
  reports = [];
  restoreReporter = setReporter(({ what }) => reports.push(what));
});
afterEach(() => restoreReporter());

describe("unsent results", () => {
  it("are stored by owner, the same result once", () => {
    queueUnsentMockTest(asha.id, firstResult);
    queueUnsentMockTest(asha.id, firstResult);
    queueUnsentMockTest(null, secondResult);
    expect(listUnsentMockTests(asha.id)).toEqual([firstResult]);
    expect(listUnsentMockTests(null)).toEqual([secondResult]);
    expect(listUnsentMockTests(raviId)).toEqual([]);
    dropUnsentMockTest(null, secondResult.completedAt);
    expect(listUnsentMockTests(null)).toEqual([]);
  });

  it("are sent to their owner's account and then removed", async () => {
    const rows = collectInserts("mock_tests");
    queueUnsentMockTest(asha.id, firstResult);
    queueUnsentMockTest(asha.id, secondResult);
    queueUnsentMockTest(raviId, firstResult);
    await saveUnsentMockTests(asha.id, saveMockTest);
    expect(rows).toEqual([
      {
        student_id: asha.id,
        class_id: class5,
        subject_id: maths,
        started_at: firstResult.startedAt,
        completed_at: firstResult.completedAt,
        score: 80,
        topics: firstResult.topics,
        mistakes: null,
        seed: "seed",
      },
      expect.objectContaining({ completed_at: secondResult.completedAt }),
    ]);
    expect(listUnsentMockTests(asha.id)).toEqual([]);
    expect(listUnsentMockTests(raviId)).toEqual([firstResult]);
  });

  it("are sent with the mistakes behind their wrong answers, or with none if the explanations cannot be loaded", async () => {
    const rows = collectInserts("mock_tests");
    const wrong = "took the hundreds for the tens";
    serveQuestions([], { "c5-maths-1": { why: "It is 2.", wrong: {}, mistakes: { "20": wrong } } });
    const chosen = { "c5-maths-1": "20", "c5-maths-2": "3" };
    queueUnsentMockTest(asha.id, { ...firstResult, wrong: { subjectSlug: "maths", classNumber: 5, chosen } });
    await saveUnsentMockTests(asha.id, saveMockTest);
    server.use(http.get("*/data/class6-maths.explanations.json", () => HttpResponse.error()));
    queueUnsentMockTest(asha.id, {
      ...secondResult,
      wrong: { subjectSlug: "maths", classNumber: 6, chosen },
    });
    await saveUnsentMockTests(asha.id, saveMockTest);
    expect(rows).toMatchObject([{ mistakes: [wrong] }, { mistakes: [] }]);
    expect(reports).toEqual(["loading /data/class6-maths.explanations.json"]);
  });

  it("are sent once if two parts of the page send at the same time", async () => {
    const rows = collectInserts("mock_tests");
    queueUnsentMockTest(asha.id, firstResult);
    await Promise.all([
      saveUnsentMockTests(asha.id, saveMockTest),
      saveUnsentMockTests(asha.id, saveMockTest),
    ]);
    expect(rows).toHaveLength(1);
  });

  it("count as saved if the account already has them", async () => {
    collectInserts("mock_tests", 409, { code: "23505", message: "duplicate key", details: null, hint: null });
    queueUnsentMockTest(asha.id, firstResult);
    await saveUnsentMockTests(asha.id, saveMockTest);
    expect(listUnsentMockTests(asha.id)).toEqual([]);
    expect(reports).toEqual([]);
  });

  it.each([
    ["the server is down", () => HttpResponse.json({ message: "down" }, { status: 503 })],
    ["the network is gone", () => HttpResponse.error()],
    [
      "the device's clock runs ahead",
      () => HttpResponse.json({ code: "23514", message: "check" }, { status: 400 }),
    ],
  ])("stay on the device if %s, and the failure is reported, not thrown", async (_, reply) => {
    server.use(http.post(`${api}/rest/v1/mock_tests`, reply));
    queueUnsentMockTest(asha.id, firstResult);
    await saveUnsentMockTests(asha.id, saveMockTest);
    expect(listUnsentMockTests(asha.id)).toEqual([firstResult]);
    expect(reports).toEqual(["saving a mock test"]);
  });

  it("are removed if they are too old for the account, and the others are still sent", async () => {
    collectInserts("mock_tests", 410, { code: "PT410", message: "old", details: null, hint: null });
    queueUnsentMockTest(asha.id, firstResult);
    queueUnsentMockTest(asha.id, secondResult);
    await saveUnsentMockTests(asha.id, saveMockTest);
    expect(listUnsentMockTests(asha.id)).toEqual([]);
    expect(reports).toEqual(["saving a mock test in time", "saving a mock test in time"]);
  });

  it("stay on the device if the account accepts no more results today; only the first one is sent", async () => {
    const rows = collectInserts("mock_tests", 429, {
      code: "PT429",
      message: "many",
      details: null,
      hint: null,
    });
    queueUnsentMockTest(asha.id, firstResult);
    queueUnsentMockTest(asha.id, secondResult);
    await saveUnsentMockTests(asha.id, saveMockTest);
    expect(listUnsentMockTests(asha.id)).toEqual([firstResult, secondResult]);
    expect(rows).toHaveLength(1);
    expect(reports).toEqual([]);
  });

  it("are also sent if they are added while others are being sent", async () => {
    const rows = collectInserts("mock_tests");
    queueUnsentMockTest(asha.id, firstResult);
    const sending = saveUnsentMockTests(asha.id, saveMockTest);
    queueUnsentMockTest(asha.id, secondResult);
    await sending;
    expect(rows).toHaveLength(2);
  });

  it("stay on the device while it is offline, and nothing is reported", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    queueUnsentMockTest(asha.id, firstResult);
    await saveUnsentMockTests(asha.id, saveMockTest);
    vi.restoreAllMocks();
    expect(listUnsentMockTests(asha.id)).toHaveLength(1);
    expect(reports).toEqual([]);
  });
});

describe("results of a visitor", () => {
  beforeEach(() => queueUnsentMockTest(null, firstResult));

  it("are moved to the student who claims them", () => {
    queueUnsentMockTest(asha.id, secondResult);
    claimUnsentMockTests(asha.id);
    expect(listUnsentMockTests(null)).toEqual([]);
    expect(listUnsentMockTests(asha.id)).toEqual([secondResult, firstResult]);
  });

  it("are removed if the student says that they belong to somebody else", () => {
    dropVisitorsMockTests();
    expect(listUnsentMockTests(null)).toEqual([]);
  });
});
