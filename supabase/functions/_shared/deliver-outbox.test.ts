import { expect, test, vi } from "vitest";
import type { OutboxRow } from "./database-replies.ts";
import { deliverOutbox, deliveryBatchSize } from "./deliver-outbox.ts";
import { createFakeDatabase, rejectWith } from "./fakes.ts";
import { RemoteError } from "./remote-call.ts";

const purchase = {
  order_number: 1001,
  lacks_consent: false,
  ordered_at: "2026-11-21T03:17:00+00:00",
  payment_id: "pay_1",
  amount_paise: 25_000,
  edition: "Winter 2026-27",
  class: "Class 5",
  items: [
    {
      name: "Maths",
      code: "IMO",
      price_paise: 25_000,
      exam_on: "2027-01-17",
      opens_at: "2027-01-17T05:30:00+00:00",
      last_start_at: "2027-01-17T05:45:00+00:00",
      is_cancelled: false,
      is_registered: true,
      refund: null,
    },
  ],
};

const refund = {
  reason: "student_request",
  amount_paise: 25_000,
  payment_id: "pay_1",
  refund_id: "rfnd_1",
  order_number: 1001,
  is_by_hand: false,
  paid_method: null,
  paid_on: null,
  reference: null,
  note: null,
  exams: ["Maths"],
  registered: [],
  payable: [],
};

function createRow(kind: string, changes: Partial<OutboxRow> = {}): OutboxRow {
  return { id: `row-${kind}`, kind, email: "asha@family.example", name: "Asha", data: {}, ...changes };
}

function createDependencies(rows: OutboxRow[], changes: Parameters<typeof createFakeDatabase>[0] = {}) {
  return {
    database: createFakeDatabase({ claimOutbox: async () => rows, ...changes }),
    brevo: {
      sendMail: vi.fn(async () => undefined),
      saveContact: vi.fn(async () => undefined),
      removeContact: vi.fn(async () => undefined),
    },
    site: { url: "http://localhost:5173", name: "Olympeak", helpEmail: "help@olympeak.example" },
    report: vi.fn(),
  };
}

test("sends each kind of message with only the data that it needs, and records it as sent", async () => {
  const dependencies = createDependencies([
    createRow("purchase_email", { data: purchase }),
    createRow("welcome_email"),
    createRow("contact", {
      data: { class: null, phone: "9876543210", school_name: "DPS", parent_name: "Meera" },
    }),
    createRow("purchase_contact", { data: purchase, name: null }),
    createRow("refund_email", { data: refund }),
    createRow("refund_failed_email", { data: refund }),
  ]);
  expect(await deliverOutbox(dependencies, { limit: 5 })).toEqual({
    sent: 6,
    retry: 0,
    dead: 0,
    unfinished: 0,
  });
  expect(dependencies.brevo.removeContact).not.toHaveBeenCalled();
  expect(dependencies.brevo.sendMail.mock.calls).toMatchObject([
    [
      {
        to: { email: "asha@family.example", name: "Asha" },
        subject: "You are registered: order 1001",
        tag: "purchase_email",
      },
    ],
    [{ subject: "Welcome to Olympeak", tag: "welcome_email" }],
    [{ subject: "Your refund of ₹250 for order 1001 is on its way", tag: "refund_email" }],
    [{ subject: "Your refund of ₹250 for order 1001 did not go through", tag: "refund_failed_email" }],
  ]);
  expect(dependencies.brevo.saveContact.mock.calls).toEqual([
    [{ email: "asha@family.example", attributes: { FIRSTNAME: "Asha" } }],
    [{ email: "asha@family.example", attributes: { CLASS: "Class 5", EDITION: "Winter 2026-27" } }],
  ]);
  expect(dependencies.database.finishOutbox).toHaveBeenCalledTimes(6);
  expect(dependencies.database.finishOutbox).toHaveBeenCalledWith("row-purchase_email", null);
});

test("removes an address from the mailing list when the consent or the account is gone", async () => {
  const dependencies = createDependencies([createRow("contact_removal", { name: null })]);
  expect(await deliverOutbox(dependencies, { limit: 5 })).toEqual({
    sent: 1,
    retry: 0,
    dead: 0,
    unfinished: 0,
  });
  expect(dependencies.brevo.removeContact).toHaveBeenCalledExactlyOnceWith("asha@family.example");
});

test("claims no more messages than it can send before the lock of the claim expires", async () => {
  const dependencies = createDependencies([]);
  await deliverOutbox(dependencies, { limit: 500, kind: "contact" });
  expect(dependencies.database.claimOutbox).toHaveBeenCalledExactlyOnceWith({
    limit: deliveryBatchSize,
    kind: "contact",
  });
});

test("stores the error of a failed message without personal data, and sends the next message", async () => {
  const dependencies = createDependencies([createRow("welcome_email"), createRow("contact")]);
  dependencies.brevo.sendMail.mockImplementation(
    rejectWith(new RemoteError("brevo", 400, "invalid_parameter", "asha@…")),
  );
  expect(await deliverOutbox(dependencies, { limit: 5 })).toEqual({
    sent: 1,
    retry: 1,
    dead: 0,
    unfinished: 0,
  });
  expect(dependencies.database.finishOutbox).toHaveBeenCalledWith(
    "row-welcome_email",
    "brevo 400 invalid_parameter",
  );
  expect(dependencies.report).toHaveBeenCalledTimes(1);
});

test("stores an error for a row of unknown kind or format, and sends the other rows", async () => {
  const dependencies = createDependencies([
    createRow("sms"),
    createRow("purchase_email", { data: { order_number: null } }),
    createRow("contact"),
  ]);
  expect(await deliverOutbox(dependencies, { limit: 5 })).toEqual({
    sent: 1,
    retry: 2,
    dead: 0,
    unfinished: 0,
  });
  expect(dependencies.database.finishOutbox).toHaveBeenCalledWith(
    "row-purchase_email",
    "the data of the row is not valid",
  );
  expect(dependencies.brevo.sendMail).not.toHaveBeenCalled();
});

test("reports a row whose result cannot be stored, and sends the next row", async () => {
  const finishOutbox = vi.fn(createFakeDatabase().finishOutbox).mockRejectedValueOnce(new Error("cut off"));
  const dependencies = createDependencies([createRow("welcome_email"), createRow("contact")], {
    finishOutbox,
  });
  expect(await deliverOutbox(dependencies, { limit: 5 })).toEqual({
    sent: 1,
    retry: 0,
    dead: 0,
    unfinished: 1,
  });
  expect(dependencies.report).toHaveBeenCalledTimes(1);
});

test("adds the seller's GST details to a receipt, if they are set", async () => {
  const invoice = {
    gstin: "27AAPFU0939F1ZV",
    seller: "Olympeak LLP",
    address: "Pune",
    sac: "999293",
    gstPercent: 18,
  };
  const dependencies = {
    ...createDependencies([createRow("purchase_email", { data: { ...purchase, gst_percent: 18 } })]),
    invoice,
  };
  await deliverOutbox(dependencies, { limit: 1 });
  expect(dependencies.brevo.sendMail).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ text: expect.stringContaining("GSTIN: 27AAPFU0939F1ZV") }),
  );
});
