import { expect, test, vi } from "vitest";
import { deliverNow } from "./deliver-now.ts";
import { asha, createFakeDatabase, paymentId } from "./fakes.ts";

const message = { studentId: asha.studentId, kind: "purchase_email", paymentId } as const;
const noCounts = { sent: 0, retry: 0, dead: 0, unfinished: 0 };

/** Prepares sending the message. The database returns the given statuses of the message, one after the other. */
function prepareDelivery(...outcomes: ("queued" | "sent" | "unknown")[]) {
  const findOutboxStatus = vi.fn(createFakeDatabase().findOutboxStatus);
  for (const outcome of outcomes) findOutboxStatus.mockResolvedValueOnce({ outcome });
  const deliver = vi.fn(async () => ({ ...noCounts, sent: 1 }));
  const send = () => deliverNow({ database: { findOutboxStatus }, deliver }, message);
  return { findOutboxStatus, deliver, send };
}

test("a waiting message of the caller's payment is sent", async () => {
  const { send, deliver, findOutboxStatus } = prepareDelivery("queued");

  expect(await send()).toEqual({ status: "sent" });
  expect(findOutboxStatus).toHaveBeenCalledExactlyOnceWith(asha.studentId, "purchase_email", paymentId);
  expect(deliver).toHaveBeenCalledExactlyOnceWith({ limit: 1, ...message });
});

test("a message that was sent before is not sent again", async () => {
  const { send, deliver } = prepareDelivery("sent");

  expect(await send()).toEqual({ status: "already_sent" });
  expect(deliver).not.toHaveBeenCalled();
});

test("another student's or an unknown payment is not found and sends nothing", async () => {
  const { send, deliver } = prepareDelivery("unknown");

  await expect(send()).rejects.toMatchObject({ code: "not_found" });
  expect(deliver).not.toHaveBeenCalled();
});

test("a message that cannot be sent now stays queued", async () => {
  const { send, deliver } = prepareDelivery("queued", "queued");
  deliver.mockResolvedValue({ ...noCounts, retry: 1 });

  expect(await send()).toEqual({ status: "queued" });
});

test("if the webhook has sent the message meanwhile, the status shows it", async () => {
  const { send, deliver } = prepareDelivery("queued", "sent");
  deliver.mockResolvedValue(noCounts);

  expect(await send()).toEqual({ status: "already_sent" });
});

test("without consent the database gives up the message, and nothing is sent", async () => {
  const { send, deliver } = prepareDelivery("queued", "unknown");
  deliver.mockResolvedValue(noCounts);

  await expect(send()).rejects.toMatchObject({ code: "not_found" });
});
