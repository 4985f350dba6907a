import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { Call } from "../../../../tests/support/account-factory";
import {
  listArguments,
  makeAdminReplies,
  serveAdminReplies,
  type AdminReplies,
} from "../../../../tests/support/admin-factory";
import { makeOffice } from "../../../../tests/support/office-factory";
import { renderWithProviders } from "../../../../tests/support/render";
import { OfficeView } from "./office";

let replies: AdminReplies;
let calls: Call[];

beforeEach(() => {
  replies = makeAdminReplies();
  calls = serveAdminReplies(replies);
});

const openOffice = (query = "") =>
  renderWithProviders(<OfficeView />, { path: `/adminpanel?section=office${query}` });

describe("organisers", () => {
  it("are appointed by a request, which a second organiser has to approve", async () => {
    const organiser = openOffice();
    await organiser.type(
      await screen.findByLabelText("Email address with which the person registered"),
      "new@mail.example",
    );
    await organiser.click(screen.getByRole("button", { name: "Send for approval" }));
    await waitFor(() =>
      expect(screen.getByLabelText("Email address with which the person registered")).toHaveValue(""),
    );
    expect(listArguments(calls, "ask_organiser_change")).toEqual([
      { p_kind: "appoint", p_email: "new@mail.example" },
    ]);
  });

  it.each([
    ["not_found", /^No account has this email/],
    ["second_factor_off", /^First make the authenticator app compulsory/],
    ["already_asked", /^This change is already waiting/],
  ])("are not appointed if the server replies %s", async (outcome, sentence) => {
    replies.ask_organiser_change = { outcome };
    const organiser = openOffice();
    await organiser.type(
      await screen.findByLabelText("Email address with which the person registered"),
      "new@mail.example",
    );
    await organiser.click(screen.getByRole("button", { name: "Send for approval" }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText("Email address with which the person registered")).toHaveValue(
      "new@mail.example",
    );
  });

  it("are confirmed by another organiser, never by the organiser who asked", async () => {
    const change = { kind: "appoint", email: "new@mail.example", asked_at: "2026-11-28T04:00:00Z" };
    replies.read_office = makeOffice({
      changes: [
        { ...change, id: "c1", name: "Nina", asked_by: "Vikram", is_mine: false },
        { ...change, id: "c2", name: "Omar", asked_by: "Meera", is_mine: true },
      ],
    });
    const organiser = openOffice();
    await organiser.click(await screen.findByRole("button", { name: "Confirm for Nina" }));
    await waitFor(() =>
      expect(listArguments(calls, "decide_organiser_change")).toEqual([{ p_id: "c1", p_is_confirmed: true }]),
    );
    expect(screen.queryByRole("button", { name: "Confirm for Omar" })).toBeNull();
    expect(screen.getByRole("button", { name: "Withdraw for Omar" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Reject for Nina" })).toBeVisible();
  });

  it("are not removed if the server replies that only one is left", async () => {
    const organiser = openOffice();
    await organiser.click(await screen.findByRole("button", { name: "Remove Vikram" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Remove Vikram?" }));
    replies.ask_organiser_change = { outcome: "last_organiser" };
    await organiser.click(dialog.getByRole("button", { name: "Send for approval" }));
    expect(await dialog.findByText("The last organiser cannot be removed.")).toBeVisible();
  });

  it("can be required to use a second factor; several organisers cannot choose that one is enough", async () => {
    replies.read_office = makeOffice({ is_second_factor_required: false });
    const organiser = openOffice();
    await organiser.click(await screen.findByRole("button", { name: "Make the app compulsory" }));
    expect(listArguments(calls, "set_office_setting")).toEqual([]);
    await organiser.click(screen.getByRole("button", { name: "Make it compulsory" }));
    await waitFor(() =>
      expect(listArguments(calls, "set_office_setting")).toEqual([
        { p_name: "require_admin_mfa", p_is_on: true },
      ]),
    );
    expect(screen.queryByRole("button", { name: "One organiser is enough" })).toBeNull();
  });
});

describe("requiring a second factor", () => {
  it("is refused to an organiser who has not logged in with a second factor", async () => {
    replies.read_office = makeOffice({ is_second_factor_required: false });
    replies.set_office_setting = { outcome: "own_factor_missing" };
    const organiser = openOffice();
    await organiser.click(await screen.findByRole("button", { name: "Make the app compulsory" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Make the authenticator app compulsory?" }),
    );
    await organiser.click(dialog.getByRole("button", { name: "Make it compulsory" }));
    expect(await dialog.findByText(/^First set up your own authenticator app/)).toBeVisible();
    expect(screen.getByText("At present, organisers log in with a password only.")).toBeInTheDocument();
  });

  it("applies to every organiser from then on", async () => {
    replies.read_office = makeOffice({ is_second_factor_required: false });
    const organiser = openOffice();
    await organiser.click(await screen.findByRole("button", { name: "Make the app compulsory" }));
    replies.read_office = makeOffice({ is_second_factor_required: true });
    await organiser.click(screen.getByRole("button", { name: "Make it compulsory" }));
    expect(
      await screen.findByText("The authenticator app is now compulsory for all organisers."),
    ).toBeInTheDocument();
    expect(await screen.findByText(/^An authenticator app is compulsory/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Make the app compulsory" })).toBeNull();
    expect(screen.queryByRole("link", { name: /^Set up your own/ })).toBeNull();
  });
});

describe("emails that were not sent", () => {
  it("are sent again", async () => {
    replies.list_failed_mails = [
      {
        id: "m1",
        kind: "purchase_email",
        studentId: "s1",
        name: "Asha Verma",
        email: "asha@mail.example",
        queuedAt: "2026-11-28T04:00:00Z",
        lastError: "mailbox full",
      },
    ];
    const organiser = openOffice("&view=mails");
    expect(await screen.findByText("Receipt of the payment")).toBeVisible();
    await organiser.click(screen.getByRole("button", { name: "Send again to Asha Verma" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Send this email again?" }));
    expect(
      dialog.getByText(/^The email “Receipt of the payment” goes to .*, for Asha Verma\.$/),
    ).toBeVisible();
    expect(listArguments(calls, "resend_message")).toEqual([]);
    await organiser.click(dialog.getByRole("button", { name: "Send again" }));
    await waitFor(() => expect(listArguments(calls, "resend_message")).toEqual([{ p_message_id: "m1" }]));
  });

  it("are replaced by a message if no email has failed", async () => {
    openOffice("&view=mails");
    expect(await screen.findByText("No emails failed after 8 attempts in the last 30 days")).toBeVisible();
  });
});

describe("the audit log", () => {
  it("shows each action in words with its student or paper, and is filtered by action", async () => {
    replies.list_audit = [
      {
        id: 7,
        at: "2026-11-28T04:00:00Z",
        actor: "Meera",
        actorId: "m1",
        action: "resend_message",
        studentId: "s1",
        studentName: "Asha Verma",
        details: {},
        about: null,
      },
      {
        id: 6,
        at: "2026-11-28T03:00:00Z",
        actor: "Meera",
        actorId: "m1",
        action: "reopen_paper",
        studentId: null,
        studentName: null,
        details: { paper_id: "77fd3022-0000-4000-8000-000000000001", before: "sealed" },
        about: "Maths, Class 5, Winter 2026-27",
      },
    ];
    replies.count_audit = 2;
    const organiser = openOffice("&view=audit");
    const table = within(await screen.findByRole("region", { name: "Who did what" }));
    expect(table.getByText("Sent an email again")).toBeVisible();
    expect(table.getByRole("link", { name: "Asha Verma" })).toHaveAttribute(
      "href",
      "/adminpanel?section=families&student=s1",
    );
    expect(table.getByText("Maths, Class 5, Winter 2026-27")).toBeVisible();
    expect(table.getByText("Before: sealed")).toBeVisible();
    expect(listArguments(calls, "list_audit").at(-1)).toEqual({
      p_action: "changes",
      p_limit: 10,
      p_offset: 0,
    });
    await organiser.selectOptions(screen.getByRole("combobox", { name: "What" }), "Changed a price");
    await waitFor(() =>
      expect(listArguments(calls, "list_audit").at(-1)).toEqual({
        p_action: "set_price",
        p_limit: 10,
        p_offset: 0,
      }),
    );
    expect(table.getAllByRole("link", { name: "Meera" })[0]).toHaveAttribute(
      "href",
      "/adminpanel?section=office&view=audit&who=m1",
    );
  });

  it("is filtered by organiser and days from its first page, and the filters can be cleared", async () => {
    const { organisers } = makeOffice();
    const [firstOrganiser] = organisers;
    const organiser = openOffice("&view=audit&page=2");
    await screen.findByRole("option", { name: firstOrganiser?.name ?? "" });
    await organiser.selectOptions(screen.getByRole("combobox", { name: "Who" }), firstOrganiser?.name ?? "");
    await organiser.type(screen.getByLabelText("From (IST)"), "2026-11-01");
    await organiser.type(screen.getByLabelText("To (IST)"), "2026-11-02");
    const filter = {
      p_action: "changes",
      p_actor: firstOrganiser?.id,
      p_from: "2026-11-01",
      p_to: "2026-11-02",
    };
    await waitFor(() =>
      expect(listArguments(calls, "list_audit").at(-1)).toEqual({ ...filter, p_limit: 10, p_offset: 0 }),
    );
    expect(listArguments(calls, "count_audit").at(-1)).toEqual(filter);
    await organiser.click(screen.getByRole("button", { name: "Clear" }));
    await waitFor(() => expect(listArguments(calls, "count_audit").at(-1)).toEqual({ p_action: "changes" }));
  });

  it("names a chosen person who is no longer an organiser", async () => {
    replies.list_audit = [
      {
        id: 5,
        at: "2026-11-28T02:00:00Z",
        actor: "Farah",
        actorId: "f1",
        action: "set_price",
        studentId: null,
        studentName: null,
        details: {},
        about: null,
      },
    ];
    replies.count_audit = 1;
    openOffice("&view=audit&who=f1&from=no-day");
    expect(await screen.findByRole("option", { name: "Farah" })).toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: "Who" })).toHaveValue("f1");
    expect(listArguments(calls, "count_audit").at(-1)).toEqual({ p_action: "changes", p_actor: "f1" });
  });
});

describe("the notice on the site", () => {
  const text = "Registration is slow this evening.";

  it("is shown after a confirmation, until its last day", async () => {
    const organiser = openOffice("&view=notice");
    await organiser.type(await screen.findByLabelText("Notice"), text);
    await organiser.click(screen.getByRole("button", { name: "Show on the site" }));
    expect(await screen.findByText("Please choose the last day.")).toBeVisible();
    await organiser.type(screen.getByLabelText("Last day"), "2026-11-30");
    await organiser.click(screen.getByRole("button", { name: "Show on the site" }));
    expect(within(await screen.findByRole("dialog")).getByText(text)).toBeVisible();
    expect(listArguments(calls, "set_site_notice")).toEqual([]);
    await organiser.click(await screen.findByRole("button", { name: "Show it" }));
    await waitFor(() =>
      expect(listArguments(calls, "set_site_notice")).toEqual([{ p_text: text, p_until: "2026-11-30" }]),
    );
  });

  it("is refused if its last day is not possible, with the days that are", async () => {
    replies.set_site_notice = { outcome: "day_unfit", from: "2026-11-28", to: "2027-01-27" };
    const organiser = openOffice("&view=notice");
    await organiser.type(await screen.findByLabelText("Notice"), text);
    await organiser.type(screen.getByLabelText("Last day"), "2027-11-30");
    await organiser.click(screen.getByRole("button", { name: "Show on the site" }));
    await organiser.click(await screen.findByRole("button", { name: "Show it" }));
    expect(
      await screen.findByText("Please choose a day from 28 November 2026 to 27 January 2027."),
    ).toBeVisible();
  });

  it("is removed after a confirmation", async () => {
    replies.editions = replies.editions.map((edition) =>
      Object.assign({}, edition, { notice: text, noticeUntil: "2026-11-30" }),
    );
    const organiser = openOffice("&view=notice");
    await organiser.click(await screen.findByRole("button", { name: "Remove the notice" }));
    await organiser.click(screen.getByRole("button", { name: "Remove it" }));
    await waitFor(() => expect(listArguments(calls, "set_site_notice")).toEqual([{ p_seen: text }]));
  });
});
