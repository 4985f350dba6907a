import { beforeEach, describe, expect, it } from "vitest";
import { gatewayResponse } from "../../../../tests/support/account-factory";
import { asha, maths, science } from "../../../../tests/support/factories";
import {
  removePaymentKey,
  removePendingPayment,
  getPaymentKey,
  readPendingPayment,
  storePendingPayment,
  storePurchase,
  type PendingPayment,
} from "./payment-storage";

const openedAt = "2026-11-21T10:00:00.000Z";
const now = new Date(openedAt);
const pendingPayment: PendingPayment = {
  razorpayOrderId: "order_1",
  examIds: [maths],
  openedAt,
  fields: gatewayResponse,
};

beforeEach(() => localStorage.clear());

describe("the payment key", () => {
  it("stays the same for the same exams, in any order", () => {
    const key = getPaymentKey(asha.id, [maths, science]);
    expect(getPaymentKey(asha.id, [science, maths])).toBe(key);
  });

  it("differs for other exams", () => {
    const key = getPaymentKey(asha.id, [maths, science]);
    expect(getPaymentKey(asha.id, [maths])).not.toBe(key);
  });

  it("differs for another student, and after a successful payment", () => {
    const key = getPaymentKey(asha.id, [maths]);
    expect(getPaymentKey("ravi", [maths])).not.toBe(key);
    removePaymentKey(asha.id);
    expect(getPaymentKey(asha.id, [maths])).not.toBe(key);
  });
});

describe("a pending payment", () => {
  it("stays after a reload, with the three fields of the gateway", () => {
    storePendingPayment(asha.id, pendingPayment);
    expect(readPendingPayment(asha.id, now)).toEqual(pendingPayment);
    expect(readPendingPayment("ravi", now)).toBeNull();
  });

  it("is removed after 7 days, when the server no longer asks about it", () => {
    storePendingPayment(asha.id, pendingPayment);
    expect(readPendingPayment(asha.id, new Date("2026-11-28T10:00:00Z"))).not.toBeNull();
    expect(readPendingPayment(asha.id, new Date("2026-11-28T10:00:01Z"))).toBeNull();
    expect(readPendingPayment(asha.id, now)).toBeNull();
  });

  it("is ignored if the stored entry is invalid", () => {
    localStorage.setItem(`pendingPayment:${asha.id}`, JSON.stringify({ razorpayOrderId: 7 }));
    expect(readPendingPayment(asha.id, now)).toBeNull();
  });

  it("is not removed when the payment of another tab has ended", () => {
    storePendingPayment(asha.id, { ...pendingPayment, razorpayOrderId: "order_2" });
    removePendingPayment(asha.id, "order_1");
    expect(readPendingPayment(asha.id, now)?.razorpayOrderId).toBe("order_2");
  });
});

it("after a purchase, the bought exams are stored, and the pending payment and its key are removed", () => {
  const key = getPaymentKey(asha.id, [maths]);
  storePendingPayment(asha.id, pendingPayment);
  storePurchase(asha.id, pendingPayment);
  storePurchase(asha.id, { ...pendingPayment, examIds: [maths, science] });
  expect(JSON.parse(localStorage.getItem(`purchasedExams:${asha.id}`) ?? "")).toEqual([maths, science]);
  expect(readPendingPayment(asha.id, now)).toBeNull();
  expect(getPaymentKey(asha.id, [maths])).not.toBe(key);
});
