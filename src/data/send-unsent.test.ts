import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeRoomCopy } from "../../tests/support/exam-factory";
import { asha, logIn } from "../../tests/support/factories";
import { collectInserts, unsentTest } from "../../tests/support/mock-test-factory";
import { api, server } from "../../tests/support/server/server";
import { setReporter } from "../lib/report";
import { roomKey } from "../engine/exam/storage/room-keys";
import { sendBeforeLogout, startSendingUnsentWork } from "./send-unsent";
import { queueUnsentMockTest, listUnsentMockTests } from "../engine/mock-test/unsent-mock-tests";

let stopSending: () => void = () => undefined;
let restoreReporter: () => void;

beforeEach(() => {
  restoreReporter = setReporter(() => undefined);
});
afterEach(() => {
  stopSending();
  restoreReporter();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const waitUntilSaved = () => vi.waitFor(() => expect(listUnsentMockTests(asha.id)).toEqual([]), 10_000);

describe("unsent results", () => {
  it("are sent when a page is opened", async () => {
    logIn();
    queueUnsentMockTest(asha.id, unsentTest);
    const rows = collectInserts("mock_tests");
    stopSending = startSendingUnsentWork();
    await waitUntilSaved();
    expect(rows).toHaveLength(1);
  });

  it("of a student are sent when this student logs in, but not those of others", async () => {
    const raviId = "de300000-0000-4000-8000-000000000002";
    queueUnsentMockTest(asha.id, unsentTest);
    queueUnsentMockTest(raviId, unsentTest);
    queueUnsentMockTest(null, unsentTest);
    const rows = collectInserts("mock_tests");
    stopSending = startSendingUnsentWork();
    logIn();
    await waitUntilSaved();
    expect(rows).toMatchObject([{ student_id: asha.id }]);
    expect(listUnsentMockTests(raviId)).toHaveLength(1);
    expect(listUnsentMockTests(null)).toHaveLength(1);
  });

  it("are sent when the network is back", async () => {
    logIn();
    queueUnsentMockTest(asha.id, unsentTest);
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const rows = collectInserts("mock_tests");
    stopSending = startSendingUnsentWork();
    expect(rows).toEqual([]);
    onLine.mockReturnValue(true);
    dispatchEvent(new Event("online"));
    await waitUntilSaved();
    expect(rows).toHaveLength(1);
  });

  it("are sent together with the answers of an exam whose page was closed", async () => {
    logIn();
    const { attemptId } = makeRoomCopy();
    localStorage.setItem(roomKey(asha.id, attemptId), JSON.stringify(makeRoomCopy()));
    const calls: unknown[] = [];
    server.use(
      http.post(`${api}/rest/v1/rpc/save_answers`, async ({ request }) => {
        calls.push(await request.json());
        return HttpResponse.json({ outcome: "unknown" });
      }),
    );
    stopSending = startSendingUnsentWork();
    await vi.waitFor(() => expect(calls).toMatchObject([{ p_attempt_id: attemptId }]), 10_000);
  });

  it("are sent again 4 seconds after a failure, and results that were added later within a minute", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const waitForTimer = () => vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), 10_000);
    logIn();
    queueUnsentMockTest(asha.id, unsentTest);
    const refused = collectInserts("mock_tests", 503, { message: "down" });
    stopSending = startSendingUnsentWork();
    await waitForTimer();
    expect(refused.length).toBeGreaterThan(0);
    expect(listUnsentMockTests(asha.id)).toHaveLength(1);
    const rows = collectInserts("mock_tests");
    vi.advanceTimersByTime(4_000);
    await waitUntilSaved();
    await waitForTimer();
    queueUnsentMockTest(asha.id, { ...unsentTest, completedAt: "2026-11-21T09:30:00.000Z" });
    vi.advanceTimersByTime(60_000);
    await waitUntilSaved();
    expect(rows).toHaveLength(2);
  });
});

describe("a logout", () => {
  it("has 0 unsent results for a visitor, and for a student without any", async () => {
    expect(await sendBeforeLogout()).toBe(0);
    logIn();
    expect(await sendBeforeLogout()).toBe(0);
  });

  it("counts the results that could not be sent", async () => {
    logIn();
    queueUnsentMockTest(asha.id, unsentTest);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(await sendBeforeLogout()).toBe(1);
  });

  it("waits 5 seconds at most for replies, and counts the results that are still unsent", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    logIn();
    queueUnsentMockTest(asha.id, unsentTest);
    server.use(http.post(`${api}/rest/v1/mock_tests`, () => new Promise<never>(() => {})));
    const counting = sendBeforeLogout();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    vi.advanceTimersByTime(5_000);
    expect(await counting).toBe(1);
  });
});
