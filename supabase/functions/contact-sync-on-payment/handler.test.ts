import { expect, test, vi } from "vitest";
import { asha, createFakeDatabase, createFrame, paymentId, post } from "../_shared/fakes.ts";
import { contactSyncOnPayment } from "./handler.ts";

function setUp(database: Parameters<typeof createFakeDatabase>[0] = {}) {
  const dependencies = {
    ...createFrame(),
    database: createFakeDatabase(database),
    deliver: vi.fn(async () => ({ sent: 1, retry: 0, dead: 0, unfinished: 0 })),
  };
  return { ...dependencies, endpoint: contactSyncOnPayment(dependencies) };
}

test("a waiting message of the caller's payment is sent", async () => {
  const { endpoint, database, deliver } = setUp();
  const response = await post(endpoint, { paymentId });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "sent" });
  expect(database.findOutboxStatus).toHaveBeenCalledExactlyOnceWith(
    asha.studentId,
    "purchase_contact",
    paymentId,
  );
  expect(deliver).toHaveBeenCalledExactlyOnceWith({
    limit: 1,
    studentId: asha.studentId,
    kind: "purchase_contact",
    paymentId,
  });
});

test("a second call finds it sent", async () => {
  const { endpoint, deliver } = setUp({ findOutboxStatus: async () => ({ outcome: "sent" }) });
  expect(await (await post(endpoint, { paymentId })).json()).toEqual({ status: "already_sent" });
  expect(deliver).not.toHaveBeenCalled();
});

test("somebody else's payment, or none at all, is 404 and sends nothing", async () => {
  const { endpoint, deliver } = setUp({ findOutboxStatus: async () => ({ outcome: "unknown" }) });
  expect((await post(endpoint, { paymentId })).status).toBe(404);
  expect(deliver).not.toHaveBeenCalled();
});

test("what cannot leave now stays queued", async () => {
  const { endpoint, deliver } = setUp();
  deliver.mockResolvedValue({ sent: 0, retry: 1, dead: 0, unfinished: 0 });
  expect(await (await post(endpoint, { paymentId })).json()).toEqual({ status: "queued" });
});

test("without consent the database buries the message, and there is nothing to sync: 404", async () => {
  const findOutboxStatus = vi
    .fn(createFakeDatabase().findOutboxStatus)
    .mockResolvedValueOnce({ outcome: "queued" })
    .mockResolvedValueOnce({ outcome: "unknown" });
  const { endpoint, deliver } = setUp({ findOutboxStatus });
  deliver.mockResolvedValue({ sent: 0, retry: 0, dead: 0, unfinished: 0 });
  expect((await post(endpoint, { paymentId })).status).toBe(404);
});
