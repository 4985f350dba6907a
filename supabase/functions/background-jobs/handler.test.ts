import { describe, expect, test, vi } from "vitest";
import {
  createCapturedPayment,
  createFakeDatabase,
  createFakeRazorpay,
  rejectWith,
  gatewayDownError,
  noExamCounts,
  orderId,
  razorpayOrderId,
  createRefundTask,
} from "../_shared/fakes.ts";
import { purgeKinds } from "../_shared/database.ts";
import type { Sweep } from "../_shared/database-replies.ts";
import { RemoteError } from "../_shared/remote-call.ts";
import { createVirtualClock } from "../_shared/virtual-clock.ts";
import { backgroundJobs } from "./handler.ts";

const cronSecret = "the-schedulers-secret";
const nothingSent = { sent: 0, retry: 0, dead: 0, unfinished: 0 };
const noRefunds = { asked: 0, requested: 0, processed: 0, failed: 0, retry: 0 };

function createTestEndpoint(
  changes: {
    database?: Parameters<typeof createFakeDatabase>[0];
    razorpay?: Parameters<typeof createFakeRazorpay>[0];
    now?: () => Date;
    sleep?: (ms: number) => Promise<void>;
  } = {},
) {
  const dependencies = {
    database: createFakeDatabase(changes.database),
    razorpay: createFakeRazorpay(changes.razorpay),
    cronSecret,
    deliver: vi.fn(async () => nothingSent),
    deliverExams: vi.fn(async () => nothingSent),
    runExamJobs: async () => noExamCounts,
    deleteDuePictures: async () => ({ gone: 0, left: 0 }),
    now: changes.now ?? (() => new Date("2026-11-21T12:00:00Z")),
    sleep: vi.fn(changes.sleep ?? (async () => undefined)),
    report: vi.fn(),
  };
  const endpoint = backgroundJobs(dependencies);
  const run = (body = "", headers: Record<string, string> = { "x-cron-secret": cronSecret }) =>
    endpoint(new Request("http://functions.local/background-jobs", { method: "POST", headers, body }));
  return { ...dependencies, run };
}

describe("permissions", () => {
  test.each([
    ["a call without any key", {}],
    ["a wrong secret", { "x-cron-secret": "guess" }],
    ["a longer secret", { "x-cron-secret": `${cronSecret}x` }],
    ["an empty secret", { "x-cron-secret": "" }],
    ["a student's token", { authorization: "Bearer aaa.bbb.ccc" }],
    ["the publishable key", { apikey: "sb_publishable_1", authorization: "Bearer sb_publishable_1" }],
  ])("%s gets 401 and starts nothing", async (_case, headers) => {
    const { run, database, deliver } = createTestEndpoint();
    expect((await run("", headers)).status).toBe(401);
    for (const method of Object.values(database)) expect(method).not.toHaveBeenCalled();
    expect(deliver).not.toHaveBeenCalled();
  });

  test.each([{ "x-cron-secret": cronSecret }, { authorization: `Bearer ${cronSecret}` }])(
    "a request with the headers %o runs the jobs",
    async (headers) => {
      expect((await createTestEndpoint().run("{}", headers)).status).toBe(200);
    },
  );

  test("a body with an invalid request gets 400", async () => {
    expect((await createTestEndpoint().run('{"sweep":"yes"}')).status).toBe(400);
  });
});

test("a normal run returns only counts", async () => {
  const { run } = createTestEndpoint({ database: { listOrdersToReconcile: async () => [razorpayOrderId] } });
  expect(await (await run()).json()).toEqual({
    outbox: nothingSent,
    orders: { asked: 1, recorded: 1, failed: 0 },
    sweep: null,
    refunds: noRefunds,
    exams: noExamCounts,
    exam_mails: nothingSent,
    pictures: { gone: 0, left: 0 },
    purged: { webhook_bodies: 0 },
  });
});

describe("late payments", () => {
  test("late payments are looked for in each open order, and an order that fails does not stop the others", async () => {
    const unpaidOrder = "order_Unpaid00000001";
    const failingOrder = "order_Broken00000001";
    const { run, report } = createTestEndpoint({
      database: { listOrdersToReconcile: async () => [failingOrder, unpaidOrder, razorpayOrderId] },
      razorpay: {
        listOrderPayments: async (id) => {
          if (id === failingOrder) throw gatewayDownError;
          return id === unpaidOrder ? [] : [createCapturedPayment()];
        },
      },
    });
    expect(await (await run()).json()).toMatchObject({ orders: { asked: 3, recorded: 1, failed: 1 } });
    expect(report).toHaveBeenCalledTimes(1);
  });

  test("late payments are recorded before the outbox is sent, so that their emails are sent in the same run", async () => {
    const { run, database, deliver } = createTestEndpoint({
      database: { listOrdersToReconcile: async () => [razorpayOrderId] },
    });
    await run();
    const recorded = vi.mocked(database.recordCapture).mock.invocationCallOrder[0] ?? Infinity;
    expect(recorded).toBeLessThan(deliver.mock.invocationCallOrder[0] ?? 0);
  });

  test("late payments are looked for in as many orders as the time allows, once in each order", async () => {
    const createOrderIds = (count: number) => Array.from({ length: count }, (_, n) => `order_${n}`);
    const listOrdersToReconcile = vi
      .fn(createFakeDatabase().listOrdersToReconcile)
      .mockResolvedValueOnce(createOrderIds(8))
      .mockResolvedValueOnce(createOrderIds(3));
    const { run } = createTestEndpoint({ database: { listOrdersToReconcile } });
    expect(await (await run()).json()).toMatchObject({ orders: { asked: 11 } });
    expect(listOrdersToReconcile.mock.calls).toEqual([
      [8, 0],
      [8, 1],
    ]);
  });

  test("late payments of the remaining orders wait for the next run when the time is up", async () => {
    let clockReads = 0;
    // The time advances by 25 s whenever it is read.
    const now = () => new Date(Date.UTC(2026, 10, 21, 12, 0, 0, 25_000 * clockReads++));
    const { run, database } = createTestEndpoint({
      now,
      database: { listOrdersToReconcile: async () => ["order_a", "order_b", "order_c"] },
    });
    expect(await (await run()).json()).toMatchObject({ orders: { asked: 0 } });
    expect(database.listOrdersToReconcile).toHaveBeenCalledTimes(1);
  });

  test("late payments are found after increasing waits if the gateway limits the rate of calls", async () => {
    const rateLimitError = new RemoteError("razorpay", 429, "BAD_REQUEST_ERROR", "Too many requests");
    const listOrderPayments = vi
      .fn(createFakeRazorpay().listOrderPayments)
      .mockRejectedValueOnce(rateLimitError)
      .mockRejectedValueOnce(rateLimitError);
    const { run, sleep, report } = createTestEndpoint({
      database: { listOrdersToReconcile: async () => [razorpayOrderId] },
      razorpay: { listOrderPayments },
    });
    expect(await (await run()).json()).toMatchObject({ orders: { asked: 1, recorded: 1, failed: 0 } });
    expect(sleep.mock.calls).toEqual([[1000], [2000]]);
    expect(report).not.toHaveBeenCalled();
  });

  test("late payments are no longer looked for if there is no time to wait", async () => {
    const { now, sleep, run: runOnClock } = createVirtualClock(new Date("2026-11-21T12:00:00Z"));
    const rateLimitError = new RemoteError("razorpay", 429, "BAD_REQUEST_ERROR", "Too many requests");
    const { run } = createTestEndpoint({
      now,
      sleep,
      database: { listOrdersToReconcile: async () => [razorpayOrderId] },
      razorpay: { listOrderPayments: rejectWith(rateLimitError) },
    });
    const counts = await runOnClock(async () => (await run()).json());
    expect(counts).toMatchObject({ orders: { asked: 1, recorded: 0, failed: 1 } });
    expect(now().getTime() - Date.UTC(2026, 10, 21, 12)).toBeLessThan(70_000);
  });
});

describe("the nightly sweep", () => {
  const night = () => new Date("2026-11-21T20:03:00Z");
  const nightSeconds = night().getTime() / 1000;
  const daySeconds = 86_400;
  const createSweep = (changes: Partial<Sweep> = {}): Sweep => ({
    outcome: "due",
    sweep_id: 1,
    reached: nightSeconds - 8 * daySeconds,
    until: nightSeconds,
    looked_at: 0,
    ...changes,
  });
  /** The sweep when only its last day is left, which one step finishes. */
  const lastDaySweep = createSweep({ reached: nightSeconds - daySeconds });
  const createFullPage = (page: number) =>
    Array.from({ length: 100 }, (_, n) =>
      createCapturedPayment({ id: `pay_Page${page}x${n}`, status: "failed" }),
    );

  test("a sweep reads 8 days, the oldest first, and stores that it has finished", async () => {
    const { run, database, razorpay } = createTestEndpoint({
      now: night,
      database: { startSweep: async () => createSweep() },
    });
    expect(await (await run()).json()).toMatchObject({
      sweep: { read: 0, asked: 0, recorded: 0, failed: 0 },
    });
    expect(database.startSweep).toHaveBeenCalledExactlyOnceWith(
      "2026-11-21",
      nightSeconds - 8 * daySeconds,
      nightSeconds,
    );
    expect(vi.mocked(razorpay.listPayments).mock.calls).toEqual(
      [8, 7, 6, 5, 4, 3, 2, 1].map((ago) => [
        nightSeconds - ago * daySeconds,
        nightSeconds - (ago - 1) * daySeconds,
        0,
      ]),
    );
    expect(database.moveSweep).toHaveBeenCalledExactlyOnceWith(
      createSweep(),
      createSweep({ reached: nightSeconds }),
      false,
    );
  });

  test("a sweep continues where the last run stopped, and records only unknown payments", async () => {
    const storedSweep = createSweep({ reached: nightSeconds - daySeconds, looked_at: 200 });
    const knownPayment = createCapturedPayment({ id: "pay_Known000000001" });
    const listPayments = vi
      .fn(createFakeRazorpay().listPayments)
      .mockResolvedValueOnce(createFullPage(1))
      .mockResolvedValueOnce([
        knownPayment,
        createCapturedPayment(),
        createCapturedPayment({ id: "pay_F", status: "failed" }),
      ]);
    const { run, database } = createTestEndpoint({
      now: night,
      database: {
        startSweep: async () => storedSweep,
        listUnknownPayments: async () => [createCapturedPayment().id],
      },
      razorpay: { listPayments },
    });
    expect(await (await run()).json()).toMatchObject({
      sweep: { read: 103, asked: 1, recorded: 1, failed: 0 },
    });
    expect(listPayments.mock.calls).toEqual([
      [nightSeconds - daySeconds, nightSeconds, 200],
      [nightSeconds - daySeconds, nightSeconds, 300],
    ]);
    expect(database.listUnknownPayments).toHaveBeenCalledExactlyOnceWith([
      knownPayment,
      createCapturedPayment(),
    ]);
    expect(database.recordCapture).toHaveBeenCalledExactlyOnceWith(createCapturedPayment());
    expect(database.moveSweep).toHaveBeenCalledExactlyOnceWith(
      storedSweep,
      createSweep({ reached: nightSeconds }),
      false,
    );
  });

  test("a run reads no payments if no sweep is due", async () => {
    const { run, razorpay } = createTestEndpoint({ now: night });
    expect(await (await run()).json()).toMatchObject({ sweep: null });
    expect(razorpay.listPayments).not.toHaveBeenCalled();
  });

  test.each([
    ["2026-11-21T19:59:59Z", "2026-11-20"],
    ["2026-11-21T20:00:00Z", "2026-11-21"],
    ["2026-11-22T19:59:59Z", "2026-11-21"],
  ])("a run at %s asks for the sweep of the evening of %s", async (runsAt, evening) => {
    const { run, database } = createTestEndpoint({ now: () => new Date(runsAt) });
    await run();
    expect(database.startSweep).toHaveBeenCalledExactlyOnceWith(
      evening,
      expect.any(Number),
      expect.any(Number),
    );
  });

  test("a sweep keeps its position if the payments cannot be read, and the other jobs run", async () => {
    const { run, database, deliver, report } = createTestEndpoint({
      now: night,
      database: { startSweep: async () => lastDaySweep },
      razorpay: { listPayments: rejectWith(gatewayDownError) },
    });
    expect(await (await run()).json()).toMatchObject({ sweep: null });
    expect(database.moveSweep).not.toHaveBeenCalled();
    expect(report).toHaveBeenCalledExactlyOnceWith("job failed", gatewayDownError, { job: "sweep" });
    expect(database.listOrdersToReconcile).toHaveBeenCalledTimes(1);
    expect(deliver).toHaveBeenCalled();
  });

  test("a payment that cannot be recorded is reported, the others are recorded, and the sweep stops if it stays at its position", async () => {
    const recordCapture = vi
      .fn(createFakeDatabase().recordCapture)
      .mockRejectedValueOnce(new Error("cut off"))
      .mockResolvedValueOnce({ outcome: "order", order_id: orderId });
    const { run, database, razorpay } = createTestEndpoint({
      now: night,
      database: {
        recordCapture,
        startSweep: async () => createSweep(),
        moveSweep: async () => ({ outcome: "held" }),
      },
      razorpay: {
        listPayments: async () => [
          createCapturedPayment({ id: "pay_Odd000000001" }),
          createCapturedPayment(),
        ],
      },
    });
    expect(await (await run()).json()).toMatchObject({ sweep: { asked: 2, recorded: 1, failed: 1 } });
    expect(razorpay.listPayments).toHaveBeenCalledTimes(1);
    expect(database.moveSweep).toHaveBeenCalledExactlyOnceWith(
      createSweep(),
      createSweep({ reached: nightSeconds - 7 * daySeconds }),
      true,
    );
  });

  test.each([
    ["true", nightSeconds - 8 * daySeconds],
    ['"2026-03-01"', Date.UTC(2026, 1, 28, 18, 30) / 1000],
  ])("a request with the sweep %s starts an extra sweep, at any time of day", async (sweep, from) => {
    const { run, database } = createTestEndpoint({ now: night });
    await run(`{"sweep":${sweep}}`);
    expect(database.startSweep).toHaveBeenCalledExactlyOnceWith(null, from, nightSeconds);
  });

  test.each(['"2026-11-23"', '"yesterday"', '"2026-13-45"'])(
    "a request for a sweep since the invalid day %s gets 400",
    async (sweep) => {
      const { run, database } = createTestEndpoint({ now: night });
      expect((await run(`{"sweep":${sweep}}`)).status).toBe(400);
      expect(database.startSweep).not.toHaveBeenCalled();
    },
  );
});

describe("a gateway whose calls all hang for 8 seconds", () => {
  const startedAt = new Date("2026-11-21T20:03:00Z");

  /**
   * Runs the jobs with many open tasks of each kind. Each batch of emails takes `mailMs`. Returns the counts, the number of
   * purges, and the length of the run in seconds.
   */
  async function runSlowly(mailMs: number) {
    const { now, sleep, run: runOnClock } = createVirtualClock(startedAt);
    const until = startedAt.getTime() / 1000;
    const sweep: Sweep = { outcome: "due", sweep_id: 1, reached: until - 86_400, until, looked_at: 0 };
    const hang = async () => {
      await sleep(8000);
      throw gatewayDownError;
    };
    const { run, deliver, database } = createTestEndpoint({
      now,
      database: {
        startSweep: async () => sweep,
        moveSweep: async (_from, to) => to,
        listUnknownPayments: async () => [],
        listOrdersToReconcile: async (limit) => Array.from({ length: limit }, () => razorpayOrderId),
        claimRefunds: async () => [createRefundTask()],
      },
      razorpay: {
        listPayments: async () => {
          await sleep(7900);
          return Array.from({ length: 100 }, () => createCapturedPayment());
        },
        listOrderPayments: hang,
        createRefund: hang,
      },
    });
    deliver.mockImplementation(async () => {
      await sleep(mailMs);
      return { sent: 5, retry: 0, dead: 0, unfinished: 0 };
    });
    const counts = await runOnClock(async () => (await run()).json());
    return {
      counts,
      purges: vi.mocked(database.purgeExpired).mock.calls.length,
      seconds: (now().getTime() - startedAt.getTime()) / 1000,
    };
  }

  test("a hanging gateway does not prevent refunds and messages", async () => {
    const { counts, purges } = await runSlowly(0);
    expect(counts.sweep.read).toBeGreaterThan(0);
    expect(counts.orders.asked).toBeGreaterThan(0);
    expect(counts.refunds.retry).toBeGreaterThan(0);
    expect(counts.outbox).toEqual({ sent: 1000, retry: 0, dead: 0, unfinished: 0 });
    expect(purges).toBe(purgeKinds.length);
  });

  test("a hanging gateway does not make the run longer than the platform's limit, even if the emails hang too", async () => {
    const { counts, seconds } = await runSlowly(40_000);
    expect(counts.outbox.sent).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(150);
  });
});

test("refunds are requested after the payments that cause them were recorded, and before their emails are sent", async () => {
  const { run, database, deliver } = createTestEndpoint({
    database: {
      listOrdersToReconcile: async () => [razorpayOrderId],
      claimRefunds: vi.fn(createFakeDatabase().claimRefunds).mockResolvedValueOnce([createRefundTask()]),
    },
  });
  expect(await (await run()).json()).toMatchObject({ refunds: { asked: 1, requested: 1 } });
  const callOrder = [database.recordCapture, database.finishRefund, deliver].map(
    (call) => vi.mocked(call).mock.invocationCallOrder[0] ?? Infinity,
  );
  expect(callOrder).toEqual(callOrder.toSorted((a, b) => a - b));
});

describe("the outbox", () => {
  test("the outbox is sent batch by batch until a batch is not full", async () => {
    const { run, deliver } = createTestEndpoint();
    deliver
      .mockResolvedValueOnce({ sent: 4, retry: 1, dead: 0, unfinished: 0 })
      .mockResolvedValueOnce({ sent: 1, retry: 0, dead: 1, unfinished: 0 });
    expect(await (await run()).json()).toMatchObject({
      outbox: { sent: 5, retry: 1, dead: 1, unfinished: 0 },
    });
    expect(deliver.mock.calls).toEqual([[{ limit: 5 }], [{ limit: 5 }]]);
  });

  test("the outbox is sent to the end even if the result of one message could not be stored", async () => {
    const { run, deliver } = createTestEndpoint();
    deliver.mockResolvedValueOnce({ sent: 4, retry: 0, dead: 0, unfinished: 1 });
    expect(await (await run()).json()).toMatchObject({ outbox: { sent: 4, unfinished: 1 } });
    expect(deliver).toHaveBeenCalledTimes(2);
  });

  test("sending stops if the database cannot record the results, because messages would be sent twice", async () => {
    const { run, deliver } = createTestEndpoint();
    deliver.mockResolvedValue({ sent: 0, retry: 0, dead: 0, unfinished: 5 });
    expect(await (await run()).json()).toMatchObject({ outbox: { unfinished: 5 } });
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test("the outbox is sent before the exam emails, and the exam emails are sent claim by claim until none is left", async () => {
    const { run, deliver, deliverExams } = createTestEndpoint();
    deliverExams.mockResolvedValueOnce({ sent: 1000, retry: 0, dead: 0, unfinished: 0 });
    deliverExams.mockResolvedValueOnce({ sent: 3, retry: 1, dead: 0, unfinished: 0 });
    expect(await (await run()).json()).toMatchObject({ exam_mails: { sent: 1003, retry: 1 } });
    expect(deliverExams).toHaveBeenCalledTimes(3);
    expect(Math.max(...deliver.mock.invocationCallOrder)).toBeLessThan(
      Math.min(...deliverExams.mock.invocationCallOrder),
    );
  });

  test("a run sends at most 1,000 messages of the outbox", async () => {
    const { run, deliver } = createTestEndpoint();
    deliver.mockResolvedValue({ sent: 5, retry: 0, dead: 0, unfinished: 0 });
    expect(await (await run()).json()).toMatchObject({ outbox: { sent: 1000 } });
  });
});

test("a job that fails completely is null in the response and is reported, and the others run", async () => {
  const { run, deliver, report } = createTestEndpoint({
    database: {
      listOrdersToReconcile: rejectWith(new Error("cut off")),
      claimRefunds: rejectWith(new Error("cut off")),
      startSweep: rejectWith(new Error("cut off")),
    },
  });
  deliver.mockRejectedValue(new Error("no mail key"));
  const response = await run('{"sweep":true}');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    outbox: null,
    orders: null,
    sweep: null,
    refunds: null,
    exams: noExamCounts,
    exam_mails: nothingSent,
    pictures: { gone: 0, left: 0 },
    purged: { webhook_bodies: 0 },
  });
  expect(report).toHaveBeenCalledTimes(4);
});

test("a failing purge does not stop the other purges", async () => {
  const { run, report } = createTestEndpoint({
    database: {
      purgeExpired: async (kind) => {
        if (kind === "exam_starts") throw new Error("canceling statement due to statement timeout");
        return { [kind]: 1 };
      },
    },
  });
  const { purged } = await (await run()).json();
  expect(purged).toEqual(
    Object.fromEntries(purgeKinds.filter((kind) => kind !== "exam_starts").map((kind) => [kind, 1])),
  );
  expect(report).toHaveBeenCalledExactlyOnceWith("job failed", expect.any(Error), {
    job: "purge exam_starts",
  });
});

test("a day with payments but without webhooks is reported as an alert, and a day with webhooks is not", async () => {
  const endpointWithoutWebhooks = createTestEndpoint({
    database: { checkWebhookHealth: async () => ({ outcome: "silent" }) },
  });
  expect((await endpointWithoutWebhooks.run()).status).toBe(200);
  expect(endpointWithoutWebhooks.report).toHaveBeenCalledExactlyOnceWith(
    "alert: payments arrived, but no webhook",
  );
  const endpointWithWebhooks = createTestEndpoint();
  await endpointWithWebhooks.run();
  expect(endpointWithWebhooks.report).not.toHaveBeenCalled();
});

test("papers that are missing before their exam are reported as an alert with their number", async () => {
  const endpointWithMissingPapers = createTestEndpoint({
    database: { countMissingPapers: async () => ({ papers: 2 }) },
  });
  expect((await endpointWithMissingPapers.run()).status).toBe(200);
  expect(endpointWithMissingPapers.report).toHaveBeenCalledExactlyOnceWith(
    "alert: papers missing",
    undefined,
    { papers: 2 },
  );
});
