import { describe, expect, test, vi } from "vitest";
import {
  capturedPayment,
  createFakeDatabase,
  createFakeRazorpay,
  failing,
  gatewayDown,
  orderId,
  razorpayOrderId,
  refundTask,
} from "../_shared/fakes.ts";
import { backgroundJobs } from "./handler.ts";

const cronSecret = "the-schedulers-secret";
const nothingSent = { sent: 0, retry: 0, dead: 0 };
const noRefunds = { asked: 0, requested: 0, processed: 0, failed: 0, retry: 0 };

function setUp(
  changes: {
    database?: Parameters<typeof createFakeDatabase>[0];
    razorpay?: Parameters<typeof createFakeRazorpay>[0];
    now?: () => Date;
  } = {},
) {
  const dependencies = {
    database: createFakeDatabase(changes.database),
    razorpay: createFakeRazorpay(changes.razorpay),
    cronSecret,
    deliver: vi.fn(async () => nothingSent),
    now: changes.now ?? (() => new Date("2026-11-21T12:00:00Z")),
    report: vi.fn(),
  };
  const endpoint = backgroundJobs(dependencies);
  const run = (body = "", headers: Record<string, string> = { "x-cron-secret": cronSecret }) =>
    endpoint(new Request("http://functions.local/background-jobs", { method: "POST", headers, body }));
  return { ...dependencies, run };
}

describe("who may call", () => {
  test.each([
    ["nobody", {}],
    ["a wrong secret", { "x-cron-secret": "guess" }],
    ["a longer secret", { "x-cron-secret": `${cronSecret}x` }],
    ["an empty secret", { "x-cron-secret": "" }],
    ["a student's token", { authorization: "Bearer aaa.bbb.ccc" }],
    ["the publishable key", { apikey: "sb_publishable_1", authorization: "Bearer sb_publishable_1" }],
  ])("%s gets 401 and starts nothing", async (_case, headers) => {
    const { run, database, deliver } = setUp();
    expect((await run("", headers)).status).toBe(401);
    for (const method of Object.values(database)) expect(method).not.toHaveBeenCalled();
    expect(deliver).not.toHaveBeenCalled();
  });

  test.each([{ "x-cron-secret": cronSecret }, { authorization: `Bearer ${cronSecret}` }])(
    "%o may",
    async (headers) => {
      expect((await setUp().run("{}", headers)).status).toBe(200);
    },
  );

  test("a body that is no order to us is 400", async () => {
    expect((await setUp().run('{"sweep":"yes"}')).status).toBe(400);
  });
});

test("an ordinary run answers with counts and nothing else", async () => {
  const { run } = setUp({ database: { listOrdersToReconcile: async () => [razorpayOrderId] } });
  expect(await (await run()).json()).toEqual({
    outbox: nothingSent,
    orders: { asked: 1, recorded: 1, failed: 0 },
    sweep: null,
    refunds: noRefunds,
    purged: { webhook_bodies: 0 },
  });
});

describe("late payments", () => {
  test("each order shown for payment is asked for; one that fails stops nobody", async () => {
    const unpaid = "order_Unpaid00000001";
    const broken = "order_Broken00000001";
    const { run, report } = setUp({
      database: { listOrdersToReconcile: async () => [broken, unpaid, razorpayOrderId] },
      razorpay: {
        listOrderPayments: async (id) => {
          if (id === broken) throw gatewayDown;
          return id === unpaid ? [] : [capturedPayment()];
        },
      },
    });
    expect(await (await run()).json()).toMatchObject({ orders: { asked: 3, recorded: 1, failed: 1 } });
    expect(report).toHaveBeenCalledTimes(1);
  });

  test("they come before the outbox, so that their mails leave in the same run", async () => {
    const { run, database, deliver } = setUp({
      database: { listOrdersToReconcile: async () => [razorpayOrderId] },
    });
    await run();
    const recorded = vi.mocked(database.recordCapture).mock.invocationCallOrder[0] ?? Infinity;
    expect(recorded).toBeLessThan(deliver.mock.invocationCallOrder[0] ?? 0);
  });

  test("when the time is up the rest waits for the next run", async () => {
    let minutes = 0;
    const now = () => new Date(Date.UTC(2026, 10, 21, 12, minutes++));
    const { run, razorpay } = setUp({
      now,
      database: { listOrdersToReconcile: async () => ["order_a", "order_b", "order_c"] },
    });
    expect(await (await run()).json()).toMatchObject({ orders: { asked: 1 } });
    expect(razorpay.listOrderPayments).toHaveBeenCalledTimes(1);
  });
});

describe("the daily sweep", () => {
  const night = () => new Date("2026-11-21T20:03:00Z");
  const nightBucket = "background-jobs:sweep:2026-11-21";
  const due = { peekRateLimit: async () => ({ outcome: "ok" as const }) };

  test("reads the payments of 8 days, page by page, and records those with money", async () => {
    const full = Array.from({ length: 100 }, (_, n) =>
      capturedPayment({ id: `pay_Page1x${n}`, status: "failed" }),
    );
    const listPayments = vi
      .fn(createFakeRazorpay().listPayments)
      .mockResolvedValueOnce(full)
      .mockResolvedValueOnce([
        capturedPayment(),
        capturedPayment({ id: "pay_NoOrder0000001", order_id: null }),
      ]);
    const { run, database } = setUp({ now: night, database: due, razorpay: { listPayments } });
    expect(await (await run()).json()).toMatchObject({ sweep: { asked: 2, recorded: 2, failed: 0 } });
    const to = night().getTime() / 1000;
    expect(listPayments.mock.calls).toEqual([
      [to - 8 * 86_400, to, 0],
      [to - 8 * 86_400, to, 100],
    ]);
    expect(database.recordCapture).toHaveBeenCalledTimes(2);
  });

  test("is noted once it is done, for longer than the night lasts", async () => {
    const { run, database } = setUp({ now: night, database: due });
    expect(await (await run()).json()).toMatchObject({ sweep: { asked: 0 } });
    expect(database.peekRateLimit).toHaveBeenCalledExactlyOnceWith(nightBucket, 1);
    expect(database.consumeRateLimit).toHaveBeenCalledExactlyOnceWith(nightBucket, 1, 90_000);
  });

  test("is not done again in the same night", async () => {
    const { run, razorpay, database } = setUp({ now: night });
    expect(await (await run()).json()).toMatchObject({ sweep: null });
    expect(razorpay.listPayments).not.toHaveBeenCalled();
    expect(database.consumeRateLimit).not.toHaveBeenCalled();
  });

  test.each([
    ["2026-11-21T19:59:59Z", "2026-11-20"],
    ["2026-11-21T20:00:00Z", "2026-11-21"],
    ["2026-11-22T19:59:59Z", "2026-11-21"],
  ])("at %s it is that of the evening of %s", async (at, day) => {
    const { run, database } = setUp({ now: () => new Date(at) });
    await run();
    expect(database.peekRateLimit).toHaveBeenCalledExactlyOnceWith(`background-jobs:sweep:${day}`, 1);
  });

  test.each([
    ["the payments cannot be read", { listPayments: failing(gatewayDown) }, {}],
    [
      "nothing of it can be recorded",
      { listPayments: async () => [capturedPayment()] },
      { recordCapture: failing(new Error("cut off")) },
    ],
  ])("is tried again by the next run when %s", async (_case, razorpay, database) => {
    const first = setUp({ now: night, database: { ...due, ...database }, razorpay });
    await first.run();
    expect(first.database.consumeRateLimit).not.toHaveBeenCalled();
    expect(first.report).toHaveBeenCalledTimes(1);
  });

  test("is tried again when the payments cannot be read to the end in time, and the other jobs are done", async () => {
    let looks = 0;
    const now = () => new Date(night().getTime() + 15_000 * looks++);
    const full = Array.from({ length: 100 }, () => capturedPayment());
    const { run, database, deliver, report } = setUp({
      now,
      database: due,
      razorpay: { listPayments: async () => full },
    });
    expect(await (await run()).json()).toMatchObject({ sweep: null });
    expect(report).toHaveBeenCalledExactlyOnceWith("job failed", expect.any(Error), { job: "sweep" });
    expect(database.consumeRateLimit).not.toHaveBeenCalled();
    expect(database.listOrdersToReconcile).toHaveBeenCalledTimes(1);
    expect(deliver).toHaveBeenCalled();
  });

  test("is done whatever the hour when it is asked for, and noted", async () => {
    const { run, razorpay, database } = setUp();
    await run('{"sweep":true}');
    expect(razorpay.listPayments).toHaveBeenCalledTimes(1);
    expect(database.peekRateLimit).not.toHaveBeenCalled();
    expect(database.consumeRateLimit).toHaveBeenCalledTimes(1);
  });

  test("goes on after a payment that cannot be recorded", async () => {
    const recordCapture = vi
      .fn(createFakeDatabase().recordCapture)
      .mockRejectedValueOnce(new Error("cut off"))
      .mockResolvedValueOnce({ outcome: "order", order_id: orderId });
    const { run, database } = setUp({
      database: { recordCapture },
      razorpay: {
        listPayments: async () => [capturedPayment({ id: "pay_Odd000000001" }), capturedPayment()],
      },
    });
    expect(await (await run('{"sweep":true}')).json()).toMatchObject({
      sweep: { asked: 2, recorded: 1, failed: 1 },
    });
    expect(database.consumeRateLimit).toHaveBeenCalledTimes(1);
  });
});

describe("a gateway that lets every call hang for 8 seconds", () => {
  const startedAt = Date.UTC(2026, 10, 21, 20, 3);

  /** A run with plenty of everything to do; `mailMs` is what each batch of mails takes, `seconds` how long it was. */
  async function runSlowly(body: string, mailMs: number) {
    let time = startedAt;
    const hang = async () => {
      time += 8000;
      throw gatewayDown;
    };
    const { run, deliver, database } = setUp({
      now: () => new Date(time),
      database: {
        listOrdersToReconcile: async () => Array.from({ length: 50 }, () => razorpayOrderId),
        claimRefunds: async () => [refundTask()],
      },
      razorpay: {
        listPayments: async () => {
          time += 7900;
          return Array.from({ length: 100 }, () => capturedPayment());
        },
        listOrderPayments: hang,
        createRefund: hang,
      },
    });
    deliver.mockImplementation(async () => {
      time += mailMs;
      return { sent: 5, retry: 0, dead: 0 };
    });
    const counts = await (await run(body)).json();
    return {
      counts,
      purges: vi.mocked(database.purgeExpired).mock.calls.length,
      seconds: (time - startedAt) / 1000,
    };
  }

  test.each([
    ["an ordinary run", "{}"],
    ["the run of the sweep", '{"sweep":true}'],
  ])("%s still asks for a refund and sends messages", async (_case, body) => {
    const { counts, purges } = await runSlowly(body, 0);
    expect(counts.orders.asked).toBeGreaterThan(0);
    expect(counts.refunds.retry).toBeGreaterThan(0);
    expect(counts.outbox).toEqual({ sent: 50, retry: 0, dead: 0 });
    expect(purges).toBe(1);
  });

  test("and when the mails hang too, it ends before it is stopped", async () => {
    const { counts, seconds } = await runSlowly('{"sweep":true}', 40_000);
    expect(counts.outbox.sent).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(150);
  });
});

test("refunds come after the payments that cause them and before their mails", async () => {
  const { run, database, deliver } = setUp({
    database: {
      listOrdersToReconcile: async () => [razorpayOrderId],
      claimRefunds: vi.fn(createFakeDatabase().claimRefunds).mockResolvedValueOnce([refundTask()]),
    },
  });
  expect(await (await run()).json()).toMatchObject({ refunds: { asked: 1, requested: 1 } });
  const order = [database.recordCapture, database.finishRefund, deliver].map(
    (call) => vi.mocked(call).mock.invocationCallOrder[0] ?? Infinity,
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

describe("the outbox", () => {
  test("is drained batch by batch until one is not full", async () => {
    const { run, deliver } = setUp();
    deliver
      .mockResolvedValueOnce({ sent: 4, retry: 1, dead: 0 })
      .mockResolvedValueOnce({ sent: 1, retry: 0, dead: 1 });
    expect(await (await run()).json()).toMatchObject({ outbox: { sent: 5, retry: 1, dead: 1 } });
    expect(deliver.mock.calls).toEqual([[{ limit: 5 }], [{ limit: 5 }]]);
  });

  test("gives at most 50 messages a run", async () => {
    const { run, deliver } = setUp();
    deliver.mockResolvedValue({ sent: 5, retry: 0, dead: 0 });
    expect(await (await run()).json()).toMatchObject({ outbox: { sent: 50 } });
  });
});

test("a job that fails as a whole is null, reported, and the others are done", async () => {
  const { run, deliver, report } = setUp({
    database: {
      listOrdersToReconcile: failing(new Error("cut off")),
      claimRefunds: failing(new Error("cut off")),
    },
    razorpay: { listPayments: failing(gatewayDown) },
  });
  deliver.mockRejectedValue(new Error("no mail key"));
  const response = await run('{"sweep":true}');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    outbox: null,
    orders: null,
    sweep: null,
    refunds: null,
    purged: { webhook_bodies: 0 },
  });
  expect(report).toHaveBeenCalledTimes(4);
});
