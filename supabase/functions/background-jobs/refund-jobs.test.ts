import { describe, expect, test, vi } from "vitest";
import {
  createCapturedPayment,
  createFakeDatabase,
  createFakeRazorpay,
  rejectWith,
  gatewayDownError,
  gatewayRefusalError,
  createPendingRefund,
  refundId,
  createRefundTask,
  refundTaskId,
} from "../_shared/fakes.ts";
import { RemoteError } from "../_shared/remote-call.ts";
import { processRefunds } from "./refund-jobs.ts";

const deadline = new Date("2026-11-21T12:01:40Z");

function createDependencies(
  changes: {
    tasks?: ReturnType<typeof createRefundTask>[];
    database?: Parameters<typeof createFakeDatabase>[0];
    razorpay?: Parameters<typeof createFakeRazorpay>[0];
    now?: () => Date;
  } = {},
) {
  const dueTasks = changes.tasks ?? [createRefundTask()];
  const dependencies = {
    database: createFakeDatabase({
      claimRefunds: async (limit) => dueTasks.splice(0, limit),
      ...changes.database,
    }),
    razorpay: createFakeRazorpay(changes.razorpay),
    report: vi.fn(),
    now: changes.now ?? (() => new Date("2026-11-21T12:00:00Z")),
  };
  return { ...dependencies, run: () => processRefunds(dependencies, deadline) };
}

/** `asked` counts the tasks that were tried, `requested` those whose refund the gateway accepted and still processes. */
const zeroCounts = { asked: 0, requested: 0, processed: 0, failed: 0, retry: 0 };

test("a queued refund is requested with its idempotency key, and the gateway's reply is recorded", async () => {
  const { run, database, razorpay } = createDependencies();
  expect(await run()).toEqual({ ...zeroCounts, asked: 1, requested: 1 });
  const { payment_id, amount_paise, receipt, idempotency_key } = createRefundTask();
  expect(razorpay.createRefund).toHaveBeenCalledExactlyOnceWith({
    paymentId: payment_id,
    amountPaise: amount_paise,
    receipt,
    idempotencyKey: idempotency_key,
  });
  expect(database.finishRefund).toHaveBeenCalledExactlyOnceWith(refundTaskId, createPendingRefund());
});

test("an accepted refund is only checked, never requested again", async () => {
  const { run, database, razorpay } = createDependencies({
    tasks: [createRefundTask({ razorpay_refund_id: refundId })],
  });
  expect(await run()).toEqual({ ...zeroCounts, asked: 1, processed: 1 });
  expect(razorpay.createRefund).not.toHaveBeenCalled();
  expect(database.finishRefund).toHaveBeenCalledExactlyOnceWith(
    refundTaskId,
    createPendingRefund({ status: "processed" }),
  );
});

describe("after a refund was paid", () => {
  const acceptedTasks = () => [createRefundTask({ razorpay_refund_id: refundId })];

  test("the payment is read again, because somebody may have refunded more on Razorpay's dashboard", async () => {
    const refundedPayment = createCapturedPayment({ amount: 50_000, amount_refunded: 50_000 });
    const { run, database, razorpay } = createDependencies({
      tasks: acceptedTasks(),
      razorpay: { getPayment: async () => refundedPayment },
    });
    await run();
    expect(razorpay.getPayment).toHaveBeenCalledExactlyOnceWith(createRefundTask().payment_id);
    expect(database.recordCapture).toHaveBeenCalledExactlyOnceWith(refundedPayment);
  });

  test.each([
    ["read", { razorpay: { getPayment: rejectWith(gatewayDownError) } }],
    ["recorded", { database: { recordCapture: rejectWith(new Error("cut off")) } }],
  ])("the refund counts as processed even if the payment cannot be %s", async (_case, changes) => {
    const { run, database, report } = createDependencies({ tasks: acceptedTasks(), ...changes });
    expect(await run()).toEqual({ ...zeroCounts, asked: 1, processed: 1 });
    expect(database.failRefund).not.toHaveBeenCalled();
    expect(report.mock.calls.map(([message]) => message)).toEqual(["refunded payment not read"]);
  });

  test("the payment is not read while the refund is only accepted", async () => {
    const { run, razorpay } = createDependencies();
    await run();
    expect(razorpay.getPayment).not.toHaveBeenCalled();
  });
});

describe("a refund request that fails", () => {
  test.each([
    ["does not answer", gatewayDownError, false],
    ["is broken", new RemoteError("razorpay", 500, "SERVER_ERROR", "trouble"), false],
    ["is busy", new RemoteError("razorpay", 429, "BAD_REQUEST_ERROR", "too many"), false],
    [
      "does not know our key",
      new RemoteError("razorpay", 401, "BAD_REQUEST_ERROR", "Authentication failed"),
      false,
    ],
    [
      "reports the wrong key with a 400",
      new RemoteError("razorpay", 400, "BAD_REQUEST_ERROR", "Authentication failed"),
      false,
    ],
    [
      "is still processing the same idempotency key",
      new RemoteError("razorpay", 409, "BAD_REQUEST_ERROR", "in progress"),
      false,
    ],
    ["refuses the refund", gatewayRefusalError, true],
    ["knows no such payment", new RemoteError("razorpay", 404, "BAD_REQUEST_ERROR", "not found"), true],
  ])("if the gateway %s, the error is stored in the task with isFinal", async (_case, error, isFinal) => {
    const { run, database, report } = createDependencies({ razorpay: { createRefund: rejectWith(error) } });
    expect(await run()).toEqual({ ...zeroCounts, asked: 1, [isFinal ? "failed" : "retry"]: 1 });
    expect(database.failRefund).toHaveBeenCalledExactlyOnceWith(refundTaskId, error.message, isFinal);
    expect(database.finishRefund).not.toHaveBeenCalled();
    expect(report).toHaveBeenCalledTimes(1);
  });

  test("the gateway's error message is stored without email addresses", async () => {
    const error = new RemoteError("razorpay", 400, "BAD_REQUEST_ERROR", "asha@family.example cannot");
    const { run, database } = createDependencies({ razorpay: { createRefund: rejectWith(error) } });
    await run();
    expect(vi.mocked(database.failRefund).mock.calls[0]?.[1]).toBe(
      "razorpay 400 BAD_REQUEST_ERROR: [email] cannot",
    );
  });
});

test("a refund that cannot be recorded does not stop the others", async () => {
  const finishRefund = vi.fn(createFakeDatabase().finishRefund).mockRejectedValueOnce(new Error("cut off"));
  const { run, report } = createDependencies({
    tasks: [createRefundTask(), createRefundTask()],
    database: { finishRefund },
  });
  expect(await run()).toEqual({ ...zeroCounts, asked: 2, requested: 1 });
  expect(report).toHaveBeenCalledTimes(1);
});

test.each(["refused", "merged"] as const)(
  "a task that an organiser has closed in the meantime (%s) is counted as asked, but in no result",
  async (outcome) => {
    const { run } = createDependencies({
      database: { failRefund: async () => ({ outcome }) },
      razorpay: { createRefund: rejectWith(gatewayDownError) },
    });
    expect(await run()).toEqual({ ...zeroCounts, asked: 1 });
  },
);

test("refunds are claimed one by one, until none is due", async () => {
  const { run, database } = createDependencies({
    tasks: Array.from({ length: 6 }, () => createRefundTask()),
  });
  expect(await run()).toEqual({ ...zeroCounts, asked: 6, requested: 6 });
  expect(vi.mocked(database.claimRefunds).mock.calls).toEqual(Array.from({ length: 7 }, () => [1]));
});

test("a run requests at most 50 refunds", async () => {
  const { run } = createDependencies({ tasks: Array.from({ length: 60 }, () => createRefundTask()) });
  expect(await run()).toEqual({ ...zeroCounts, asked: 50, requested: 50 });
});

test("after a call that hangs beyond the deadline no other refund is claimed", async () => {
  let nowMs = deadline.getTime() - 10_000;
  const { run, database } = createDependencies({
    tasks: Array.from({ length: 6 }, () => createRefundTask()),
    now: () => new Date(nowMs),
    razorpay: {
      createRefund: async () => {
        nowMs += 8000;
        throw gatewayDownError;
      },
    },
  });
  expect(await run()).toEqual({ ...zeroCounts, asked: 2, retry: 2 });
  expect(database.claimRefunds).toHaveBeenCalledTimes(2);
});

test("no refund is claimed after the deadline", async () => {
  const { run, database } = createDependencies({ now: () => deadline });
  expect(await run()).toEqual(zeroCounts);
  expect(database.claimRefunds).not.toHaveBeenCalled();
});
