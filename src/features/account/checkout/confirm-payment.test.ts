import { HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  serveFunction,
  orderId,
  gatewayResponse,
  makeFunctionRefusal,
} from "../../../../tests/support/account-factory";
import { logIn } from "../../../../tests/support/factories";
import { setReporter } from "../../../lib/report";
import { fetchOrderStatus, confirmWithRetries, waitForOrder } from "./confirm-payment";

const replySuccess = () => HttpResponse.json({ status: "success", orderId });
const replyPending = () => HttpResponse.json({ status: "pending" }, { status: 202 });

let delaysMs: number[];
let reports: string[];
let restoreReporter: () => void;
let controller: AbortController;
let options: { sleep: (ms: number) => Promise<void>; signal: AbortSignal };

/** Returns the given replies one after the other, then repeats the last. `count` is the number of requests. */
function createReplySequence(...replies: (() => Response | number)[]): {
  count: () => number;
  sendNextReply: () => Response | number;
} {
  let count = 0;
  const sendNextReply = () => {
    const reply = replies[Math.min(count, replies.length - 1)];
    count += 1;
    return reply ? reply() : 500;
  };
  return { count: () => count, sendNextReply };
}

beforeEach(() => {
  logIn();
  delaysMs = [];
  reports = [];
  restoreReporter = setReporter((event) => reports.push(event.what));
  controller = new AbortController();
  options = {
    signal: controller.signal,
    sleep: (ms) => {
      delaysMs.push(ms);
      return Promise.resolve();
    },
  };
});
afterEach(() => restoreReporter());

describe("confirming a payment", () => {
  it("ends with the first success, without waiting", async () => {
    const replies = createReplySequence(replySuccess);
    serveFunction("confirm-payment", replies.sendNextReply);
    expect(await confirmWithRetries(gatewayResponse, options)).toEqual({ status: "success", orderId });
    expect(delaysMs).toEqual([]);
  });

  it("tries again after an outage and if the gateway could not be reached", async () => {
    const replies = createReplySequence(() => 503, replyPending, replySuccess);
    serveFunction("confirm-payment", replies.sendNextReply);
    expect(await confirmWithRetries(gatewayResponse, options)).toEqual({ status: "success", orderId });
    expect(delaysMs).toEqual([500, 1000]);
  });

  it("gives up after pauses of 0.5, 1, 2, 4 and 8 s, and reports each failure", async () => {
    const replies = createReplySequence(() => 500);
    serveFunction("confirm-payment", replies.sendNextReply);
    expect(await confirmWithRetries(gatewayResponse, options)).toEqual({ status: "failed" });
    expect(delaysMs).toEqual([500, 1000, 2000, 4000, 8000]);
    expect(replies.count()).toBe(6);
    expect(reports).toHaveLength(6);
  });

  it("does not try again while an organiser decides about the payment", async () => {
    const replies = createReplySequence(() =>
      HttpResponse.json({ status: "pending", isInReview: true }, { status: 202 }),
    );
    serveFunction("confirm-payment", replies.sendNextReply);
    expect(await confirmWithRetries(gatewayResponse, options)).toEqual({
      status: "pending",
      isInReview: true,
    });
    expect(replies.count()).toBe(1);
  });

  it("distinguishes a payment that is not confirmed yet from one that could not be saved", async () => {
    serveFunction("confirm-payment", replyPending);
    expect(await confirmWithRetries(gatewayResponse, options)).toEqual({ status: "pending" });
  });

  it("stops when the signal is aborted", async () => {
    const replies = createReplySequence(() => {
      controller.abort();
      return 500;
    }, replySuccess);
    serveFunction("confirm-payment", replies.sendNextReply);
    await confirmWithRetries(gatewayResponse, options);
    expect(replies.count()).toBe(1);
  });
});

describe("asking for the state of an order", () => {
  it("never treats an outage as unpaid", async () => {
    serveFunction("payment-status", () => HttpResponse.error());
    expect(await fetchOrderStatus("order_1")).toEqual({ status: "pending" });
    expect(reports).toEqual(["asking about a payment"]);
  });

  it("returns `unknown` for an order that the server does not know", async () => {
    serveFunction("payment-status", () => makeFunctionRefusal(404, "NOT_FOUND"));
    expect(await fetchOrderStatus("order_1")).toEqual({ status: "unknown" });
  });
});

describe("waiting for a late order", () => {
  it("asks every 10 s until the order exists", async () => {
    const replies = createReplySequence(replyPending, () => 503, replySuccess);
    serveFunction("payment-status", replies.sendNextReply);
    expect(await waitForOrder("order_1", { ...options, maxTries: 30 })).toEqual({
      status: "success",
      orderId,
    });
    expect(delaysMs).toEqual([10_000, 10_000, 10_000]);
  });

  it("stops after `maxTries` requests", async () => {
    const replies = createReplySequence(replyPending);
    serveFunction("payment-status", replies.sendNextReply);
    expect(await waitForOrder("order_1", { ...options, maxTries: 6 })).toBeNull();
    expect(replies.count()).toBe(6);
  });

  it("sends no request once the signal is aborted", async () => {
    const replies = createReplySequence(replyPending);
    serveFunction("payment-status", replies.sendNextReply);
    controller.abort();
    expect(await waitForOrder("order_1", { ...options, maxTries: 6 })).toBeNull();
    expect(replies.count()).toBe(0);
  });
});
