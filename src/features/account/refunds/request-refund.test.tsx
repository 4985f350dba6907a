import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { makeAccount, orderId, serveAccount, type Account } from "../../../../tests/support/account-factory";
import { logIn } from "../../../../tests/support/factories";
import { renderWithProviders } from "../../../../tests/support/render";
import { api, server } from "../../../../tests/support/server/server";
import type { Order } from "../../../data/orders";
import { RequestRefund } from "./request-refund";

type Parent = ReturnType<typeof renderWithProviders>;

const order: Order = {
  id: orderId,
  number: 1042,
  paymentId: "pay_1",
  amountPaise: 50000,
  refundStatus: "none",
  orderedAt: "2027-01-05T06:00:00+00:00",
  editionId: "",
  class: { name: "Class 5" },
  items: [],
  refundedPaise: 0,
  gstPercent: null,
  creditNotes: [],
};
const request = {
  id: "7e000000-0000-4000-8000-000000000001",
  orderId,
  status: "requested",
  amountPaise: 50000,
  approvedPaise: null as number | null,
  answer: null as string | null,
  requestedAt: "2027-01-05T20:00:00.123456+00:00",
  decidedAt: null as string | null,
  processedAt: null as string | null,
  failedAt: null as string | null,
  isByOrganiser: false,
};

let account: Account;

beforeEach(() => {
  account = makeAccount();
  account.list_refundable_orders = [
    { orderId: orderId, amountPaise: 50000, until: "2027-01-07T18:30:00+00:00" },
  ];
  serveAccount(account);
  logIn();
});

/** Serves this outcome for every refund request, and records the requests. */
function serveRefunds(outcome: object, status = 200): unknown[] {
  const requests: unknown[] = [];
  server.use(
    http.post(`${api}/rest/v1/rpc/request_refund`, async ({ request }) => {
      requests.push(await request.json());
      return HttpResponse.json(outcome, { status });
    }),
  );
  return requests;
}

const renderRefundPart = (shownOrder = order) => renderWithProviders(<RequestRefund order={shownOrder} />);
const findOpener = () => screen.findByRole("button", { name: "Request refund for order 1042" });
const getDialog = () => within(screen.getByRole("dialog", { name: "Request a refund" }));
const getNoteField = () => getDialog().getByLabelText(/Anything else we should know/);

async function openDialog(): Promise<Parent> {
  const parent = renderRefundPart();
  await parent.click(await findOpener());
  return parent;
}

async function pressSend(parent: Parent): Promise<void> {
  await parent.click(getDialog().getByRole("button", { name: "Send request" }));
}

async function fillAndSend(parent: Parent): Promise<void> {
  await parent.click(getDialog().getByRole("radio", { name: /^Double payment/ }));
  await parent.type(getNoteField(), "By UPI twice.");
  await pressSend(parent);
}

describe("a parent whose order can still be refunded", () => {
  it("sees the last day for a request, in Indian time", async () => {
    renderRefundPart();
    await findOpener();
    expect(screen.getByText(/^until Thursday,? 7 January \(IST\)$/)).toBeVisible();
  });

  it("can read the order number and the refund rules before deciding", async () => {
    await openDialog();
    expect(getDialog().getByText("Order 1042 · ₹500")).toBeVisible();
    expect(
      getDialog().getByText(/within 2 business days of registration or before the exam day/),
    ).toBeVisible();
    expect(getDialog().getByText(/7-10 business days to the original payment method/)).toBeVisible();
    expect(getDialog().getByText(/non-refundable, unless the error was ours/)).toBeVisible();
    expect(getDialog().getAllByRole("radio")).toHaveLength(3);
  });

  it("can cancel with one press, and nothing is sent", async () => {
    const requests = serveRefunds({});
    const parent = await openDialog();
    await parent.click(getDialog().getByRole("button", { name: "Keep my registration" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await findOpener()).toBeVisible();
    expect(requests).toEqual([]);
  });

  it("must choose a reason before the request is sent", async () => {
    const requests = serveRefunds({});
    const parent = await openDialog();
    await pressSend(parent);
    expect(getDialog().getByRole("alert")).toHaveTextContent("Please choose what went wrong.");
    await parent.click(getDialog().getByRole("radio", { name: /^System failure/ }));
    expect(getDialog().queryByRole("alert")).toBeNull();
    expect(requests).toEqual([]);
  });

  it("sends a request, sees that the request has arrived, and finds it on the order", async () => {
    const requests = serveRefunds({ outcome: "requested", request_id: "1", amount_paise: 50000 });
    const parent = await openDialog();
    account.list_refundable_orders = [];
    account.refund_requests = [request];
    await fillAndSend(parent);
    expect(await getDialog().findByText(/We have your request for ₹500\./)).toBeVisible();
    expect(requests).toEqual([{ p_order_id: orderId, p_reason: "double_payment", p_note: "By UPI twice." }]);
    expect(await screen.findByText(/^You requested a refund of ₹500 on 6 January 2027\./)).toBeVisible();
    expect(screen.queryByRole("button", { name: /Request refund/ })).toBeNull();
    await parent.click(getDialog().getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toHaveTextContent("You requested a refund of ₹500");
  });
});

describe("a request that is refused", () => {
  it.each([
    [{ outcome: "too_late", deadline: "2027-01-07T18:30:00+00:00" }, /The last day was Thursday,? 7 January/],
    [{ outcome: "already_requested", request_id: "1", status: "refused" }, /already requested a refund/],
    [{ outcome: "nothing_left" }, /has already been refunded/],
    [{ outcome: "not_found" }, /could not find this order/],
    [{ outcome: "invalid_reason" }, /choose what went wrong/],
    [{ outcome: "note_too_long" }, /shorten the note to 500 characters/],
    [{ outcome: "outcome_of_a_newer_server" }, /Our service is not responding right now/],
  ])("shows why, and does not clear the typed text, for the reply %j", async (outcome, sentence) => {
    serveRefunds(outcome);
    const parent = await openDialog();
    await fillAndSend(parent);
    expect(await getDialog().findByRole("alert")).toHaveTextContent(sentence);
    expect(getNoteField()).toHaveValue("By UPI twice.");
    expect(getDialog().getByRole("radio", { name: /^Double payment/ })).toBeChecked();
    expect(getDialog().getByRole("button", { name: "Send request" })).toBeEnabled();
  });

  it("can be sent again when the service did not respond", async () => {
    serveRefunds({ message: "no" }, 500);
    const parent = await openDialog();
    await fillAndSend(parent);
    expect(await getDialog().findByRole("alert")).toHaveTextContent(
      "Our service is not responding right now.",
    );
    const requests = serveRefunds({ outcome: "requested", request_id: "1", amount_paise: 50000 });
    await pressSend(parent);
    expect(await getDialog().findByText(/We have your request/)).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  it("stays visible in the dialog when the order now shows an earlier request", async () => {
    serveRefunds({ outcome: "already_requested", request_id: "1", status: "requested" });
    const parent = await openDialog();
    account.list_refundable_orders = [];
    account.refund_requests = [request];
    await fillAndSend(parent);
    expect(await screen.findByText(/^You requested a refund of ₹500 on/)).toBeVisible();
    expect(getDialog().getByRole("alert")).toHaveTextContent("already requested a refund");
  });
});

describe("an order whose refund was requested", () => {
  const decidedAt = "2027-01-06T06:00:00+00:00";
  const processedAt = "2027-01-11T06:00:00+00:00";

  it.each([
    [{}, /^You requested a refund of ₹500 on 6 January 2027\. We are checking it/],
    [
      { isByOrganiser: true },
      /^We are looking into a refund of this order since 6 January 2027\. Our reply will appear here\.$/,
    ],
    [
      { status: "approved", approvedPaise: 25000, decidedAt },
      /^Refund of ₹250 approved on 6 January 2027\. It takes 7-10 business days\./,
    ],
    [
      { status: "approved", approvedPaise: 25000, decidedAt, failedAt: processedAt },
      /^Refund of ₹250 approved on 6 January 2027, but the bank could not pay it out\. We will send it again/,
    ],
    [
      { status: "refused", answer: "The exam was written.", decidedAt },
      /^Refund refused on 6 January 2027\.Why: The exam was written\.Questions\? Write to/,
    ],
    [
      { status: "processed", approvedPaise: 50000, answer: "Sent to your bank.", decidedAt, processedAt },
      /^₹500 paid back on 11 January 2027\.We wrote: Sent to your bank\.$/,
    ],
  ])("shows the status of the request %j", async (fields, sentence) => {
    account.list_refundable_orders = [];
    account.refund_requests = [{ ...request, ...fields }];
    renderRefundPart();
    const line = await screen.findByText(/refund|paid back/i, { selector: "p:first-child" });
    expect(line.parentElement).toHaveTextContent(sentence);
    expect(screen.queryByRole("button")).toBeNull();
  });
});

it("an order with two refunds shows both, the newest first", async () => {
  const paid = { status: "processed", answer: null, decidedAt: "2027-01-06T06:00:00+00:00" };
  account.list_refundable_orders = [];
  account.refund_requests = [
    { ...request, isByOrganiser: true, requestedAt: "2027-01-09T06:00:00+00:00" },
    {
      ...request,
      ...paid,
      id: "7e000000-0000-4000-8000-000000000002",
      approvedPaise: 25000,
      processedAt: "2027-01-08T06:00:00+00:00",
    },
  ];
  renderRefundPart();
  const newest = await screen.findByText(
    /^We are looking into a refund of this order since 9 January 2027\./,
  );
  const oldest = screen.getByText("₹250 paid back on 8 January 2027.");
  expect(newest.compareDocumentPosition(oldest)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const creditNote = {
  number: "CN/26-27/1",
  issuedAt: "2027-01-09T06:00:00Z",
  amountPaise: 25000,
  earlierPaise: 0,
  exams: ["Computer"],
  paidBy: "bank_transfer",
  reference: "UTR426331000001",
  refundedAt: "2027-01-07T18:30:00Z",
  requestId: request.id,
};

it.each([
  [
    {},
    "₹250 for Computer, paid back on 8 January 2027 by bank transfer, reference UTR426331000001.We wrote: By transfer.",
  ],
  [
    { paidBy: "gateway", reference: null, exams: ["English", "Maths"], requestId: null },
    "₹250 for English and Maths, paid back on 8 January 2027 to the method it was paid with.",
  ],
  [
    { paidBy: "bank", reference: null, exams: [], requestId: null },
    "₹250 paid back on 8 January 2027 by your bank.",
  ],
])("a paid refund says for which exam, how and with which reference: %j", async (changes, text) => {
  account.list_refundable_orders = [];
  account.refund_requests = [
    {
      ...request,
      status: "processed",
      approvedPaise: 25000,
      answer: "By transfer.",
      decidedAt: "2027-01-06T06:00:00+00:00",
      processedAt: "2027-01-09T06:00:00+00:00",
    },
  ].filter(({ id }) => ({ ...creditNote, ...changes }).requestId === id);
  renderRefundPart({ ...order, creditNotes: [{ ...creditNote, ...changes }] });
  const line = await screen.findByText(/paid back on 8 January 2027/);
  await waitFor(() => expect(line.parentElement).toHaveTextContent(text));
});

it("an organiser's note about a refund is not shown once a later refund of the order was paid", async () => {
  account.list_refundable_orders = [];
  account.refund_requests = [
    {
      ...request,
      status: "processed",
      approvedPaise: 25000,
      answer: "English and Maths stay registered.",
      decidedAt: "2027-01-06T06:00:00+00:00",
      processedAt: "2027-01-09T06:00:00+00:00",
    },
  ];
  const laterNote = { ...creditNote, number: "CN/26-27/2", requestId: null };
  renderRefundPart({ ...order, refundStatus: "full", creditNotes: [creditNote, laterNote] });
  expect(await screen.findAllByText(/paid back on 8 January 2027/)).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
  expect(screen.queryByText(/stay registered/)).toBeNull();
});

it("no refund part is shown for an order that is too old to be refunded", async () => {
  account.list_refundable_orders = [{ orderId: "another", amountPaise: 1, until: "2027-01-07T18:30:00Z" }];
  let replyCount = 0;
  server.events.on("response:mocked", () => (replyCount += 1));
  renderRefundPart();
  await waitFor(() => expect(replyCount).toBe(2));
  server.events.removeAllListeners();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByText(/refund/i)).toBeNull();
});

it("an error is shown if refunds could not be loaded, with a button to try again", async () => {
  server.use(
    http.post(`${api}/rest/v1/rpc/list_refundable_orders`, () => HttpResponse.json({}, { status: 500 })),
  );
  const parent = renderRefundPart();
  expect(await screen.findByText(/could not load your refunds/)).toBeVisible();
  serveAccount(account);
  await parent.click(screen.getByRole("button", { name: /^Try again/ }));
  expect(await findOpener()).toBeVisible();
});
