import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Call } from "../../../../tests/support/account-factory";
import {
  listArguments,
  failRpc,
  makeAdminReplies,
  makeTask,
  serveAdminReplies,
  type AdminReplies,
} from "../../../../tests/support/admin-factory";
import { maths, science } from "../../../../tests/support/factories";
import { renderWithProviders } from "../../../../tests/support/render";
import { hasUnsavedChanges } from "../../../lib/unsaved-changes";
import { Payments } from "./payments";

let replies: AdminReplies;
let calls: Call[];

beforeEach(() => {
  replies = makeAdminReplies();
  calls = serveAdminReplies(replies);
});

const openRefunds = (search = "") =>
  renderWithProviders(<Payments />, { path: `/adminpanel?section=payments&view=refunds${search}` });
const getDialog = () => within(screen.getByRole("dialog", { name: "Decide" }));
const listDecisions = () => listArguments(calls, "decide_refund");
const noRequest = { requestReason: null, requestNote: null, requestedAt: null };
const task = makeTask();

async function openDecision() {
  const admin = openRefunds();
  await admin.click(await screen.findByRole("button", { name: "Decide on pay_Sunrise0000001" }));
  return admin;
}

const chooseAll = async (admin: Awaited<ReturnType<typeof openDecision>>) => {
  for (const name of ["Maths, ₹250", "Science, ₹300"])
    await admin.click(getDialog().getByRole("checkbox", { name }));
};

const enterManualRefund = async (
  admin: Awaited<ReturnType<typeof openDecision>>,
  method: string,
  reference: string,
  day: string,
) => {
  await admin.selectOptions(getDialog().getByLabelText("How was it paid?"), method);
  if (reference !== "") await admin.type(getDialog().getByLabelText(/^Reference/), reference);
  fireEvent.change(getDialog().getByLabelText("Paid on (IST)"), { target: { value: day } });
};

describe("the queue of refunds", () => {
  it("shows student, exams and reason of a refund", async () => {
    openRefunds();
    expect(await screen.findByRole("heading", { name: "Requested by the family" })).toBeVisible();
    expect(screen.getByText("1 refund")).toBeVisible();
    expect(screen.getByText("· asha@olympeak.example")).toBeVisible();
    expect(screen.getByRole("link", { name: "Asha Verma" })).toHaveAttribute(
      "href",
      expect.stringContaining("section=families&student="),
    );
    expect(screen.getByText("Maths ₹250, Science ₹300")).toBeVisible();
    expect(screen.getByText(/Double payment: “Twice by UPI\.”/)).toBeVisible();
  });

  it("names the organiser who started a refund for the family", async () => {
    replies.list_refund_tasks = [makeTask({ startedBy: "Meera Rao" })];
    openRefunds();
    expect(await screen.findByRole("heading", { name: "Started by Meera Rao for the family" })).toBeVisible();
    expect(screen.getByText(/^Meera Rao, after a call: Double payment: “Twice by UPI\.”/)).toBeVisible();
    expect(screen.queryByText("Requested by the family")).toBeNull();
  });

  it("has a file of the list that is shown", async () => {
    const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
    vi.spyOn(URL, "revokeObjectURL").mockReturnValue(undefined);
    const admin = openRefunds("&state=done&q=asha");
    await admin.click(await screen.findByRole("button", { name: "Export this list" }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(listArguments(calls, "export_refunds")).toEqual([
      { p_state: "done", p_search: "asha", p_offset: 0 },
    ]);
  });

  it("has one list for each state, each with its own URL", async () => {
    const admin = openRefunds();
    await screen.findByText("1 refund");
    replies.list_refund_tasks = [
      makeTask({ status: "processed", note: "Sorry.", decidedAt: "2026-11-21T05:00:00+00:00" }),
    ];
    await admin.click(screen.getByRole("link", { name: "Done" }));
    expect(await screen.findByText("Refunded")).toBeVisible();
    expect(screen.getByText("Sorry.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Decide/ })).toBeNull();
    expect(listArguments(calls, "list_refund_tasks").at(-1)).toEqual({
      p_state: "done",
      p_search: "",
      p_limit: 10,
      p_offset: 0,
    });
  });

  it("opens a refused payment without an order again", async () => {
    replies.list_refund_tasks = [
      makeTask({
        status: "refused",
        orderNumber: null,
        note: "Sorry.",
        decidedAt: "2026-11-21T05:00:00+00:00",
      }),
    ];
    const admin = openRefunds("&state=done");
    const press = async () => admin.click(await screen.findByRole("button", { name: /^Open again/ }));
    await press();
    expect(
      await screen.findByText(/^The refund waits for a decision again, under “To decide”\./),
    ).toBeVisible();
    expect(listArguments(calls, "reopen_refused_payment")).toEqual([{ p_task_id: makeTask().id }]);
    replies.reopen_refused_payment = { outcome: "not_refused" };
    await press();
    expect(await screen.findByText(/^Somebody has opened this refund again already\./)).toBeVisible();
    expect(screen.queryByText(/^The refund waits for a decision again/)).toBeNull();
  });

  it("has no button to open a refused refund of an order again", async () => {
    replies.list_refund_tasks = [makeTask({ status: "refused", note: "Sorry." })];
    openRefunds("&state=done");
    expect(await screen.findByText("Sorry.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Open again/ })).toBeNull();
  });

  it("can be searched in every list", async () => {
    const admin = openRefunds();
    await screen.findByText("1 refund");
    await admin.type(screen.getByRole("searchbox"), "1042");
    await waitFor(() =>
      expect(listArguments(calls, "list_refund_tasks").at(-1)).toMatchObject({
        p_state: "open",
        p_search: "1042",
      }),
    );
    expect(listArguments(calls, "count_refund_tasks").at(-1)).toEqual({ p_state: "open", p_search: "1042" });
    replies.list_refund_tasks = [];
    replies.count_refund_tasks = 0;
    await admin.click(screen.getByRole("link", { name: "Done" }));
    expect(await screen.findByRole("heading", { name: "Nothing found under “Done”" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Search under “To decide”" })).toHaveAttribute(
      "href",
      expect.stringContaining("state=open&q="),
    );
    expect(listArguments(calls, "list_refund_tasks").at(-1)).toMatchObject({
      p_state: "done",
      p_search: "1042",
    });
  });

  it.each(["To decide", "Review and refunds"])(
    "is loaded again when the link %s is pressed again",
    async (tab) => {
      const admin = openRefunds();
      await screen.findByText("1 refund");
      replies.count_refund_tasks = 2;
      await admin.click(screen.getByRole("link", { name: tab }));
      expect(await screen.findByText("2 refunds")).toBeVisible();
    },
  );

  it("is loaded again when the window gets the focus", async () => {
    openRefunds();
    await screen.findByText("1 refund");
    replies.count_refund_tasks = 2;
    act(() => {
      window.dispatchEvent(new Event("focus"));
    });
    expect(await screen.findByText("2 refunds")).toBeVisible();
  });

  it("shows that a refund on the gateway's dashboard has settled the family's request", async () => {
    replies.list_refund_tasks = [makeTask({ reason: "dashboard_refund", status: "merged", ...noRequest })];
    openRefunds("&state=done");
    expect(await screen.findByText("Settled with another refund of this payment")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Decide/ })).toBeNull();
  });

  it("shows what was refunded, how and by whom", async () => {
    const done = { status: "processed", refundedAt: "2026-11-22T04:30:00+00:00" };
    replies.list_refund_tasks = [
      makeTask({ ...done, refundedExams: ["Maths"], isByHand: true, decidedBy: "Meera Rao" }),
      makeTask({
        ...done,
        id: "7a500000-0000-4000-8000-000000000003",
        refundedAt: "2026-11-20T18:30:00+00:00",
        refundedExams: ["Science"],
        isByHand: true,
        decidedBy: "Meera Rao",
        paidMethod: "upi",
        paidOn: "2026-11-21",
        bankReference: "426331000001",
      }),
      makeTask({
        ...done,
        ...noRequest,
        id: "7a500000-0000-4000-8000-000000000002",
        reason: "second_payment",
        refundedExams: [],
        isByHand: false,
        refundId: "rfnd_1",
        bankReference: "70000000001",
        validOrder: 1042,
        items: null,
        orderNumber: null,
      }),
    ];
    openRefunds("&state=done");
    expect(await screen.findByText(/^Maths, manually, 22 Nov 2026/)).toBeVisible();
    expect(
      screen.getByText("Science, manually: UPI, 21 November 2026 (reference 426331000001)"),
    ).toBeVisible();
    expect(
      screen.getByText(
        /^₹550, by Razorpay, automatically, 22 Nov 2026.*\(rfnd_1, bank reference 70000000001\)$/,
      ),
    ).toBeVisible();
    expect(screen.getByText("Order 1042, paid for the same cart")).toBeVisible();
  });

  it("shows who refused the request before it was opened again, when and why", async () => {
    const refusal = {
      refused_at: "2026-11-21T05:00:00.000Z",
      refused_by: "Meera Rao",
      answer: "One payment only.",
      reason: "payment_error",
      note: "The bank failed.",
      amount_paise: 25000,
      requested_at: "2026-11-20T05:00:00.000Z",
    };
    replies.list_refund_tasks = [makeTask({ status: "processed", refusals: [refusal] })];
    openRefunds("&state=done");
    expect(await screen.findByText(/^₹250, Payment error: “The bank failed\.”/)).toHaveTextContent(
      /asked on 20 Nov 2026.* IST\. Refused by Meera Rao on 21 Nov 2026.* IST: “One payment only\.”$/,
    );
    expect(screen.getByText("Refused before")).toBeVisible();
  });

  it("shows that nothing is waiting", async () => {
    replies.list_refund_tasks = [];
    replies.count_refund_tasks = 0;
    openRefunds();
    expect(await screen.findByRole("heading", { name: "Nothing is waiting for you" })).toBeVisible();
  });

  it("does not say that nothing is waiting if the page number is too high", async () => {
    replies.list_refund_tasks = [];
    replies.count_refund_tasks = 10;
    openRefunds("&page=2");
    expect(await screen.findByRole("heading", { name: "There is nothing on this page" })).toBeVisible();
    expect(screen.queryByText("Nothing is waiting for you")).toBeNull();
  });

  it("shows a payment of an unknown family", async () => {
    replies.list_refund_tasks = [
      makeTask({ reason: "unknown_order", studentId: null, orderNumber: null, items: null, ...noRequest }),
    ];
    openRefunds();
    expect(await screen.findByText("not one of our students")).toBeVisible();
  });
});

describe("deciding on a refund", () => {
  it("refunds the chosen exams after a confirmation", async () => {
    const admin = await openDecision();
    for (const box of getDialog().getAllByRole("checkbox")) expect(box).not.toBeChecked();
    await admin.click(getDialog().getByRole("checkbox", { name: "Maths, ₹250" }));
    await admin.type(getDialog().getByLabelText("Note to the family (optional)"), "Sorry for the trouble.");
    await admin.click(getDialog().getByRole("button", { name: "Continue" }));
    expect(
      getDialog().getByText(
        /^₹250 will be refunded through Razorpay\. The registration for Maths ends\. .* The family gets an email when the refund is on its way\. This cannot be undone\.$/,
      ),
    ).toBeVisible();
    for (const text of ["Refund this?", "Asha Verma", "Maths", "₹250", "“Sorry for the trouble.”"])
      expect(getDialog().getByText(text)).toBeVisible();
    expect(listDecisions()).toEqual([]);
    replies.list_refund_tasks = [];
    replies.count_refund_tasks = 0;
    await admin.click(getDialog().getByRole("button", { name: "Yes, do it" }));
    expect(await screen.findByRole("heading", { name: "Nothing is waiting for you" })).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(listDecisions()).toEqual([
      {
        p_task_id: task.id,
        p_decision: "refund",
        p_note: "Sorry for the trouble.",
        p_exam_ids: [maths],
      },
    ]);
  });

  it("refuses only with a reason, and without exams", async () => {
    replies.decide_refund = { outcome: "refused", amount_paise: 55000 };
    const admin = await openDecision();
    await admin.click(getDialog().getByRole("radio", { name: /^Refuse/ }));
    expect(getDialog().queryByRole("checkbox")).toBeNull();
    await admin.click(getDialog().getByRole("button", { name: "Continue" }));
    expect(getDialog().getByRole("alert")).toHaveTextContent("Please write a note that says how or why.");
    const note = getDialog().getByLabelText("Note to the family");
    expect(note).toHaveAccessibleDescription(/The family reads it with the request/);
    await admin.type(note, "Paid once only.");
    await admin.click(getDialog().getByRole("button", { name: "Continue" }));
    expect(
      getDialog().getByText(
        "No refund. The family gets your note by email. The family cannot ask again. If this was a mistake, an organiser can start the refund again, at its order.",
      ),
    ).toBeVisible();
    await admin.click(getDialog().getByRole("button", { name: "Yes, do it" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listDecisions()).toEqual([
      { p_task_id: task.id, p_decision: "refuse", p_note: "Paid once only." },
    ]);
  });

  it("says that the rest of a partly refunded order stays registered", async () => {
    const admin = await openDecision();
    await admin.click(getDialog().getByRole("checkbox", { name: /^Maths/ }));
    await admin.click(getDialog().getByRole("button", { name: "Continue" }));
    expect(
      getDialog().getByText(
        /The registration for Maths ends\. Science stays registered\. The family cannot ask again for this order, but an organiser can start another refund of it\./,
      ),
    ).toBeVisible();
  });

  it("keeps the typed input after Back in the confirmation", async () => {
    const admin = await openDecision();
    await admin.click(getDialog().getByRole("radio", { name: /^Already refunded manually/ }));
    await chooseAll(admin);
    await admin.type(getDialog().getByLabelText("Note to the family"), "By bank transfer.");
    await enterManualRefund(admin, "bank_transfer", "SBIN426331000001", "2026-11-21");
    await admin.click(getDialog().getByRole("button", { name: "Continue" }));
    expect(getDialog().getByText(/^₹550 will be marked as refunded manually\./)).toBeVisible();
    await admin.click(getDialog().getByRole("button", { name: "Back" }));
    expect(getDialog().getByLabelText("Note to the family")).toHaveValue("By bank transfer.");
    expect(getDialog().getByLabelText("Reference")).toHaveValue("SBIN426331000001");
    expect(listDecisions()).toEqual([]);
  });

  it("requires an exam to refund", async () => {
    const admin = await openDecision();
    await admin.click(getDialog().getByRole("button", { name: "Continue" }));
    expect(getDialog().getByRole("alert")).toHaveTextContent("Please choose the exams to refund.");
  });

  it("limits the length of the note", async () => {
    const admin = await openDecision();
    await admin.click(getDialog().getByLabelText("Note to the family (optional)"));
    await admin.paste("x".repeat(501));
    await admin.click(getDialog().getByRole("button", { name: "Continue" }));
    expect(getDialog().getByRole("alert")).toHaveTextContent("Please shorten the note to 500 characters.");
  });

  it("asks for the method, the reference and the day of a manual refund", async () => {
    replies.decide_refund = { outcome: "processed", amount_paise: 25000 };
    const admin = await openDecision();
    await admin.click(getDialog().getByRole("radio", { name: /^Already refunded manually/ }));
    await admin.click(getDialog().getByRole("checkbox", { name: "Maths, ₹250" }));
    await admin.type(getDialog().getByLabelText("Note to the family"), "After a call.");
    const expectProblem = async (text: string) => {
      await admin.click(getDialog().getByRole("button", { name: "Continue" }));
      expect(getDialog().getByRole("alert")).toHaveTextContent(text);
    };
    await expectProblem("Please choose how it was paid.");
    await admin.selectOptions(getDialog().getByLabelText("How was it paid?"), "bank_transfer");
    await expectProblem("Please enter the reference of the refund, such as the UTR.");
    await admin.click(getDialog().getByLabelText("Reference"));
    await admin.paste("x".repeat(65));
    await expectProblem("Please shorten the reference to 64 characters.");
    await admin.clear(getDialog().getByLabelText("Reference"));
    await enterManualRefund(admin, "bank_transfer", "SBIN426331000001", "2026-11-20");
    await expectProblem(
      "Please enter the day on which it was paid: not before the payment, and not in the future.",
    );
    fireEvent.change(getDialog().getByLabelText("Paid on (IST)"), { target: { value: "2099-01-01" } });
    await expectProblem(
      "Please enter the day on which it was paid: not before the payment, and not in the future.",
    );
    fireEvent.change(getDialog().getByLabelText("Paid on (IST)"), { target: { value: "2026-11-21" } });
    await admin.click(getDialog().getByRole("button", { name: "Continue" }));
    expect(getDialog().getByText("Bank transfer")).toBeVisible();
    expect(getDialog().getByText("SBIN426331000001")).toBeVisible();
    expect(getDialog().getByText("21 November 2026")).toBeVisible();
    await admin.click(getDialog().getByRole("button", { name: "Yes, do it" }));
    await waitFor(() =>
      expect(listDecisions()).toMatchObject([
        {
          p_decision: "by_hand",
          p_paid_method: "bank_transfer",
          p_reference: "SBIN426331000001",
          p_paid_on: "2026-11-21",
        },
      ]),
    );
  });

  it("reports all missing fields of a manual refund at once", async () => {
    const admin = await openDecision();
    await admin.click(getDialog().getByRole("radio", { name: /^Already refunded manually/ }));
    await admin.click(getDialog().getByRole("button", { name: "Continue" }));
    expect(getDialog().getByRole("alert")).toHaveTextContent(
      "Please choose the exams to refund. Please choose how it was paid. Please enter the reference of the refund, such as the UTR. Please enter the day on which it was paid: not before the payment, and not in the future. Please write a note that says how or why.",
    );
  });

  it.each(["abc", "12345", "abcdefgh"])(
    "does not accept %s as the reference of a refund by UPI",
    async (text) => {
      const admin = await openDecision();
      await admin.click(getDialog().getByRole("radio", { name: /^Already refunded manually/ }));
      await chooseAll(admin);
      await admin.type(getDialog().getByLabelText("Note to the family"), "By UPI.");
      await enterManualRefund(admin, "upi", text, "2026-11-21");
      await admin.click(getDialog().getByRole("button", { name: "Continue" }));
      expect(getDialog().getByRole("alert")).toHaveTextContent(
        /^Please enter the whole reference: at least 6 letters or digits, with a digit in it\.$/,
      );
    },
  );

  it("asks before a confirmation is closed, because the typed note would be lost", async () => {
    const admin = await openDecision();
    await chooseAll(admin);
    await admin.type(getDialog().getByLabelText("Note to the family (optional)"), "Sorry.");
    await admin.click(getDialog().getByRole("button", { name: "Continue" }));
    expect(hasUnsavedChanges()).toBe(true);
    fireEvent(screen.getByRole("dialog", { name: "Decide" }), new Event("cancel", { cancelable: true }));
    expect(await screen.findByRole("dialog", { name: "Close without saving?" })).toBeVisible();
    expect(screen.getByRole("dialog", { name: "Decide" })).toBeVisible();
  });

  it("needs no reference for cash", async () => {
    replies.decide_refund = { outcome: "processed", amount_paise: 25000 };
    const admin = await openDecision();
    await admin.click(getDialog().getByRole("radio", { name: /^Already refunded manually/ }));
    await admin.click(getDialog().getByRole("checkbox", { name: "Maths, ₹250" }));
    await admin.type(getDialog().getByLabelText("Note to the family"), "At the school.");
    await enterManualRefund(admin, "cash", "", "2026-11-21");
    expect(getDialog().getByLabelText("Reference (optional)")).toBeVisible();
    await admin.click(getDialog().getByRole("button", { name: "Continue" }));
    expect(getDialog().getByText("Cash")).toBeVisible();
  });

  it("can only be a refusal by the organiser who started the refund of a double payment that cannot be proved", async () => {
    replies.list_refund_tasks = [makeTask({ startedBy: "Meera Rao", needsOtherOrganiser: true })];
    await openDecision();
    expect(getDialog().getAllByRole("radio")).toHaveLength(1);
    expect(getDialog().getByText(/as a double payment though we have no other payment/)).toBeVisible();
    expect(screen.getByText(/Ask another organiser to read it and to decide/)).toBeInTheDocument();
  });

  it("sends no refund to the gateway if it was made on the gateway's dashboard", async () => {
    replies.list_refund_tasks = [makeTask({ reason: "dashboard_refund", amountPaise: 25000, ...noRequest })];
    const admin = await openDecision();
    expect(getDialog().getAllByRole("radio")).toHaveLength(2);
    await admin.click(getDialog().getByRole("checkbox", { name: "Science, ₹300" }));
    expect(getDialog().queryByLabelText(/family/)).toBeNull();
    expect(getDialog().getByLabelText("Note")).toHaveAccessibleDescription(/The family does not see it/);
    await admin.type(getDialog().getByLabelText("Note"), "For Science.");
    await admin.click(getDialog().getByRole("button", { name: "Continue" }));
    expect(
      getDialog().getByText(
        /^₹250 will be marked as refunded manually\. The registration for Science ends\./,
      ),
    ).toBeVisible();
    await admin.click(getDialog().getByRole("button", { name: "Yes, do it" }));
    await waitFor(() =>
      expect(listDecisions()).toMatchObject([{ p_decision: "by_hand", p_exam_ids: [science] }]),
    );
  });

  it("suggests to refuse a dispute first; a dispute lost at the bank ends the chosen exams", async () => {
    replies.list_refund_tasks = [makeTask({ reason: "dispute", amountPaise: 40_000, ...noRequest })];
    const admin = await openDecision();
    expect(getDialog().getAllByRole("radio")).toEqual([
      getDialog().getByRole("radio", { name: /^Refuse/, checked: true }),
      getDialog().getByRole("radio", { name: /^Already refunded manually/, checked: false }),
    ]);
    await admin.click(getDialog().getByRole("radio", { name: /^Already refunded manually/ }));
    await admin.click(getDialog().getByRole("checkbox", { name: "Maths, ₹250" }));
    await admin.type(getDialog().getByLabelText("Note"), "Lost at the bank.");
    await admin.click(getDialog().getByRole("button", { name: "Continue" }));
    expect(
      getDialog().getByText(/^₹400 will be marked as refunded manually\. The registration for Maths ends\./),
    ).toBeVisible();
    expect(listDecisions()).toEqual([]);
  });

  it("refuses one exam for a whole order that was refunded on the dashboard, because all its registrations end", async () => {
    replies.list_refund_tasks = [makeTask({ reason: "dashboard_refund", ...noRequest })];
    const admin = await openDecision();
    await admin.type(getDialog().getByLabelText("Note"), "By Meera.");
    await admin.click(getDialog().getByRole("checkbox", { name: "Science, ₹300" }));
    await admin.click(getDialog().getByRole("button", { name: "Continue" }));
    expect(getDialog().getByRole("alert")).toHaveTextContent(/all its registrations end/);
  });

  it("can only be a refusal by the organiser who started a refund with the reason “Another reason”", async () => {
    replies.list_refund_tasks = [
      makeTask({ requestReason: "other", startedBy: "Meera Rao", needsOtherOrganiser: true }),
    ];
    await openDecision();
    expect(getDialog().getByText(/another organiser must approve it/)).toBeVisible();
    expect(getDialog().getAllByRole("radio")).toEqual([
      getDialog().getByRole("radio", { name: /^Refuse/, checked: true }),
    ]);
  });

  it("is the approval if another organiser started the refund for another reason", async () => {
    replies.list_refund_tasks = [makeTask({ requestReason: "other", startedBy: "Meera Rao" })];
    await openDecision();
    expect(
      getDialog().getByText(/^Meera Rao started this refund .* is the approval that it needs/),
    ).toBeVisible();
    expect(getDialog().queryByText(/needs no second organiser/)).toBeNull();
  });

  it("is the approval if another organiser started the refund of a double payment that cannot be proved", async () => {
    replies.list_refund_tasks = [makeTask({ startedBy: "Meera Rao" })];
    await openDecision();
    expect(
      getDialog().getByText(
        "Meera Rao started this refund as a double payment, but we have no other payment for its exams. Your decision is the approval that it needs.",
      ),
    ).toBeVisible();
  });

  it("needs no second organiser for a double payment with another payment that we hold", async () => {
    const otherPayment = {
      payment_id: "pay_Sunrise0000002",
      amount_paise: 55000,
      paid_at: "2026-11-20T21:00:00.000Z",
      order_number: 1043,
      refunded_paise: 0,
      state: "order",
    };
    replies.list_refund_tasks = [makeTask({ startedBy: "Meera Rao", otherPayments: [otherPayment] })];
    await openDecision();
    expect(getDialog().getByText(/it needs no second organiser/)).toBeVisible();
  });

  it("names the approved exams of a refund that failed, and chooses them again", async () => {
    const [first, second] = makeTask().items;
    replies.list_refund_tasks = [
      makeTask({ status: "failed", items: [{ ...first, is_approved: true }, second] }),
    ];
    await openDecision();
    expect(screen.getByText("Approved for").nextSibling).toHaveTextContent(/^Maths$/);
    expect(getDialog().getByRole("checkbox", { name: "Maths, ₹250" })).toBeChecked();
    expect(getDialog().getByRole("checkbox", { name: "Science, ₹300" })).not.toBeChecked();
  });

  it("shows how much of the payment can still be refunded, if the gateway does it", async () => {
    replies.list_refund_tasks = [makeTask({ leftPaise: 30000 })];
    const admin = await openDecision();
    expect(getDialog().getByText("₹300 of this payment can still be refunded.")).toBeVisible();
    await admin.click(getDialog().getByRole("radio", { name: /^Refuse/ }));
    expect(getDialog().queryByText(/can still be refunded/)).toBeNull();
  });

  it.each([
    [{ outcome: "exceeds_payment", left_paise: 10000 }, /^Only ₹100 of this payment is left\./],
    [{ outcome: "invalid_items" }, /cannot be refunded with this payment/],
    [{ outcome: "invalid_decision" }, /decision is not possible/],
    [{ outcome: "method_required" }, /choose how it was paid/],
    [{ outcome: "invalid_day" }, /not before the payment/],
    [
      { outcome: "reference_taken", order_number: 241, payment_id: "pay_Moon00000000001" },
      "This reference is already recorded for order 241. Check the number.",
    ],
    [
      { outcome: "reference_taken", order_number: null, payment_id: "pay_Moon00000000001" },
      "This reference is already recorded for payment pay_Moon00000000001. Check the number.",
    ],
    [{ outcome: "needs_other_organiser" }, /Another organiser must approve it/],
  ])(
    "shows why the server refused the decision, and does not clear the typed text: %o",
    async (answer, text) => {
      replies.decide_refund = answer;
      const admin = await openDecision();
      await chooseAll(admin);
      await admin.type(getDialog().getByLabelText("Note to the family (optional)"), "Sorry.");
      await admin.click(getDialog().getByRole("button", { name: "Continue" }));
      await admin.click(getDialog().getByRole("button", { name: "Yes, do it" }));
      expect(await getDialog().findByText(text)).toBeVisible();
      expect(getDialog().getByLabelText("Note to the family (optional)")).toHaveValue("Sorry.");
    },
  );

  it.each([
    [
      { outcome: "not_open", status: "queued", decided_by: "Meera Rao" },
      "Order 1042, ₹550: This refund has already been decided by Meera Rao: approved, waits for Razorpay. Nothing was changed.",
    ],
    [{ outcome: "not_found" }, "Order 1042, ₹550: This refund no longer exists. Nothing was changed."],
  ])("closes the dialog with the reason if the refund is no longer open: %o", async (reply, text) => {
    replies.decide_refund = reply;
    const admin = await openDecision();
    expect(
      getDialog().getByText("You can decide on this refund yourself: it needs no second organiser."),
    ).toBeVisible();
    await chooseAll(admin);
    await admin.click(getDialog().getByRole("button", { name: "Continue" }));
    replies.list_refund_tasks = [];
    replies.count_refund_tasks = 0;
    await admin.click(getDialog().getByRole("button", { name: "Yes, do it" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("heading", { name: "Nothing is waiting for you" })).toBeVisible();
  });

  it.each([
    ["queued", makeTask(), /^Refund/, "The refund is queued. Order 1042, ₹250.", "Open order 1042"],
    [
      "processed",
      makeTask(),
      /^Already refunded/,
      "Marked as refunded. Order 1042, ₹250.",
      "Open order 1042",
    ],
    [
      "refused",
      makeTask({ reason: "amount_mismatch", items: null, orderNumber: null, ...noRequest }),
      /^Refuse/,
      "Refused. Payment pay_Sunrise0000001, ₹250. The family gets your note by email.",
      "Open the family of Asha Verma",
    ],
  ])("says what happened, with a link: %s", async (outcome, row, choice, done, link) => {
    replies.list_refund_tasks = [row];
    replies.decide_refund = { outcome, amount_paise: 25000 };
    const admin = await openDecision();
    await admin.click(getDialog().getByRole("radio", { name: choice }));
    for (const box of getDialog().queryAllByRole("checkbox", { name: /^Maths/ })) await admin.click(box);
    await admin.type(getDialog().getByLabelText(/^Note/), "After a call.");
    if (outcome === "processed") await enterManualRefund(admin, "upi", "426331000001", "2026-11-21");
    await admin.click(getDialog().getByRole("button", { name: "Continue" }));
    await admin.click(getDialog().getByRole("button", { name: "Yes, do it" }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(screen.getByRole("link", { name: link })).toHaveAttribute(
      "href",
      expect.stringMatching(outcome === "refused" ? /section=families/ : /section=payments&q=%231042$/),
    );
    await admin.click(screen.getByRole("link", { name: "In progress" }));
    expect(screen.getByRole("link", { name: "In progress" })).toHaveAttribute("aria-current", "page");
    expect(screen.queryByText(done)).toBeNull();
  });

  it("shows an error if the server fails, and can be tried again", async () => {
    failRpc("decide_refund", 400, { message: "broken" });
    const admin = await openDecision();
    await chooseAll(admin);
    await admin.click(getDialog().getByRole("button", { name: "Continue" }));
    await admin.click(getDialog().getByRole("button", { name: "Yes, do it" }));
    expect(await getDialog().findByText("Something went wrong. Please try again.")).toBeVisible();
    expect(getDialog().getByRole("button", { name: "Continue" })).toBeEnabled();
  });
});

describe("refusing to refund a wrong amount", () => {
  it("sends the note to the family, and says so", async () => {
    replies.decide_refund = { outcome: "refused", amount_paise: 24900 };
    replies.list_refund_tasks = [
      makeTask({
        reason: "amount_mismatch",
        items: null,
        orderNumber: null,
        amountPaise: 24900,
        cartExams: ["English"],
        ...noRequest,
      }),
    ];
    const admin = await openDecision();
    expect(getDialog().getByLabelText("Note (optional)")).toBeVisible();
    await admin.click(getDialog().getByRole("radio", { name: /^Refuse/ }));
    expect(
      getDialog().getByText("The family then has neither exam nor money back: we keep ₹249."),
    ).toBeVisible();
    const note = getDialog().getByLabelText("Note to the family");
    expect(note).toHaveAccessibleDescription(/The family reads it by email/);
    await admin.type(note, "The bank has returned it.");
    await admin.click(getDialog().getByRole("button", { name: "Continue" }));
    for (const text of ["Asha Verma", "English", "₹249", "“The bank has returned it.”"])
      expect(getDialog().getByText(text)).toBeVisible();
    expect(
      getDialog().getByText(
        /^No refund\. The family then has neither exam nor money back: we keep ₹249\. The family gets your note by email\./,
      ),
    ).toBeVisible();
  });

  it("does not say that the family has no exam if another order has it", async () => {
    replies.list_refund_tasks = [
      makeTask({
        reason: "second_payment",
        items: null,
        orderNumber: null,
        validOrder: 1042,
        ...noRequest,
      }),
    ];
    const admin = await openDecision();
    await admin.click(getDialog().getByRole("radio", { name: /^Refuse/ }));
    expect(getDialog().getByLabelText("Note to the family")).toBeVisible();
    expect(getDialog().queryByText(/neither exam nor money/)).toBeNull();
  });
});

describe("the card of a refund", () => {
  it("shows the other payments for the same exams, with their states", async () => {
    const otherPayment = {
      payment_id: "pay_Sunrise0000002",
      amount_paise: 25000,
      paid_at: "2026-11-20T21:00:00.000Z",
      order_number: 1043,
      refunded_paise: 5000,
      state: "order",
    };
    replies.list_refund_tasks = [
      makeTask({
        otherPayments: [
          otherPayment,
          {
            ...otherPayment,
            payment_id: "pay_3",
            order_number: null,
            refunded_paise: 25000,
            state: "processed",
          },
          { ...otherPayment, payment_id: "pay_4", order_number: null, refunded_paise: 0, state: "not_paid" },
        ],
      }),
    ];
    openRefunds();
    const lines = await screen.findAllByText(/, ₹250 on 21 Nov 2026/);
    expect(lines.map(({ textContent }) => textContent.replace(/^(.*?),.* IST/, "$1"))).toEqual([
      "pay_Sunrise0000002: order 1043, ₹50 refunded",
      "pay_3: no order, refunded",
      "pay_4: not completed by the bank, so no money reached us",
    ]);
  });

  it("says that a double payment has no other payment; other refunds have no such line", async () => {
    replies.list_refund_tasks = [
      makeTask(),
      makeTask({ id: "7a500000-0000-4000-8000-000000000002", requestReason: "payment_error" }),
    ];
    openRefunds();
    expect(await screen.findAllByText("none for these exams")).toHaveLength(1);
  });

  it("says what to do about a refund that failed, and which emails the family got", async () => {
    replies.list_refund_tasks = [makeTask({ status: "failed", detail: "No balance." })];
    openRefunds();
    expect(await screen.findByText("Failed, decide again")).toBeVisible();
    const steps = within(screen.getByRole("region", { name: "What to do" })).getAllByRole("listitem");
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      "Read Razorpay’s reply above.",
      expect.stringMatching(/top it up and choose “Refund” again/),
      expect.stringMatching(/ask the family for another way/),
      expect.stringMatching(/now emailed that the refund did not go through\.$/),
    ]);
  });

  it("lists the tries that failed, with their refunds at the gateway", async () => {
    replies.list_refund_tasks = [
      makeTask({
        status: "queued",
        failures: [
          {
            failed_at: "2026-11-22T06:30:00.000Z",
            refund_id: "rfnd_1",
            detail: "The gateway could not pay the refund out.",
            amount_paise: 55000,
          },
          { failed_at: "2026-11-21T06:30:00.000Z", refund_id: null, detail: null, amount_paise: 55000 },
        ],
      }),
    ];
    openRefunds("&state=under_way");
    expect(await screen.findByText(/^₹550, 22 Nov 2026.* IST, rfnd_1: The gateway could not/)).toBeVisible();
    expect(screen.getByText(/^₹550, 21 Nov 2026.* IST, not accepted by Razorpay$/)).toBeVisible();
  });

  it.each([
    [{ reason: "amount_mismatch", cartPaise: 25_000, paymentPaise: 75_000 }, /^The cart was ₹250, but ₹750/],
    [{ reason: "unknown_order" }, /^Open Razorpay’s dashboard, Payments, and search for the payment id/],
    [{ reason: "dispute" }, /^Open Razorpay’s dashboard, Disputes/],
    [{ reason: "dashboard_refund" }, /^Somebody refunded this payment in Razorpay’s dashboard/],
    [{ reason: "late_for_price" }, /^The cart was older than 48 hours/],
    [{ requestReason: "other" }, /you decide as the second organiser/],
    [{ requestReason: "other", needsOtherOrganiser: true }, /Ask another organiser/],
    [{}, /^Compare what the family says with “Other payments” and the order/],
    [{ requestReason: "payment_error" }, /^Compare what the family says with the payment and the order/],
  ])("says what to do, step by step: %o", async (more, first) => {
    replies.list_refund_tasks = [makeTask(more)];
    openRefunds();
    const steps = within(await screen.findByRole("region", { name: "What to do" })).getAllByRole("listitem");
    expect(steps[0]).toHaveTextContent(first);
    expect(steps.length).toBeGreaterThan(1);
  });

  it("does not tell the organiser who started a refund with “Another reason” to choose “Refund”", async () => {
    replies.list_refund_tasks = [makeTask({ requestReason: "other", needsOtherOrganiser: true })];
    openRefunds();
    const steps = await screen.findByRole("region", { name: "What to do" });
    expect(steps).not.toHaveTextContent("Choose “Refund”");
  });

  it("points to “Other payments” of a wrong amount only if there are any", async () => {
    const wrongAmount = { reason: "amount_mismatch", cartPaise: 25_000, paymentPaise: 75_000, ...noRequest };
    replies.list_refund_tasks = [makeTask(wrongAmount)];
    openRefunds();
    const steps = await screen.findByRole("region", { name: "What to do" });
    expect(steps).toHaveTextContent("but ₹750 arrived. We have no other payment for these exams.");
    expect(steps).not.toHaveTextContent("Other payments");
  });

  it("says by when a family expects our answer about its payment", async () => {
    replies.list_refund_tasks = [
      makeTask({
        reason: "amount_mismatch",
        items: null,
        orderNumber: null,
        answerBy: "2026-12-02",
        ...noRequest,
      }),
    ];
    openRefunds();
    expect(await screen.findByText(/Decide by Wednesday, 2 December/)).toHaveTextContent(
      /^We have emailed the family that we are checking this payment\./,
    );
  });

  it("says that an approved refund waits for the gateway", async () => {
    replies.list_refund_tasks = [makeTask({ status: "queued" })];
    openRefunds("&state=under_way");
    expect(await screen.findByText("Approved, waits for Razorpay")).toBeVisible();
    expect(screen.queryByText("What to do")).toBeNull();
  });

  it("shows the cart of a payment without an order, and the missing amount", async () => {
    replies.list_refund_tasks = [
      makeTask({
        reason: "amount_mismatch",
        requestReason: null,
        requestedAt: null,
        items: null,
        orderNumber: null,
        amountPaise: 24900,
        paymentPaise: 24900,
        cartPaise: 25000,
        cartExams: ["English"],
      }),
    ];
    openRefunds();
    expect(await screen.findByText("English, ₹250 (₹1 too little paid)")).toBeVisible();
  });

  it("shows who decided", async () => {
    replies.list_refund_tasks = [
      makeTask({ status: "refused", decidedAt: "2026-11-22T06:30:00+00:00", decidedBy: "Meera" }),
    ];
    openRefunds("&state=done");
    expect(await screen.findByText(/^Meera, 22 Nov 2026/)).toBeVisible();
  });
});
