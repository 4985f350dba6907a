import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { winter, type Call } from "../../tests/support/account-factory";
import {
  listArguments,
  failRpc,
  makeAdminReplies,
  serveAdminReplies,
  type AdminReplies,
} from "../../tests/support/admin-factory";
import { addressReply, awardId, makeAwardDetails, makeListedAward } from "../../tests/support/award-factory";
import { class5, maths } from "../../tests/support/factories";
import { renderWithProviders, getShownQuery } from "../../tests/support/render";
import { makeStartPage } from "../../tests/support/start-page-factory";
import { AdminPanelPage } from "./admin-panel";

// Loaded here, so that the first test does not wait for the lazy import.
import "../features/admin/awards/awards-view";

const otherAwardId = "aaa40000-0000-4000-8000-000000000002";
let replies: AdminReplies;
let calls: Call[];

beforeEach(() => {
  replies = makeAdminReplies();
  replies.read_start_page = makeStartPage({ places: { late_awards: { edition_id: winter } } });
  calls = serveAdminReplies(replies);
});

const open = (search = "") =>
  renderWithProviders(<AdminPanelPage />, { path: `/adminpanel?section=awards${search}` });
const findTable = async () => within(await screen.findByRole("region", { name: "Awards of the edition" }));
const getDialog = () => within(screen.getByRole("dialog"));

describe("the list of awards", () => {
  it("shows each award with its student, exam, medal, parcel, status and deadline", async () => {
    open();
    const [, row] = (await findTable()).getAllByRole("row");
    for (const text of [
      "Asha Verma",
      "Maths",
      "Class 5",
      "Silver",
      "gift, medal",
      "Address confirmed",
      "1 May 2027",
      "Pune, Maharashtra",
    ])
      expect(row).toHaveTextContent(text);
    expect(listArguments(calls, "list_awards")).toEqual([
      { p_edition_id: winter, p_search: "", p_state: "all", p_limit: 10, p_offset: 0 },
    ]);
  });

  it("is filtered by the values in the URL", async () => {
    open(`&state=packed&exam=${maths}&class=${class5}&q=verma&page=2`);
    await findTable();
    expect(listArguments(calls, "list_awards")).toEqual([
      {
        p_edition_id: winter,
        p_search: "verma",
        p_exam_id: maths,
        p_class_id: class5,
        p_state: "packed",
        p_limit: 10,
        p_offset: 10,
      },
    ]);
  });

  it("shows the number of overdue awards, with a button that lists them", async () => {
    replies.list_awards = [makeListedAward({ isLate: true })];
    const organiser = open();
    expect((await findTable()).getByText("Overdue")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("1 award is overdue: the “Send by” date has passed");
    await organiser.click(screen.getByRole("button", { name: "Show them" }));
    expect(getShownQuery()).toBe("?section=awards&state=late");
  });

  it("shows why an award is not sent", async () => {
    replies.list_awards = [makeListedAward({ obstacle: "held" })];
    open();
    expect((await findTable()).getByText("not now: its result is withheld")).toBeVisible();
  });

  it("shows a message if there are no awards yet", async () => {
    replies.list_awards = [];
    replies.count_awards = 0;
    open();
    expect(await screen.findByRole("heading", { name: "No awards yet" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Export labels" })).toBeNull();
  });

  it("counts the awards at each step, and a press on a step shows its awards", async () => {
    const organiser = open();
    const steps = within(await screen.findByRole("list", { name: "Awards by step" }));
    expect(steps.getAllByRole("button")).toHaveLength(6);
    await organiser.click(steps.getByRole("button", { name: "1 Packed" }));
    expect(getShownQuery()).toContain("state=packed");
  });

  it("opens with the edition that has overdue awards, to which the list of another edition links", async () => {
    const summer = "ed171000-0000-4000-8000-000000000001";
    replies.read_start_page = makeStartPage({ places: { late_awards: { edition_id: summer } } });
    open();
    expect(await screen.findByRole("combobox", { name: "Edition" })).toHaveDisplayValue("Summer 2025");
    cleanup();
    open(`&edition=${winter}`);
    expect(
      await screen.findByRole("link", { name: "Show the overdue awards of Summer 2025" }),
    ).toHaveAttribute("href", `/adminpanel?section=awards&edition=${summer}&state=late`);
  });
});

describe("steps of several awards", () => {
  it("change the selected awards, and list each award that could not be changed, with the reason", async () => {
    replies.list_awards = [makeListedAward(), makeListedAward({ awardId: otherAwardId, name: "Bela Rao" })];
    replies.move_awards = {
      outcome: "moved",
      moved: 1,
      refused: [{ award_id: otherAwardId, why: "wrong_state" }],
    };
    const organiser = open();
    await findTable();
    expect(screen.getByRole("button", { name: "Mark as packed" })).toBeDisabled();
    await organiser.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    expect(screen.getByText("2 selected")).toBeVisible();
    await organiser.click(screen.getByRole("button", { name: "Mark as packed" }));
    expect(await screen.findByText("Bela Rao, Maths: it is not at this step")).toBeVisible();
    expect(screen.getByText("Packed: 1.")).toBeVisible();
    expect(listArguments(calls, "move_awards")).toEqual([
      { p_award_ids: [awardId, otherAwardId], p_step: "packed" },
    ]);
    expect(screen.getByText("0 selected")).toBeVisible();
  });

  it("keep the selection if the request fails, and show the error", async () => {
    replies.count_awards = 0;
    const organiser = open();
    await findTable();
    await organiser.click(screen.getByRole("checkbox", { name: /^Asha Verma/ }));
    failRpc("move_awards", 403, { code: "42501", message: "Access denied." });
    await organiser.click(screen.getByRole("button", { name: "Mark as delivered" }));
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(screen.getByRole("checkbox", { name: /^Asha Verma/ })).toBeChecked();
  });
});

describe("one award", () => {
  const openAward = async (changes: Record<string, unknown> = {}) => {
    replies.count_awards = 0;
    replies.list_awards = [makeListedAward(changes)];
    const organiser = open();
    await organiser.click((await findTable()).getByRole("button", { name: "Open Asha Verma, Maths" }));
    await getDialog().findByText("12 Lake Road");
    return organiser;
  };

  it("shows its address and history, which the server logs", async () => {
    await openAward();
    expect(getDialog().getByText("Pune 411001")).toBeVisible();
    expect(getDialog().getByText(/^Address given, the family, 2 Mar 2027/)).toBeVisible();
    expect(listArguments(calls, "read_award")).toEqual([{ p_award_id: awardId }]);
  });

  it("shows the old and the new number of a correction in its history", async () => {
    const [event] = makeAwardDetails().events;
    const step = { posting: "DTDC D12345", by: "organiser", organiser: "Meera" };
    replies.read_award = makeAwardDetails({
      events: [
        Object.assign({}, event, step, { no: 1, kind: "posted", new_state: "posted" }),
        Object.assign({}, event, step, {
          no: 2,
          kind: "corrected",
          new_state: "posted",
          posting: "DTDC D54321",
          old_posting: "DTDC D12345",
        }),
      ],
    });
    await openAward();
    expect(getDialog().getByText(/^Posted, Meera, .*: DTDC D12345$/)).toBeVisible();
    expect(
      getDialog().getByText(/^Courier or tracking number corrected, Meera, .*: DTDC D12345 → DTDC D54321$/),
    ).toBeVisible();
  });

  it("is posted with courier and number, after a check of both", async () => {
    const organiser = await openAward({ state: "packed", undoableStep: "packed" });
    await organiser.click(getDialog().getByRole("button", { name: "Posted" }));
    expect(await getDialog().findByText("Please enter the courier.")).toBeVisible();
    await organiser.type(getDialog().getByLabelText("Courier"), "Speed Post");
    await organiser.type(getDialog().getByLabelText("Number"), "EX12");
    await organiser.click(getDialog().getByRole("button", { name: "Posted" }));
    expect(
      await getDialog().findByText(
        "A Speed Post number has two letters, nine digits and IN, such as EK123456789IN.",
      ),
    ).toBeVisible();
    await organiser.clear(getDialog().getByLabelText("Number"));
    await organiser.type(getDialog().getByLabelText("Number"), "EK123456789IN");
    await organiser.click(getDialog().getByRole("button", { name: "Posted" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listArguments(calls, "post_awards")).toEqual([
      { p_postings: [{ award_id: awardId, courier: "Speed Post", consignment: "EK123456789IN" }] },
    ]);
  });

  it("shows why it was not posted, and does not clear the typed text", async () => {
    replies.post_awards = { outcome: "invalid", errors: [{ line: 1, why: "held" }] };
    const organiser = await openAward({ state: "packed" });
    await organiser.type(getDialog().getByLabelText("Courier"), "DTDC");
    await organiser.type(getDialog().getByLabelText("Number"), "D1234");
    await organiser.click(getDialog().getByRole("button", { name: "Posted" }));
    expect(await getDialog().findByText("Not marked as posted: its result is withheld.")).toBeVisible();
    expect(getDialog().getByLabelText("Number")).toHaveValue("D1234");
  });

  it.each([
    ["posted", "Delivered", "delivered"],
    ["returned", "Packed", "packed"],
  ])("with the state %s has the action %s", async (state, button, step) => {
    const organiser = await openAward({ state });
    await organiser.click(getDialog().getByRole("button", { name: button }));
    await waitFor(() =>
      expect(listArguments(calls, "move_awards")).toEqual([{ p_award_ids: [awardId], p_step: step }]),
    );
  });

  it("whose parcel came back is marked as returned after a confirmation, because the family is emailed", async () => {
    const organiser = await openAward({ state: "posted" });
    await organiser.click(getDialog().getByRole("button", { name: "Returned" }));
    expect(listArguments(calls, "move_awards")).toEqual([]);
    await organiser.click(screen.getByRole("button", { name: "Returned: email the family" }));
    await waitFor(() =>
      expect(listArguments(calls, "move_awards")).toEqual([{ p_award_ids: [awardId], p_step: "returned" }]),
    );
  });

  it("that was posted shows its courier and number, and both can be corrected", async () => {
    replies.correct_posting = { outcome: "changed_meanwhile" };
    const organiser = await openAward({
      state: "posted",
      undoableStep: "posted",
      courier: "DTDC",
      consignment: "D12345",
    });
    expect(getDialog().getByLabelText("Courier")).toHaveValue("DTDC");
    const number = getDialog().getByLabelText("Number");
    expect(number).toHaveValue("D12345");
    await organiser.clear(number);
    await organiser.type(number, "XXXXXXXX");
    const saveButton = getDialog().getByRole("button", { name: "Correct courier or tracking number" });
    await organiser.click(saveButton);
    expect(await getDialog().findByText(/with two digits or more/)).toBeVisible();
    await organiser.clear(number);
    await organiser.type(number, "D54321");
    await organiser.click(saveButton);
    expect(await getDialog().findByText(/corrected this award in the meantime/)).toBeVisible();
    replies.correct_posting = { outcome: "unchanged" };
    await organiser.click(saveButton);
    expect(await getDialog().findByText("Nothing was changed.")).toBeVisible();
    replies.correct_posting = { outcome: "corrected" };
    await organiser.click(saveButton);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listArguments(calls, "correct_posting").at(-1)).toEqual({
      p_award_id: awardId,
      p_courier: "DTDC",
      p_consignment: "D54321",
      p_seen_courier: "DTDC",
      p_seen_consignment: "D12345",
    });
  });

  it("that arrived broken is sent again, with the reason", async () => {
    const organiser = await openAward({ state: "delivered" });
    await organiser.click(getDialog().getByRole("button", { name: "Broken or lost: send again" }));
    await organiser.click(screen.getByRole("button", { name: "Send a replacement" }));
    expect(await screen.findByText("Please write what happened.")).toBeVisible();
    await organiser.type(screen.getByLabelText("What happened"), "The ribbon is torn");
    await organiser.click(screen.getByRole("button", { name: "Send a replacement" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listArguments(calls, "replace_award")).toEqual([
      { p_award_id: awardId, p_reason: "The ribbon is torn" },
    ]);
  });

  it("can undo its last step", async () => {
    const organiser = await openAward({ state: "posted", undoableStep: "posted" });
    replies.take_award_back = { outcome: "nothing" };
    await organiser.click(getDialog().getByRole("button", { name: "Undo: posted" }));
    const confirmation = within(await screen.findByRole("dialog", { name: "Undo “posted”?" }));
    expect(confirmation.getByText(/The family was emailed that the award is on its way/)).toBeVisible();
    await organiser.click(confirmation.getByRole("button", { name: "Undo" }));
    expect(await confirmation.findByText(/Someone has updated this award/)).toBeVisible();
    replies.take_award_back = { outcome: "taken_back", state: "packed" };
    await organiser.click(confirmation.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("shows a message if it has no address", async () => {
    replies.read_award = makeAwardDetails({ address: null, events: [] });
    const organiser = open();
    await organiser.click((await findTable()).getByRole("button", { name: "Open Asha Verma, Maths" }));
    expect(await getDialog().findByText("No address yet.")).toBeVisible();
  });
});

describe("many parcels", () => {
  const pasteList = async (list: string) => {
    const organiser = open();
    await organiser.click(await screen.findByRole("button", { name: "Mark several as posted" }));
    await organiser.click(getDialog().getByLabelText("Or paste the lines here"));
    await organiser.paste(list);
    await organiser.click(getDialog().getByRole("button", { name: "Continue" }));
    return organiser;
  };
  const confirmList = async (organiser: Awaited<ReturnType<typeof pasteList>>) => {
    expect(listArguments(calls, "post_awards")).toEqual([]);
    await organiser.click(await screen.findByRole("button", { name: "Mark 1 parcel as posted" }));
  };

  it("are marked as posted by a pasted list", async () => {
    await pasteList(`Award id,Courier,Number\n${awardId},Speed Post,EK123456789IN\n`).then(confirmList);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listArguments(calls, "post_awards")).toEqual([
      { p_postings: [{ award_id: awardId, courier: "Speed Post", consignment: "EK123456789IN" }] },
    ]);
  });

  it("are not marked as posted while a line is invalid; the error is shown and nothing is sent", async () => {
    await pasteList("1042,Speed Post,EK123456789IN");
    const problems = within(await getDialog().findByRole("region", { name: "Problems in the list" }));
    expect(problems.getAllByRole("row")[1]).toHaveTextContent("1there is no award with this id");
    expect(listArguments(calls, "post_awards")).toEqual([]);
  });

  it("are not marked as posted if the database refuses a line; the error is shown with the line's number", async () => {
    replies.post_awards = { outcome: "invalid", errors: [{ line: 1, why: "wrong_state" }] };
    await pasteList(`Award id,Courier,Number\n\n${awardId},Speed Post,EK123456789IN`).then(confirmList);
    const problems = within(await screen.findByRole("region", { name: "Problems in the list" }));
    expect(problems.getAllByRole("row")[1]).toHaveTextContent("3it is not at this step");
  });
});

describe("labels", () => {
  it("are exported as a CSV file in which no text can run as a formula, with names in any script", async () => {
    const blobs: Blob[] = [];
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}` }));
    const { is_school, line_1, ...address } = addressReply;
    replies.list_award_labels = [
      {
        ...address,
        awardId,
        recipient: '=HYPERLINK("http://x")',
        isSchool: !is_school,
        line1: `${line_1}, "Hill View"`,
        line2: null,
        studentName: "आशा वर्मा",
        examName: "Maths",
        className: "Class 5",
        medal: "silver",
        lines: ["gift", "medal"],
        state: "packed",
      },
    ];
    const organiser = open("&state=packed");
    await organiser.click(await screen.findByRole("button", { name: "Export labels" }));
    await expect.poll(() => blobs).toHaveLength(1);
    const [, line] = (await blobs[0]?.text())?.split("\r\n") ?? [];
    expect(line).toBe(
      `"${awardId}","'=HYPERLINK(""http://x"")","school","12 Lake Road, ""Hill View""","","Pune","Maharashtra","411001","9876543210","आशा वर्मा","Maths","Class 5","Silver","gift, medal"`,
    );
    expect(listArguments(calls, "list_award_labels")).toEqual([
      { p_edition_id: winter, p_search: "", p_state: "packed", p_limit: 1000, p_offset: 0 },
    ]);
  });

  it("are not exported if no award can be sent", async () => {
    const organiser = open();
    await organiser.click(await screen.findByRole("button", { name: "Export labels" }));
    expect(await screen.findByText("None of these awards is ready to send with an address.")).toBeVisible();
  });
});
