import { focusManager } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import type { Call } from "../../../../tests/support/account-factory";
import {
  listArguments,
  makeAdminReplies,
  serveAdminReplies,
  type AdminReplies,
} from "../../../../tests/support/admin-factory";
import { asha } from "../../../../tests/support/factories";
import {
  makeFamily,
  makeFamilyConnection,
  makeFamilyConsent,
  makeFamilyEvent,
  makeFoundFamily,
} from "../../../../tests/support/family-factory";
import { renderWithProviders, getShownQuery } from "../../../../tests/support/render";
import { api, server } from "../../../../tests/support/server/server";
import { Families } from "./families";

let replies: AdminReplies;
let calls: Call[];

beforeEach(() => {
  replies = makeAdminReplies();
  calls = serveAdminReplies(replies);
});

const openSearch = (search = "") =>
  renderWithProviders(<Families />, { path: `/adminpanel?section=families${search}` });
const openFamilyPage = () => openSearch(`&student=${asha.id}`);

describe("the search for a family", () => {
  it("searches for the typed text, and links to the family's page", async () => {
    replies.list_families = [makeFoundFamily({ foundBy: "phone" })];
    const organiser = openSearch();
    await organiser.type(await screen.findByRole("searchbox", { name: "Find a family" }), "+91 98220 12345");
    const [, row] = within(await screen.findByRole("region", { name: "Families" })).getAllByRole("row");
    expect(row).toHaveTextContent("phone number");
    expect(listArguments(calls, "list_families").at(-1)).toEqual({ p_search: "+91 98220 12345" });
    await organiser.click(screen.getByRole("link", { name: "Open Asha Verma" }));
    expect(getShownQuery()).toBe(`?section=families&student=${asha.id}&q=%2B91%2098220%2012345`);
    expect(await screen.findByRole("link", { name: "Search again" })).toHaveAttribute(
      "href",
      "/adminpanel?section=families&q=%2B91%2098220%2012345",
    );
  });

  it.each([
    ["asha", "name"],
    ["Ravi VERMA", "guardian"],
    ["hill view", "school"],
    ["asha@olympeak", "email"],
    ["ravi hill", "guardian and school"],
    ["nobody", "name, guardian, school or email"],
  ])("shows in which fields the words “%s” were found: %s", async (search, field) => {
    replies.list_families = [makeFoundFamily()];
    openSearch(`&q=${encodeURIComponent(search)}`);
    const [, row] = within(await screen.findByRole("region", { name: "Families" })).getAllByRole("row");
    expect(row).toHaveTextContent(new RegExp(`Hill View School(Found by)?${field}(Action)?Open`));
  });

  it("labels names that are only similar", async () => {
    const similar = makeFoundFamily({ id: "f2", name: "Aasha Varma", foundBy: "similar" });
    replies.list_families = [makeFoundFamily(), similar];
    openSearch("&q=asha");
    expect(await screen.findByText("1 found, then 1 similar name")).toBeVisible();
    const rows = within(screen.getByRole("region", { name: "Families" })).getAllByRole("row");
    expect(rows[1]).not.toHaveTextContent("similar name");
    expect(rows[2]).toHaveTextContent("similar name");
  });

  it("labels emails that are only similar", async () => {
    replies.list_families = [makeFoundFamily({ foundBy: "similar" })];
    openSearch("&q=ascha%40olympeak.example");
    expect(
      await screen.findByText("Nobody is spelt like this. 1 similar email, the closest first"),
    ).toBeVisible();
    const [, row] = within(screen.getByRole("region", { name: "Families" })).getAllByRole("row");
    expect(row).toHaveTextContent(/similar email(Action)?Open/);
  });

  it("labels a payment that was found by a part of its id", async () => {
    replies.list_families = [makeFoundFamily({ foundBy: "payment_part" })];
    openSearch("&q=pay_Ab12");
    expect(await screen.findByText("part of a payment or refund id")).toBeVisible();
  });

  it("shows that nobody has exactly this name if all names are only similar", async () => {
    replies.list_families = [makeFoundFamily({ foundBy: "similar" })];
    openSearch("&q=ascha");
    expect(
      await screen.findByText("Nobody is spelt like this. 1 similar name, the closest first"),
    ).toBeVisible();
  });

  it("shows an account that is not confirmed, and sends the confirmation email again", async () => {
    const resendBodies: unknown[] = [];
    server.use(
      http.post(`${api}/auth/v1/resend`, async ({ request }) => {
        resendBodies.push(await request.json());
        return HttpResponse.json({});
      }),
    );
    const registration = {
      email: "nila@mail.example",
      name: "Nila Roy",
      phone: "9811122333",
      registeredAt: "2026-11-29T05:36:00Z",
      isConfirmed: false,
    };
    const omar = { ...registration, email: "omar@mail.example", name: null, phone: null, isConfirmed: true };
    replies.list_unfinished_registrations = [registration, omar];
    const organiser = openSearch("&q=roy");
    const list = await screen.findByRole("region", { name: "Registered, but not logged in yet" });
    const [first, second] = within(list).getAllByRole("listitem");
    expect(first).toHaveTextContent("registered on 29 Nov 2026, 11:06 am; email not confirmed");
    expect(first).toHaveTextContent("but the email address is not confirmed yet.");
    expect(second).toHaveTextContent("email confirmed");
    expect(screen.queryByText(/^Nobody found/)).toBeNull();
    expect(listArguments(calls, "list_unfinished_registrations")).toEqual([{ p_search: "roy" }]);
    await organiser.click(
      screen.getByRole("button", { name: "Send the confirmation email again to nila@mail.example" }),
    );
    await organiser.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(resendBodies).toEqual([expect.objectContaining({ type: "signup", email: "nila@mail.example" })]);
  });

  it("answers common questions without the page of a family", async () => {
    const organiser = openSearch();
    await organiser.click(await screen.findByText("Common questions"));
    await organiser.type(screen.getByLabelText("Search the questions"), "school list");
    expect(screen.getByText(/^We do not share any student’s data with a school/)).toBeVisible();
    await organiser.clear(screen.getByLabelText("Search the questions"));
    await organiser.click(screen.getByText("Delete our data"));
    expect(screen.getByText(/^First check whether this is the family’s first child/)).toBeVisible();
  });

  it("shows that nobody was found", async () => {
    openSearch("&q=nobody");
    expect(await screen.findByText(/^Nobody found/)).toBeVisible();
  });
});

describe("the page of a family", () => {
  it.each([
    [makeFamilyConsent(), /^Ravi Verma gave the guardian’s consent on 21 November 2026\. Nothing else/],
    [
      makeFamilyConsent({ given_at: null }),
      /^No guardian has given the consent yet\. All exams can be taken/,
    ],
    [
      makeFamilyConsent({ given_at: null, withdrawn_at: "2026-11-28T20:00:00Z" }),
      /^The guardian’s consent was withdrawn on 29 November 2026\./,
    ],
  ])("says whether the consent is there, missing or withdrawn: %j", async (consent, text) => {
    const { student, ...page } = makeFamily();
    replies.read_family = { ...page, student: { ...student, consent } };
    openFamilyPage();
    // Once, among the sentences for the parent or under the details.
    expect(await screen.findAllByText(text)).toHaveLength(1);
  });

  it("asks, with the address, before it emails the link for the consent, and shows a refusal", async () => {
    const { student, ...page } = makeFamily();
    replies.read_family = {
      ...page,
      student: { ...student, consent: makeFamilyConsent({ given_at: null }) },
    };
    replies.send_consent_mail = { outcome: "too_many" };
    const organiser = openFamilyPage();
    await organiser.click(await screen.findByRole("button", { name: "Email the consent link" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Email the link for the consent?" }));
    expect(dialog.getByText(asha.email)).toBeVisible();
    expect(listArguments(calls, "send_consent_mail")).toEqual([]);
    await organiser.click(dialog.getByRole("button", { name: "Send" }));
    expect(await dialog.findByText(/^The link was emailed too often today/)).toBeVisible();
    replies.send_consent_mail = { outcome: "queued" };
    await organiser.click(dialog.getByRole("button", { name: "Send" }));
    expect(
      await screen.findByText(`The link for the consent will be emailed to ${asha.email}.`),
    ).toBeInTheDocument();
    expect(listArguments(calls, "send_consent_mail").at(-1)).toEqual({ p_student_id: asha.id });
  });

  it("offers no email for a consent that is given", async () => {
    openFamilyPage();
    expect(await screen.findByRole("button", { name: "Send password reset email" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Email the consent link" })).toBeNull();
  });

  it.each([
    [
      { outcome: "payment_under_way", until: "2099-12-01T00:38:00+00:00" },
      "Not possible before 1 Dec 2099, 6:08 am IST, because a payment was started and may still reach us.",
    ],
    [
      { outcome: "payment_under_way", until: null },
      "Not possible until we have decided on and completed a payment or a refund that is open.",
    ],
    [
      { outcome: "exam_under_way", until: "2099-01-09T06:30:00+00:00" },
      "Not possible before 9 Jan 2099, 12:00 pm IST, because an exam is running.",
    ],
    [
      { outcome: "award_under_way" },
      "Not possible while an award is packed or on its way: the family confirms on its result page that it has arrived, or we note it.",
    ],
  ])("says why and until when the account cannot be deleted: %j", async (refusal, text) => {
    const { student, ...page } = makeFamily();
    replies.read_family = { ...page, student: { ...student, deletion_refusal: refusal } };
    const organiser = openFamilyPage();
    expect(await screen.findByText(text)).toBeVisible();
    await organiser.click(screen.getByText("Common questions"));
    await organiser.click(screen.getByText("Delete our data"));
    expect(screen.getByText(/^Not possible .* The family can do this themselves/)).toBeVisible();
    expect(screen.getByText(/still to come, and the fees are not refunded/)).toBeVisible();
  });

  it("finds a common question by words of its answer, and opens the answer if only one question is found", async () => {
    replies.read_family = makeFamily();
    const organiser = openFamilyPage();
    await organiser.click(await screen.findByText("Common questions"));
    await organiser.type(screen.getByLabelText("Search the questions"), "parcel BROKEN again");
    expect(screen.getByText("The award arrived broken, or never arrived")).toBeVisible();
    expect(screen.getByText(/two weeks after the parcel was posted/)).toBeVisible();
    expect(screen.queryByText("Delete our data")).not.toBeInTheDocument();
    await organiser.type(screen.getByLabelText("Search the questions"), " elephant");
    expect(screen.getByText("No question has these words.")).toBeVisible();
  });

  it.each([
    [
      "disability extra time",
      "Extra time for a child with a disability or an injury",
      /usually 20 minutes, at most 60/,
    ],
    ["real company", "Who are you, and is this a real company", /^Olympeak\. Our phone number is \+91 80/],
    [
      "gstin company receipt",
      "The receipt, or tax invoice",
      /the name or GSTIN of a company cannot be put on it/,
    ],
  ])("finds the common question and its answer with the words “%s”", async (words, question, answer) => {
    const organiser = openFamilyPage();
    await organiser.click(await screen.findByText("Common questions"));
    await organiser.type(screen.getByLabelText("Search the questions"), words);
    expect(screen.getByText(question)).toBeVisible();
    expect(screen.getByText(answer)).toBeVisible();
  });

  it.each([
    ["money back", "Please refund"],
    ["OTP", "I did not get the password reset email"],
    ["admit card", "Where is the hall ticket or admit card?"],
    ["certificate spelling", "The name on the certificate is misspelt"],
    ["wifi", "The internet or the power failed during the exam"],
    ["power cut", "The internet or the power failed during the exam"],
    ["bill", "The receipt, or tax invoice"],
    ["kicked out", "Kicked out: “You are now taking the exam in another tab or device”"],
    ["Continue here", "Kicked out: “You are now taking the exam in another tab or device”"],
    ["another device", "Kicked out: “You are now taking the exam in another tab or device”"],
    ["froze", "The exam page is stuck or frozen, or the child is logged out"],
    ["frozen", "The exam page is stuck or frozen, or the child is logged out"],
    ["stuck", "The exam page is stuck or frozen, or the child is logged out"],
    ["logged out", "The exam page is stuck or frozen, or the child is logged out"],
    [
      "different from this screen",
      "Message after the exam: “Question 10: what we received is different from this screen”",
    ],
    ["fever", "My child is ill on the day, or cannot take the exam"],
    ["father", "Someone other than the guardian asks about a child: what can I tell them?"],
    ["uncle", "Someone other than the guardian asks about a child: what can I tell them?"],
    ["what can I tell", "Someone other than the guardian asks about a child: what can I tell them?"],
    ["stranger", "Someone other than the guardian asks about a child: what can I tell them?"],
    ["stop emails", "Stop emails"],
    ["withdraw consent", "Withdraw consent"],
  ])("finds a common question by the caller's words “%s”", async (words, question) => {
    const organiser = openFamilyPage();
    await organiser.click(await screen.findByText("Common questions"));
    await organiser.type(screen.getByLabelText("Search the questions"), words);
    expect(screen.getByText(question)).toBeVisible();
    expect(screen.queryByText("A copy of our data")).toBeNull();
  });

  it.each([
    [
      true,
      /^This child was registered first, so deleting this account also deletes the accounts of the other children: Riya and Om\. To delete only one of the others, first choose that child in the menu at the top of the dashboard\. The family can do this themselves/,
      /^Dashboard, Profile, “Change email”/,
    ],
    [
      false,
      /^Only Asha Verma’s account is deleted; the others stay\. The family can do this themselves/,
      /^The email address belongs to the account of the child who was registered first\. Choose that child in the menu at the top of the dashboard, then: Dashboard, Profile, “Change email”/,
    ],
  ])(
    "says what a deletion includes and where the email is changed, if the child is the first: %s",
    async (isFirst, deletion, email) => {
      const { student, ...page } = makeFamily();
      const child = { class_name: null, is_refund_waiting: false, last_mail_at: null, next: null };
      replies.read_family = {
        ...page,
        student: { ...student, is_first: isFirst },
        children: [
          { ...child, id: "r", name: "Riya" },
          { ...child, id: "o", name: "Om" },
        ],
      };
      const organiser = openFamilyPage();
      await organiser.click(await screen.findByText("Common questions"));
      await organiser.click(screen.getByText("Delete our data"));
      expect(screen.getByText(deletion)).toBeVisible();
      await organiser.click(screen.getByText("We want to change our email address"));
      expect(screen.getByText(email)).toBeVisible();
    },
  );

  it("is read again when the window gets the focus, and shows when it was read", async () => {
    openFamilyPage();
    expect(await screen.findByText(/^What to tell the parent \(status at \d+:\d\d [ap]m\)$/)).toBeVisible();
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await waitFor(() => expect(listArguments(calls, "read_family")).toHaveLength(2));
    focusManager.setFocused(undefined);
  });

  it("has no sentences to read out, and no email to send again, after the account was deleted", async () => {
    const { student, exams } = makeFamily();
    replies.read_family = makeFamily({
      student: {
        ...student,
        name: null,
        email: null,
        is_deleted: true,
        consent: makeFamilyConsent({ given_at: null }),
      },
      exams: [
        Object.assign({}, exams[0], {
          attempt: "finished",
          connection: makeFamilyConnection({ is_log_deleted: true }),
        }),
      ],
      events: [makeFamilyEvent({ kind: "mail", what: "sent", code: "purchase_email", id: "m1" })],
    });
    const organiser = openFamilyPage();
    expect(await screen.findByText(/^This account has been deleted/)).toBeVisible();
    await organiser.click(screen.getByText(/^Connection: record deleted/));
    expect(screen.getByText("Email sent: “Receipt of the payment”")).toBeVisible();
    expect(screen.queryByText("Tell the parent:")).toBeNull();
    expect(screen.queryByText(/^No guardian has given the consent/)).toBeNull();
    expect(screen.queryByRole("button", { name: /^Send again/ })).toBeNull();
  });

  it("shows the sentence for the parent, the exams and the history", async () => {
    replies.read_family = makeFamily({
      events: [
        makeFamilyEvent({ kind: "paid", what: "none", code: "1042", amount_paise: 25000, exam: "Maths" }),
      ],
    });
    openFamilyPage();
    expect(await screen.findByText(/^Your payment of ₹250 for Maths has reached us/)).toBeVisible();
    expect(screen.getByText("Paid ₹250, order 1042")).toBeVisible();
    expect(screen.getByText(/9 January 2099, time not announced$/)).toBeVisible();
    expect(screen.getByRole("link", { name: "View or email the receipt of order 1042" })).toHaveAttribute(
      "href",
      "/adminpanel?section=payments&q=%231042&receipt=1042",
    );
    expect(screen.getByRole("link", { name: "Open order 1042" })).toHaveAttribute(
      "href",
      "/adminpanel?section=payments&q=%231042",
    );
    expect(screen.getByRole("link", { name: "Exam record and extra time for Maths" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Result and certificate for Maths" })).toBeNull();
    expect(listArguments(calls, "read_family")).toEqual([{ p_student_id: asha.id }]);
  });

  it("links to the result and the award of an exam", async () => {
    const [exam] = makeFamily().exams;
    replies.read_family = makeFamily({
      exams: [Object.assign({}, exam, { result_paper_id: "p1", has_award: true })],
    });
    openFamilyPage();
    expect(await screen.findByRole("link", { name: "Result and certificate for Maths" })).toHaveAttribute(
      "href",
      expect.stringMatching(/section=results&edition=[^&]+&paper=p1&view=attempts&search=/),
    );
    expect(screen.getByRole("link", { name: "Award and address for Maths" })).toHaveAttribute(
      "href",
      expect.stringContaining("section=awards"),
    );
  });

  it("shows when the connection was lost in an exam, and a sentence about it", async () => {
    const [exam] = makeFamily().exams;
    const connection = makeFamilyConnection({
      losses: [{ from: "2099-01-09T05:35:10Z", until: "2099-01-09T05:37:12Z" }],
      delayed: 4,
    });
    replies.read_family = makeFamily({ exams: [Object.assign({}, exam, { connection })] });
    const organiser = openFamilyPage();
    const line = await screen.findByText("Connection: lost once, for 2 minutes");
    await organiser.click(line);
    expect(screen.getByText("11:05:10 am to 11:07:12 am, 2 minutes")).toBeVisible();
    expect(
      screen.getByText(/the connection was lost once, .* The device kept 4 answers .*; all of them count/),
    ).toBeVisible();
  });

  it("shows that a paid exam is in another class than the profile", async () => {
    const [exam] = makeFamily().exams;
    replies.read_family = makeFamily({ exams: [Object.assign({}, exam, { class: "Class 6" })] });
    openFamilyPage();
    expect(
      await screen.findByText(
        /^The profile says Class 5: this exam stays in Class 6 unless you change its class\. Ask/,
      ),
    ).toBeVisible();
  });

  it("asks before it sends an email again, and shows to whom, which email, and a refusal", async () => {
    const messageId = "aaa50000-0000-4000-8000-000000000001";
    replies.read_family = makeFamily({
      events: [
        makeFamilyEvent({
          kind: "mail",
          what: "dead",
          code: "purchase_email",
          exam: "Maths",
          amount_paise: 25000,
          note: "gave up: mailbox full",
          id: messageId,
        }),
      ],
    });
    replies.resend_message = { outcome: "too_many" };
    const organiser = openFamilyPage();
    await organiser.click(
      await screen.findByRole("button", { name: /^Send again Email not sent: “Receipt/ }),
    );
    const dialog = within(await screen.findByRole("dialog", { name: "Send this email again?" }));
    expect(dialog.getByText(asha.email)).toBeVisible();
    expect(dialog.getByText("Receipt of the payment")).toBeVisible();
    expect(dialog.getByText(/^Maths · ₹250 · Not sent because/)).toBeVisible();
    expect(listArguments(calls, "resend_message")).toEqual([]);
    await organiser.click(dialog.getByRole("button", { name: "Send again" }));
    expect(await dialog.findByText(/sent again three times today/)).toBeVisible();
    replies.resend_message = { outcome: "queued" };
    await organiser.click(dialog.getByRole("button", { name: "Send again" }));
    await waitFor(() => expect(listArguments(calls, "read_family").length).toBeGreaterThan(1));
    expect(listArguments(calls, "resend_message")).toEqual([
      { p_message_id: messageId },
      { p_message_id: messageId },
    ]);
  });

  it("has no “Send again” button for an email that was not sent because it was no longer true", async () => {
    const mail = { kind: "mail", what: "dead", code: "exam_reminder_email", exam: "Maths", id: asha.id };
    replies.read_family = { ...makeFamily(), events: [makeFamilyEvent({ ...mail, note: "no longer true" })] };
    openFamilyPage();
    expect(
      await screen.findByText("Maths · Not sent because: it was no longer true when it was due"),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Send again/ })).toBeNull();
  });

  it("saves a note of the call, and keeps the text after a refusal", async () => {
    replies.add_family_note = { outcome: "too_many" };
    const organiser = openFamilyPage();
    const field = await screen.findByLabelText("Note about a call");
    await organiser.type(field, "The mother called.");
    await organiser.click(screen.getByRole("button", { name: "Save note" }));
    expect(await screen.findByText("This family has 200 notes. No more can be added.")).toBeVisible();
    expect(field).toHaveValue("The mother called.");
    replies.add_family_note = { outcome: "saved" };
    await organiser.click(screen.getByRole("button", { name: "Save note" }));
    await waitFor(() => expect(field).toHaveValue(""));
    expect(listArguments(calls, "add_family_note").at(-1)).toEqual({
      p_student_id: asha.id,
      p_text: "The mother called.",
    });
  });

  it("opens the dialogs to edit the details and to change the class of an exam", async () => {
    const organiser = openFamilyPage();
    await organiser.click(await screen.findByRole("button", { name: "Edit details" }));
    expect(await screen.findByRole("dialog", { name: "Edit student" })).toBeVisible();
    await organiser.click(screen.getByRole("button", { name: "Cancel" }));
    await organiser.click(screen.getByRole("button", { name: "Change the class of an exam" }));
    expect(await screen.findByRole("dialog", { name: "Exams of Asha Verma" })).toBeVisible();
  });

  it("shows that there is no such student", async () => {
    replies.read_family = { outcome: "not_found" };
    openFamilyPage();
    expect(await screen.findByText("There is no such student")).toBeVisible();
  });
});
