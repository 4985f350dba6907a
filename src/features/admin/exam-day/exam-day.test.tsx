import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { winter, type Call } from "../../../../tests/support/account-factory";
import { listArguments, makeAdminReplies, serveAdminReplies } from "../../../../tests/support/admin-factory";
import {
  makeDecision,
  makePaperCounts,
  makeParticipant,
  makeStudentExam,
} from "../../../../tests/support/exam-day-factory";
import { asha, class5, maths } from "../../../../tests/support/factories";
import { renderWithProviders, getShownQuery } from "../../../../tests/support/render";
import { ExamDay } from "./exam-day";

const makeExamDayReplies = () => ({
  ...makeAdminReplies(),
  list_exam_day: [makePaperCounts()] as object[],
  list_exam_participants: [makeParticipant()] as object[],
  list_exam_decisions: [makeDecision()] as object[],
  read_exam_timeline: makeStudentExam() as object,
  decide_exam: { outcome: "waiting" } as object,
  give_exam_grant: { outcome: "given" } as object,
  confirm_exam_decision: { outcome: "confirmed", mailed: 1200 } as object,
  refund_cancelled_exam: { outcome: "queued", queued: 2, left: 0, aside: 0 } as object,
  decide_kept_answers: { outcome: "counted", answer_record_no: 2 } as object,
});

let replies: ReturnType<typeof makeExamDayReplies>;
let calls: Call[];

beforeEach(() => {
  replies = makeExamDayReplies();
  calls = serveAdminReplies(replies);
});

const openExamDay = (query = "") =>
  renderWithProviders(<ExamDay />, { path: `/adminpanel?section=day${query}` });
const getDialog = (name: string) => within(screen.getByRole("dialog", { name }));
/** Waits for a dialog that opens only after the form has been checked. */
const findDialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const exam = { p_edition_id: winter, p_exam_id: maths };

describe("the numbers of an exam", () => {
  it("are shown by class, with the server time and the next steps", async () => {
    openExamDay();
    const table = within(await screen.findByRole("region", { name: "Maths by class" }));
    const row = table.getAllByRole("row")[1];
    expect(row).toHaveTextContent("Class 5");
    for (const cell of ["sealed", "11:00 am to 11:15 am", "1,200", "300", "900"])
      expect(row).toHaveTextContent(cell);
    expect(
      screen.getByText(/^.*Server time 11:05 am. Latest time to start 11:15 am. .* 12:18 pm/),
    ).toBeVisible();
    expect(listArguments(calls, "list_exam_day")).toEqual([exam]);
  });

  it("link to the students that they count", async () => {
    const admin = openExamDay();
    await admin.click(await screen.findByRole("link", { name: "3" }));
    expect(getShownQuery()).toContain(`view=students&exam=${winter}.${maths}&class=${class5}&state=silent`);
    expect(await screen.findByRole("button", { name: "Open Asha Verma" })).toBeVisible();
    expect(listArguments(calls, "list_exam_participants")).toEqual([
      { ...exam, p_state: "silent", p_search: "", p_limit: 50, p_offset: 0, p_class_id: class5 },
    ]);
  });

  it("show missing papers, cancelled classes and extra time", async () => {
    replies.list_exam_day = [
      makePaperCounts({ status: null, opensAt: null, lastStartAt: null, closesAt: null }),
      makePaperCounts({ classId: "6", className: "Class 6", cancelledAt: "2027-01-17T05:00:00+00:00" }),
      makePaperCounts({ classId: "7", className: "Class 7", extraSeconds: 600 }),
    ];
    openExamDay();
    for (const text of [
      "No paper yet",
      "Start time to be announced",
      "Cancelled",
      "sealed, 10 minutes extra",
    ])
      expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("no one can start: Class 5.");
    expect(
      screen.getByText(
        /^3,600 enrolled: 900 not started \(0 of them in the lobby\), 2,700 in progress \(9 of them offline\)/,
      ),
    ).toBeVisible();
    expect(await screen.findByText(/^1 decision is waiting for a second organiser/)).toBeVisible();
  });

  it("show the date beside each time if the exam is not today", async () => {
    replies.list_exam_day = [makePaperCounts({ serverNow: "2027-01-02T05:35:00+00:00" })];
    openExamDay();
    expect(
      await screen.findByText(/Latest time to start 17 Jan 2027, 11:15\s?am\. Closes 17 Jan 2027, 12:18/),
    ).toBeVisible();
  });
});

describe("a decision for everybody", () => {
  it("gives extra minutes with a reason, and waits for a second organiser", async () => {
    const admin = openExamDay();
    await admin.click(await screen.findByRole("button", { name: "Change or cancel for Class 5" }));
    const dialog = getDialog("Maths, Class 5");
    await admin.clear(dialog.getByLabelText("Minutes"));
    await admin.type(dialog.getByLabelText("Minutes"), "15");
    await admin.type(dialog.getByLabelText("Reason", { exact: true }), "A power cut");
    await admin.click(dialog.getByRole("button", { name: "Continue" }));
    const confirmDialog = await findDialog("Maths, Class 5: email 1,200 families?");
    expect(confirmDialog.getByText("15 extra minutes for Maths")).toBeVisible();
    expect(confirmDialog.getByText("Reason: A power cut")).toBeVisible();
    expect(listArguments(calls, "decide_exam")).toEqual([]);
    await admin.click(confirmDialog.getByRole("button", { name: "Send for confirmation" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listArguments(calls, "decide_exam")).toEqual([
      { ...exam, p_kind: "minutes", p_reason: "A power cut", p_class_id: class5, p_extra_seconds: 900 },
    ]);
  });

  it("changes the start time of all classes; the dialog shows the reason if the server refuses the change", async () => {
    replies.decide_exam = { outcome: "started" };
    const admin = openExamDay();
    await admin.click(await screen.findByRole("button", { name: "Change or cancel for all classes" }));
    const dialog = getDialog("Maths, all classes");
    await admin.selectOptions(dialog.getByLabelText("Decision"), "Change the start time (not yet started)");
    await admin.type(dialog.getByLabelText("Exam starts"), "12:00");
    await admin.type(dialog.getByLabelText("Latest time to start"), "12:15");
    await admin.type(dialog.getByLabelText("Reason"), "The server is away");
    await admin.click(dialog.getByRole("button", { name: "Continue" }));
    const confirmDialog = await findDialog("Maths, all classes: email 1,200 families?");
    expect(
      confirmDialog.getByText(/^Maths on Sunday,? 17 January: start 12:00\s?pm to 12:15\s?pm$/),
    ).toBeVisible();
    await admin.click(confirmDialog.getByRole("button", { name: "Send for confirmation" }));
    expect(
      await confirmDialog.findByText(/The exam has started, so its start time cannot change/),
    ).toBeVisible();
    expect(listArguments(calls, "decide_exam")).toEqual([
      { ...exam, p_kind: "hours", p_reason: "The server is away", p_opens: "12:00", p_last_start: "12:15" },
    ]);
  });
});

describe("a class whose exam was cancelled", () => {
  const cancelled = makePaperCounts({
    cancelledAt: "2027-01-17T05:00:00+00:00",
    unrefunded: 2,
    unrefundedPaise: 50000,
  });

  it("is refunded for all students after one confirmation", async () => {
    replies.list_exam_day = [cancelled];
    const admin = openExamDay();
    await admin.click(await screen.findByRole("button", { name: "Refund the fee for Class 5" }));
    expect(screen.getByText(/2 families get ₹500 in all/)).toBeVisible();
    await admin.click(screen.getByRole("button", { name: "Refund 2 families" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listArguments(calls, "refund_cancelled_exam")).toEqual([{ ...exam, p_class_id: class5 }]);
  });

  it("says that a family whose earlier refund failed waits under Payments", async () => {
    replies.list_exam_day = [makePaperCounts({ ...cancelled, waitingRefunds: 1 })];
    const admin = openExamDay();
    await admin.click(await screen.findByRole("button", { name: "Refund the fee for Class 5" }));
    expect(screen.getByText(/^1 more family waits under/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Payments" })).toHaveAttribute(
      "href",
      "/adminpanel?section=payments&view=refunds",
    );
  });

  it("does not say that no refunds are due while one waits under Payments", async () => {
    replies.list_exam_day = [makePaperCounts({ ...cancelled, unrefunded: 0, waitingRefunds: 2 })];
    openExamDay();
    expect(
      await screen.findByRole("link", { name: "2 families wait under Payments for Class 5" }),
    ).toHaveAttribute("href", "/adminpanel?section=payments&view=refunds");
    expect(screen.queryByText("No refunds due")).toBeNull();
  });

  it("shows how many refunds have to be decided first", async () => {
    replies.list_exam_day = [cancelled];
    replies.refund_cancelled_exam = { outcome: "queued", queued: 1, left: 0, aside: 1 };
    const admin = openExamDay();
    await admin.click(await screen.findByRole("button", { name: "Refund the fee for Class 5" }));
    await admin.click(screen.getByRole("button", { name: "Refund 2 families" }));
    expect(await screen.findByText(/^1 family cannot be refunded yet/)).toBeVisible();
  });

  it("offers no refunds if none are due, and nothing in the class of the organiser's own child", async () => {
    replies.list_exam_day = [
      makePaperCounts({ cancelledAt: "2027-01-17T05:00:00+00:00" }),
      makePaperCounts({ classId: "6", className: "Class 6", hasConflictOfInterest: true }),
    ];
    openExamDay();
    expect(await screen.findByText("No refunds due")).toBeVisible();
    expect(screen.getByText("Your child’s class")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Change or cancel for Class 6" })).toBeNull();
  });
});

describe("a decision that waits for a second organiser", () => {
  it("is confirmed by another organiser", async () => {
    const admin = openExamDay("&view=decisions");
    expect(await screen.findByText("A power cut in Pune")).toBeVisible();
    await admin.click(screen.getByRole("button", { name: "Confirm for Class 5" }));
    expect(listArguments(calls, "confirm_exam_decision")).toEqual([]);
    await admin.click(await screen.findByRole("button", { name: "Confirm and email 1,200 families" }));
    await waitFor(() =>
      expect(listArguments(calls, "confirm_exam_decision")).toEqual([
        { p_id: makeDecision().id, p_is_confirmed: true },
      ]),
    );
  });

  it("cannot be confirmed by the organiser who asked for it, but can be withdrawn by them", async () => {
    replies.list_exam_decisions = [makeDecision({ isMine: true })];
    const admin = openExamDay("&view=decisions");
    expect(await screen.findByText("Waiting for another organiser")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Confirm/ })).toBeNull();
    await admin.click(screen.getByRole("button", { name: "Take back for Class 5" }));
    await waitFor(() =>
      expect(listArguments(calls, "confirm_exam_decision")).toEqual([
        { p_id: makeDecision().id, p_is_confirmed: false },
      ]),
    );
  });

  it("shows who decided, and if there was only one organiser", async () => {
    replies.list_exam_decisions = [
      makeDecision({ state: "taken", kind: "cancel", extraSeconds: null, isSingle: true }),
    ];
    openExamDay("&view=decisions");
    expect(await screen.findByRole("heading", { name: "Class 5: Cancelled" })).toBeVisible();
    expect(screen.getByText(/^Ravi, .*; decided by one organiser \(there is only one\)$/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /Confirm|Take back/ })).toBeNull();
  });
});

describe("one student's exam", () => {
  async function openDetails() {
    const admin = openExamDay("&view=students");
    await admin.click(await screen.findByRole("button", { name: "Open Asha Verma" }));
    const dialog = getDialog("Asha Verma");
    await dialog.findByText(/9876543210/);
    return { admin, dialog };
  }

  it("shows the connection log", async () => {
    const { dialog } = await openDetails();
    expect(
      dialog.getByText(/Started 11:01 am · Time was up at 12:01 pm · 30 of 50 questions answered/),
    ).toBeVisible();
    expect(dialog.getByRole("heading", { name: "Opened the exam once" })).toBeVisible();
    expect(
      dialog.getByText(
        /Answers saved 32 times, changes included; the slowest answer took 40 minutes to reach us\.$/,
      ),
    ).toBeVisible();
    expect(dialog.getByText("The internet stopped for about 40 minutes.")).toBeVisible();
    expect(
      dialog.getByText(/^Question \d+ \(number 31 in the paper\): answered 11:31 am, received 12:11 pm$/),
    ).toBeVisible();
    expect(listArguments(calls, "read_exam_timeline")).toEqual([{ ...exam, p_student_id: asha.id }]);
  });

  it("has sentences to say to the parent, and shows when no call came from the device", async () => {
    const { dialog } = await openDetails();
    expect(
      dialog.getByText(
        /^Time was up at 12:01 pm, and we have answers to 30 of 50 questions\. We heard nothing from the device from 11:31 am to 12:11 pm\. 2 answers reached us late\. We decide before the results whether they count\./,
      ),
    ).toBeVisible();
    expect(
      dialog.getByText("We heard nothing from the device until 12:11 pm, for about 40 minutes."),
    ).toBeVisible();
  });

  it("says how many answers came too late to count", async () => {
    replies.read_exam_timeline = makeStudentExam({
      attempt: Object.assign({}, makeStudentExam().attempt, { kept: [], too_late: 3 }),
    });
    const { dialog } = await openDetails();
    expect(
      dialog.getByText(/ 3 answers reached us more than 15 minutes after the end, too late to count\.$/),
    ).toBeVisible();
  });

  it("shows since when an offline device has sent nothing", async () => {
    replies.read_exam_timeline = makeStudentExam({
      server_now: "2027-01-17T06:20:00.000Z",
      attempt: Object.assign({}, makeStudentExam().attempt, {
        finished_at: null,
        ended_by: null,
        decide_after: null,
        answered: 1,
        kept: [],
        room_events: [],
        silences: [{ from: "2027-01-17T06:01:00.000Z", until: null }],
      }),
    });
    const { dialog } = await openDetails();
    expect(dialog.getByText("We have heard nothing from the device since 11:31 am.")).toBeVisible();
    expect(
      dialog.getByText(
        /since 11:31 am\. So far we have answers to 1 of 50 questions\. .* reach us by 12:04 pm\.$/,
      ),
    ).toBeVisible();
    expect(dialog.queryByText("No interruptions were recorded.")).toBeNull();
  });

  it("does not offer to decide on late answers while more can arrive", async () => {
    replies.read_exam_timeline = makeStudentExam({ server_now: "2027-01-17T06:42:00.000Z" });
    const { dialog } = await openDetails();
    expect(
      dialog.getByText(/^More answers can still arrive until 12:16 pm\. You can decide here after/),
    ).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Count them" })).toBeNull();
  });

  it("can have late answers counted, with a reason, and shows the decision", async () => {
    const { admin, dialog } = await openDetails();
    await admin.type(dialog.getByLabelText("Reason for this decision"), "The whole street was dark");
    replies.read_exam_timeline = makeStudentExam({
      attempt: Object.assign({}, makeStudentExam().attempt, {
        decision: { is_counted: true, reason: "The whole street was dark" },
      }),
    });
    await admin.click(dialog.getByRole("button", { name: "Count them" }));
    expect(await dialog.findByText("They count: The whole street was dark")).toBeVisible();
    expect(listArguments(calls, "decide_kept_answers")).toMatchObject([
      { p_is_counted: true, p_reason: "The whole street was dark" },
    ]);
  });

  it("shows until what time more answers may arrive if the decision is too early", async () => {
    replies.decide_kept_answers = { outcome: "too_early", until: "2027-01-17T06:45:00.000Z" };
    const { admin, dialog } = await openDetails();
    await admin.type(dialog.getByLabelText("Reason for this decision"), "The whole street was dark");
    await admin.click(dialog.getByRole("button", { name: "Count them" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(/can still arrive until 12:15\s?pm IST/);
  });

  /** The attempt of `makeStudentExam`, while it runs. */
  const makeRunningExam = () =>
    makeStudentExam({
      server_now: "2027-01-17T06:20:00.000Z",
      attempt: { ...makeStudentExam().attempt, finished_at: null, ended_by: null, kept: [] },
    });

  it("can get extra minutes while it runs, with a reason that the family reads", async () => {
    replies.read_exam_timeline = makeRunningExam();
    const { admin, dialog } = await openDetails();
    await admin.click(dialog.getByRole("button", { name: "Give it" }));
    expect(await dialog.findByText("Please write the reason. Families will read it.")).toBeVisible();
    await admin.type(dialog.getByLabelText("Reason", { exact: true }), "A power cut");
    await admin.click(dialog.getByRole("button", { name: "Give it" }));
    const confirmDialog = within(await screen.findByRole("dialog", { name: /^Email the family of / }));
    expect(confirmDialog.getByText("10 extra minutes for Maths")).toBeVisible();
    expect(confirmDialog.getByText("Reason: A power cut")).toBeVisible();
    expect(listArguments(calls, "give_exam_grant")).toEqual([]);
    await admin.click(confirmDialog.getByRole("button", { name: "Give it and email the family" }));
    await waitFor(() =>
      expect(listArguments(calls, "give_exam_grant")).toEqual([
        {
          ...exam,
          p_student_id: asha.id,
          p_is_reserve: false,
          p_reason: "A power cut",
          p_extra_seconds: 600,
        },
      ]),
    );
  });

  it("offers a different start time, and no extra minutes, after the last start", async () => {
    replies.read_exam_timeline = makeStudentExam({ attempt: null });
    const { dialog } = await openDetails();
    expect(dialog.getByLabelText("What")).toHaveDisplayValue("A different start time");
    expect(
      dialog.getByRole("option", {
        name: "Extra minutes (not possible: the latest time to start has passed)",
      }),
    ).toBeDisabled();
    expect(dialog.getByLabelText("Earliest time to start")).toBeVisible();
  });

  it("gets no extra time once it is over, and a sentence explains what is possible", async () => {
    const { dialog } = await openDetails();
    expect(dialog.queryByRole("button", { name: "Give it" })).toBeNull();
    expect(
      dialog.getByText(
        "The attempt is over, so no extra time or new start time can be given. Late answers: see above. If the child could not take the exam properly through no fault of its own, propose under Results, “Decide whether the attempt is valid”, that it can be taken again. After two organisers have decided so, the reserve paper can be given here, until 24 January 2027.",
      ),
    ).toBeVisible();
    expect(dialog.getByText(/^The exam is over, so we can no longer give extra time\./)).toBeVisible();
  });

  it("offers only the reserve paper after the exam day", async () => {
    replies.read_exam_timeline = makeStudentExam({ attempt: null, server_now: "2027-01-24T18:29:00.000Z" });
    const { dialog } = await openDetails();
    expect(dialog.getByLabelText("What")).toHaveDisplayValue("The reserve paper");
    expect(
      dialog.getByRole("option", { name: "A different start time (not possible: the exam day is over)" }),
    ).toBeDisabled();
  });

  it("shows that the reserve paper is no longer possible after seven days", async () => {
    replies.read_exam_timeline = makeStudentExam({ attempt: null, server_now: "2027-01-24T18:31:00.000Z" });
    const { dialog } = await openDetails();
    expect(dialog.queryByRole("button", { name: "Give it" })).toBeNull();
    expect(
      dialog.getByText("The reserve paper could be given until 24 January 2027. Nothing more can be given."),
    ).toBeVisible();
    expect(dialog.getByText(/neither is possible any more\.$/)).toBeVisible();
  });

  it("can get extra minutes before the last start", async () => {
    replies.read_exam_timeline = makeStudentExam({ attempt: null, server_now: "2027-01-17T05:40:00.000Z" });
    const { dialog } = await openDetails();
    expect(dialog.getByLabelText("What")).toHaveDisplayValue("Extra minutes");
    expect(dialog.getByRole("option", { name: "Extra minutes" })).toBeEnabled();
  });

  it("gets no extra time before the paper exists, and the dialog says when and where to come back", async () => {
    replies.read_exam_timeline = makeStudentExam({ attempt: null, has_paper: false });
    const { dialog } = await openDetails();
    expect(dialog.getByText(/has no paper for this exam yet/)).toHaveTextContent(
      /When Papers lists this paper, come back here and give it\./,
    );
    expect(dialog.getByRole("link", { name: "Write a note on the page of the family" })).toHaveAttribute(
      "href",
      expect.stringContaining("section=families&student="),
    );
    expect(dialog.queryByLabelText("What")).toBeNull();
  });

  it("can be given the reserve paper on another day, in Indian time", async () => {
    replies.read_exam_timeline = makeStudentExam({ attempt: null });
    const { admin, dialog } = await openDetails();
    await admin.selectOptions(dialog.getByLabelText("What"), "The reserve paper");
    await admin.clear(dialog.getByLabelText("Day"));
    await admin.type(dialog.getByLabelText("Day"), "2027-01-20");
    await admin.type(dialog.getByLabelText("Earliest time to start"), "11:00");
    await admin.type(dialog.getByLabelText("Latest time to start"), "12:00");
    await admin.type(dialog.getByLabelText("Reason"), "Was ill");
    replies.give_exam_grant = { outcome: "no_paper" };
    await admin.click(dialog.getByRole("button", { name: "Give it" }));
    await admin.click(await screen.findByRole("button", { name: "Give it and email the family" }));
    expect(await dialog.findByText("There is no such paper yet.")).toBeVisible();
    expect(listArguments(calls, "give_exam_grant")).toMatchObject([
      {
        p_is_reserve: true,
        p_opens_at: "2027-01-20T11:00:00+05:30",
        p_last_start_at: "2027-01-20T12:00:00+05:30",
      },
    ]);
  });
});
