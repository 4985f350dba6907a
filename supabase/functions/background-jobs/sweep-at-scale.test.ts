import { expect, test } from "vitest";
import type { Reply } from "../_shared/database-replies.ts";
import {
  createCapturedPayment,
  createFakeDatabase,
  createFakeRazorpay,
  noExamCounts,
  orderId,
} from "../_shared/fakes.ts";
import type { Payment } from "../_shared/razorpay.ts";
import { createVirtualClock } from "../_shared/virtual-clock.ts";
import { backgroundJobs } from "./handler.ts";

// The duration of calls on a busy day, and the time after which the platform stops a function, in milliseconds.
const gatewayCallMs = 300;
const databaseCallMs = 20;
const stoppedAfterMs = 150_000;
const runEveryMs = 5 * 60_000;

const opensAt = new Date("2026-11-21T20:00:00Z");
const daySeconds = 86_400;

/** Creates captured payments between two times in Unix seconds, the newest first. */
function createPayments(count: number, from: number, until: number): Payment[] {
  return Array.from({ length: count }, (_, index) =>
    createCapturedPayment({
      id: `pay_${String(index).padStart(14, "0")}`,
      created_at: Math.floor(until - 1 - (index * (until - from - 1)) / count),
    }),
  );
}

/**
 * Creates a simulation of the jobs with a gateway that has these payments and open orders; calls take as long as on a busy
 * day. `recordedIds` has the ids of the payments that the database knows. `runJobs` runs the jobs once and waits until the
 * next run is due; it throws if the platform would have stopped the run.
 */
function createSimulation(data: { payments: Payment[]; recordedIds: Set<string>; openOrderIds: string[] }) {
  const clock = createVirtualClock(opensAt);
  const askedAt = new Map<string, number>();
  const listedAt = new Map(data.openOrderIds.map((razorpayOrderId) => [razorpayOrderId, -Infinity]));
  const paymentsByDayStart = new Map<number, Payment[]>();
  let sweep: Reply<"start_sweep"> = { outcome: "none" };
  let startedNight: string | null = null;

  const database = createFakeDatabase({
    startSweep: async (night, from, until) => {
      await clock.sleep(databaseCallMs);
      if (night === null || night !== startedNight) {
        sweep = { outcome: "due", sweep_id: 1, reached: from, until, looked_at: 0 };
      }
      startedNight = night ?? startedNight;
      return sweep;
    },
    moveSweep: async (_from, to) => {
      await clock.sleep(databaseCallMs);
      sweep = to.reached < to.until ? to : { outcome: "none" };
      return sweep;
    },
    listUnknownPayments: async (payments) => {
      await clock.sleep(databaseCallMs);
      return payments.map(({ id }) => id).filter((id) => !data.recordedIds.has(id));
    },
    recordCapture: async ({ id }) => {
      await clock.sleep(databaseCallMs);
      data.recordedIds.add(id);
      return { outcome: "order", order_id: orderId };
    },
    listOrdersToReconcile: async (limit, seconds) => {
      await clock.sleep(databaseCallMs);
      const uncheckedSinceMs = clock.now().getTime() - seconds * 1000;
      const ids: string[] = [];
      for (const [id, listedMs] of listedAt) {
        if (ids.length === limit || (seconds > 0 && listedMs > uncheckedSinceMs)) break;
        ids.push(id);
      }
      // Deleting and adding the orders moves them to the end of the map.
      for (const id of ids) {
        listedAt.delete(id);
        listedAt.set(id, clock.now().getTime());
      }
      return ids;
    },
  });
  const razorpay = createFakeRazorpay({
    listPayments: async (from, to, skip) => {
      await clock.sleep(gatewayCallMs);
      const paymentsOfDay =
        paymentsByDayStart.get(from) ?? data.payments.filter(({ created_at: at }) => at >= from && at <= to);
      paymentsByDayStart.set(from, paymentsOfDay);
      return paymentsOfDay.slice(skip, skip + 100);
    },
    listOrderPayments: async (razorpayOrderId) => {
      await clock.sleep(gatewayCallMs);
      askedAt.set(razorpayOrderId, clock.now().getTime());
      return [];
    },
  });
  const endpoint = backgroundJobs({
    database,
    razorpay,
    cronSecret: "secret",
    deliver: async () => ({ sent: 0, retry: 0, dead: 0, unfinished: 0 }),
    deliverExams: async () => ({ sent: 0, retry: 0, dead: 0, unfinished: 0 }),
    runExamJobs: async () => noExamCounts,
    deleteDuePictures: async () => ({ gone: 0, left: 0 }),
    now: clock.now,
    sleep: clock.sleep,
    report: (event, cause) => {
      throw new Error(event, { cause });
    },
  });

  return {
    askedAt,
    isSweepDone: () => sweep.outcome === "none",
    runJobs: (body = "{}") =>
      clock.run(async () => {
        const startedAt = clock.now().getTime();
        const headers = { "x-cron-secret": "secret" };
        await endpoint(new Request("http://functions.local/", { method: "POST", headers, body }));
        const tookMs = clock.now().getTime() - startedAt;
        if (tookMs > stoppedAfterMs) throw new Error(`stopped after ${tookMs} ms`);
        await clock.sleep(runEveryMs - tookMs);
      }),
  };
}

const nowSeconds = opensAt.getTime() / 1000;

test.each([
  ["in 8 days", 8 * daySeconds],
  ["on one opening day", daySeconds],
])("of 50,500 payments %s the 500 unrecorded ones are recorded within three runs", async (_when, seconds) => {
  const payments = createPayments(50_500, nowSeconds - seconds, nowSeconds);
  const lostIds = payments.filter((_, index) => index % 101 === 0).map(({ id }) => id);
  const recordedIds = new Set(payments.map(({ id }) => id).filter((_, index) => index % 101 !== 0));
  const simulation = createSimulation({ payments, recordedIds, openOrderIds: [] });
  for (let run = 0; run < 3; run += 1) await simulation.runJobs();
  expect(lostIds).toHaveLength(500);
  expect(lostIds.filter((id) => !recordedIds.has(id))).toEqual([]);
  expect(simulation.isSweepDone()).toBe(true);
});

test("a sweep is not finished before the newest payment was read, even if that takes two runs", async () => {
  const payments = createPayments(150_000, nowSeconds - 8 * daySeconds, nowSeconds);
  const [newest] = payments;
  const recordedIds = new Set(payments.slice(1).map(({ id }) => id));
  const simulation = createSimulation({ payments, recordedIds, openOrderIds: [] });
  await simulation.runJobs();
  expect(simulation.isSweepDone()).toBe(false);
  await simulation.runJobs();
  expect(simulation.isSweepDone()).toBe(true);
  expect(recordedIds.has(newest?.id ?? "")).toBe(true);
});

test("after a restore all payments of a month are read, and none is skipped", async () => {
  const payments = createPayments(3000, nowSeconds - 30 * daySeconds, nowSeconds);
  const recordedIds = new Set<string>();
  const simulation = createSimulation({ payments, recordedIds, openOrderIds: [] });
  await simulation.runJobs('{"sweep":"2026-10-22"}');
  await simulation.runJobs();
  expect(recordedIds.size).toBe(3000);
});

test("each of 20,000 open gateway orders is checked within an hour", async () => {
  const openOrderIds = Array.from({ length: 20_000 }, (_, index) => `order_${index}`);
  const simulation = createSimulation({ payments: [], recordedIds: new Set(), openOrderIds });
  for (let run = 0; run < 12; run += 1) await simulation.runJobs();
  expect(simulation.askedAt.size).toBe(20_000);
  expect(Math.max(...simulation.askedAt.values()) - opensAt.getTime()).toBeLessThan(60 * 60_000);
});
