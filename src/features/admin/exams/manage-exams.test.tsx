import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { winter, type Call } from "../../../../tests/support/account-factory";
import {
  listArguments,
  failRpc,
  makeAdminReplies,
  serveAdminReplies,
  type AdminReplies,
} from "../../../../tests/support/admin-factory";
import { class5, maths, science } from "../../../../tests/support/factories";
import { renderWithProviders } from "../../../../tests/support/render";
import { server } from "../../../../tests/support/server/server";
import { UnsavedGuard } from "../../../ui/unsaved-guard";
import { ManageExams } from "./manage-exams";

let replies: AdminReplies;
let calls: Call[];

beforeEach(() => {
  replies = makeAdminReplies();
  calls = serveAdminReplies(replies);
});

const openManageExams = (search = "") =>
  renderWithProviders(
    <>
      <ManageExams />
      <UnsavedGuard />
    </>,
    { path: `/adminpanel?section=exams${search}` },
  );
const findPairSwitch = (name: string) => screen.findByRole("checkbox", { name });
const getTable = () => within(screen.getByRole("region", { name: "Mock tests by subject and class" }));
const listChanges = () => calls.filter(({ name }) => !name.startsWith("list_"));

/** Serves this HTTP status for every question file, and returns the names of the requested files. */
function serveQuestionFile(status: number): string[] {
  const requestedFiles: string[] = [];
  server.use(
    http.head("*/data/:file", ({ params }) => {
      requestedFiles.push(String(params["file"]));
      return new HttpResponse(null, { status });
    }),
  );
  return requestedFiles;
}

describe("the helpline of exam days", () => {
  it("is saved with its hours, and an error is shown if the server refuses", async () => {
    const admin = openManageExams("&view=editions");
    await admin.type(await screen.findByLabelText("Phone"), "+91 80 4567 8900");
    fireEvent.change(screen.getByLabelText("From (IST)"), { target: { value: "09:00" } });
    fireEvent.change(screen.getByLabelText("Until (IST)"), { target: { value: "19:00" } });
    await admin.click(screen.getByRole("button", { name: "Save helpline" }));
    await waitFor(() =>
      expect(listChanges()).toContainEqual({
        name: "set_help_line",
        body: {
          p_edition_id: winter,
          p_phone: "+91 80 4567 8900",
          p_from: "09:00",
          p_to: "19:00",
          p_seen: { phone: null, from: null, to: null },
        },
      }),
    );
    replies.set_help_line = { outcome: "changed_meanwhile" };
    await admin.click(screen.getByRole("button", { name: "Save helpline" }));
    expect(await screen.findByText(/^Another organiser has changed the helpline/)).toBeVisible();
    expect(screen.getByLabelText("Phone")).toHaveValue("+91 80 4567 8900");
    replies.set_help_line = { outcome: "hours_unordered" };
    await admin.click(screen.getByRole("button", { name: "Save helpline" }));
    expect(await screen.findByText(/the end after the beginning/)).toBeVisible();
  });
});

describe("mock tests by class", () => {
  it("shows which pairs are offered", async () => {
    openManageExams("&view=pairs");
    expect(await findPairSwitch("Maths, Class 5")).toBeChecked();
    expect(await findPairSwitch("Maths, Class 12")).not.toBeChecked();
    expect(screen.getAllByRole("checkbox")).toHaveLength(24);
  });

  it("switches a mock test off immediately", async () => {
    const admin = openManageExams("&view=pairs");
    const pairSwitch = await findPairSwitch("Maths, Class 5");
    replies.list_subject_pairs = replies.list_subject_pairs.map((row) => ({ ...row, isActive: false }));
    await admin.click(pairSwitch);
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Maths, Class 5" })).not.toBeChecked());
    expect(listChanges()).toEqual([
      { name: "set_subject_pair", body: { p_subject_id: maths, p_class_id: class5, p_is_active: false } },
    ]);
  });

  it("switches a mock test on if the site has its questions", async () => {
    const requestedFiles = serveQuestionFile(200);
    const admin = openManageExams("&view=pairs");
    await admin.click(await findPairSwitch("Science, Class 5"));
    await waitFor(() =>
      expect(listChanges()).toEqual([
        { name: "set_subject_pair", body: { p_subject_id: science, p_class_id: class5, p_is_active: true } },
      ]),
    );
    expect(requestedFiles).toEqual(["class5-science.json"]);
  });

  it("does not switch a mock test on if it has no questions", async () => {
    serveQuestionFile(404);
    const admin = openManageExams("&view=pairs");
    await admin.click(await findPairSwitch("Science, Class 12"));
    expect(
      await screen.findByText("Science has no questions for Class 12 yet, so it stays off."),
    ).toBeVisible();
    expect(listChanges()).toEqual([]);
    expect(await findPairSwitch("Science, Class 12")).not.toBeChecked();
  });

  it("shows an error if a switch failed", async () => {
    failRpc("set_subject_pair", 400, { message: "broken" });
    const admin = openManageExams("&view=pairs");
    await admin.click(await findPairSwitch("Maths, Class 5"));
    expect(await getTable().findByRole("alert")).toHaveTextContent(
      "Maths, Class 5: Something went wrong. Please try again.",
    );
    expect(await findPairSwitch("Maths, Class 5")).toBeChecked();
  });

  it("shows an error if a pair no longer exists", async () => {
    replies.set_subject_pair = { outcome: "not_found" };
    const admin = openManageExams("&view=pairs");
    await admin.click(await findPairSwitch("Maths, Class 5"));
    expect(
      await screen.findByText("Maths, Class 5: We could not find that. Please check the link and try again."),
    ).toBeVisible();
  });

  it("does not mix up the states and errors of two switches, whichever reply comes first", async () => {
    const sendReplyBySubject = new Map<unknown, () => void>();
    server.use(
      http.post("*/rest/v1/rpc/set_subject_pair", async ({ request }) => {
        const { p_subject_id: subject } = v.parse(
          v.object({ p_subject_id: v.string() }),
          await request.json(),
        );
        await new Promise<void>((sendReply) => sendReplyBySubject.set(subject, sendReply));
        if (subject === maths) return HttpResponse.json({ message: "broken" }, { status: 400 });
        replies.list_subject_pairs = replies.list_subject_pairs.map((row) =>
          row.subjectId === science && row.classId === class5 ? { ...row, isActive: true } : row,
        );
        return HttpResponse.json({ outcome: "saved" });
      }),
    );
    serveQuestionFile(200);
    const admin = openManageExams("&view=pairs");
    await admin.click(await findPairSwitch("Maths, Class 5"));
    await admin.click(await findPairSwitch("Science, Class 5"));
    expect(await findPairSwitch("Maths, Class 5")).not.toBeChecked();
    expect(await findPairSwitch("Science, Class 5")).toBeChecked();
    await waitFor(() => expect(sendReplyBySubject.size).toBe(2));

    sendReplyBySubject.get(maths)?.();
    expect(
      await getTable().findByText("Maths, Class 5: Something went wrong. Please try again."),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Maths, Class 5" })).toBeChecked());
    expect(await findPairSwitch("Science, Class 5")).toBeChecked();
    expect(await findPairSwitch("Science, Class 5")).toHaveAttribute("aria-busy", "true");

    sendReplyBySubject.get(science)?.();
    await waitFor(async () =>
      expect(await findPairSwitch("Science, Class 5")).toHaveAttribute("aria-busy", "false"),
    );
    expect(await findPairSwitch("Science, Class 5")).toBeChecked();
    expect(getTable().getByRole("alert")).toHaveTextContent("Maths, Class 5");
    replies.list_subject_pairs = replies.list_subject_pairs.map((row) => ({ ...row, isActive: false }));
    calls = serveAdminReplies(replies);
    await admin.click(await findPairSwitch("Maths, Class 5"));
    await waitFor(async () =>
      expect(await findPairSwitch("Maths, Class 5")).toHaveAttribute("aria-busy", "false"),
    );
    expect(getTable().queryByRole("alert")).toBeNull();
  });
});

describe("editions and exam days", () => {
  const openEditions = () => openManageExams("&view=editions");
  const getDialog = (name: string) => within(screen.getByRole("dialog", { name }));
  const setDay = (label: string, value: string) =>
    fireEvent.change(getDialog("Maths").getByLabelText(label), { target: { value } });

  it("shows the current edition and its days first", async () => {
    openEditions();
    expect(await screen.findByRole("combobox", { name: "Edition" })).toHaveDisplayValue(
      "Winter 2026-27 (current)",
    );
    expect(screen.getByText("17 January 2027")).toBeVisible();
    expect(screen.getByText("16 January 2027")).toBeVisible();
    expect(screen.getByRole("button", { name: "Add English" })).toBeVisible();
    expect(screen.getByText("New registrations are for this edition.")).toBeVisible();
  });

  it("writes the chosen edition into the URL", async () => {
    const admin = openEditions();
    await admin.selectOptions(await screen.findByRole("combobox", { name: "Edition" }), "Summer 2025");
    expect(await screen.findByText(/Registration has not been announced/)).toBeVisible();
    expect(screen.getByRole("note", { name: "query" })).toHaveTextContent("edition=ed171000");
  });

  /** Moves all editions of the test data into the future. */
  const moveEditionsToFuture = () => {
    replies.editions = replies.editions.map((edition) =>
      Object.assign({}, edition, { resultsOn: "2099-03-01" }),
    );
  };

  it("cannot make a past edition the current one", async () => {
    const admin = openEditions();
    await admin.selectOptions(await screen.findByRole("combobox", { name: "Edition" }), "Summer 2025");
    expect(await screen.findByText("This edition is over.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Make it the current edition" })).toBeNull();
  });

  it("makes another edition the current one after a confirmation", async () => {
    moveEditionsToFuture();
    const admin = openEditions();
    await admin.selectOptions(await screen.findByRole("combobox", { name: "Edition" }), "Summer 2025");
    await admin.click(await screen.findByRole("button", { name: "Make it the current edition" }));
    const confirmDialog = getDialog("Make Summer 2025 the current edition?");
    expect(confirmDialog.getByText(/Payments already started keep their edition/)).toBeVisible();
    expect(
      confirmDialog.getByText("Registration for 1 exam of Winter 2026-27 is still open. It ends now."),
    ).toBeVisible();
    expect(confirmDialog.getByText(/no day yet and cannot be bought/)).toBeVisible();
    expect(listChanges()).toEqual([]);
    await admin.click(confirmDialog.getByRole("button", { name: "Make it current" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listChanges()).toEqual([
      { name: "set_current_edition", body: { p_edition_id: "ed171000-0000-4000-8000-000000000001" } },
    ]);
  });

  it("shows why an edition cannot be the current one", async () => {
    moveEditionsToFuture();
    replies.set_current_edition = { outcome: "no_exams" };
    const admin = openEditions();
    await admin.selectOptions(await screen.findByRole("combobox", { name: "Edition" }), "Summer 2025");
    await admin.click(await screen.findByRole("button", { name: "Make it the current edition" }));
    await admin.click(screen.getByRole("button", { name: "Make it current" }));
    expect(await screen.findByText(/This edition has no exams yet/)).toBeVisible();
  });

  it("changes the days of an exam", async () => {
    const admin = openEditions();
    await admin.click(await screen.findByRole("button", { name: "Change Maths" }));
    expect(getDialog("Maths").getByLabelText("Exam day")).toHaveValue("2027-01-17");
    setDay("Exam day", "2027-01-24");
    setDay("Last day of registration", "2027-01-23");
    await admin.click(getDialog("Maths").getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listChanges()).toEqual([
      {
        name: "save_edition_exam",
        body: {
          p_edition_id: winter,
          p_exam_id: maths,
          p_exam_on: "2027-01-24",
          p_registration_closes_on: "2027-01-23",
          p_seen: {
            exam_on: "2027-01-17",
            registration_closes_on: "2027-01-16",
            opens_at: null,
            last_start_at: null,
          },
          p_is_agreed: false,
        },
      },
    ]);
  });

  it("names the other exams on a chosen day", async () => {
    const admin = openEditions();
    await admin.click(await screen.findByRole("button", { name: "Add English" }));
    expect(screen.queryByText(/^Also on this day/)).toBeNull();
    fireEvent.change(getDialog("English").getByLabelText("Exam day"), { target: { value: "2027-01-17" } });
    expect(await screen.findByText("Also on this day: Maths.")).toBeVisible();
  });

  it("asks before families are emailed, and shows how many they are and the email", async () => {
    replies.save_edition_exam = {
      outcome: "asks",
      families: 2,
      same_day: [{ exam: "Science", opens_at: "2027-01-17T05:30:00.000Z", students: 1 }],
    };
    const admin = openEditions();
    await admin.click(await screen.findByRole("button", { name: "Change Maths" }));
    setDay("Exam starts", "11:00");
    setDay("Latest time to start", "11:15");
    await admin.click(getDialog("Maths").getByRole("button", { name: "Save" }));
    const confirmDialog = within(await screen.findByRole("dialog", { name: "Email 2 families?" }));
    expect(confirmDialog.getByText("Maths on Sunday, 17 January starts at 11:00 am.")).toBeVisible();
    expect(
      confirmDialog.getByText("Science is on this day too (start 11:00 am). 1 student is enrolled in both."),
    ).toBeVisible();
    await admin.click(confirmDialog.getByRole("button", { name: "Back" }));
    expect(getDialog("Maths").getByLabelText("Exam starts")).toHaveValue("11:00");
    await admin.click(getDialog("Maths").getByRole("button", { name: "Save" }));
    replies.save_edition_exam = { outcome: "changed_meanwhile" };
    await admin.click(await screen.findByRole("button", { name: "Save and email 2 families" }));
    expect(await screen.findByText(/Another organiser has changed this exam/)).toBeVisible();
    replies.save_edition_exam = { outcome: "saved", mailed: 2 };
    await admin.click(screen.getByRole("button", { name: "Save and email 2 families" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listChanges()).toMatchObject([
      { body: { p_is_agreed: false } },
      { body: { p_is_agreed: false } },
      { body: { p_is_agreed: true } },
      { body: { p_is_agreed: true } },
    ]);
  });

  it("saves nothing if nothing was changed, and sends a start time only if one was chosen", async () => {
    const admin = openEditions();
    await admin.click(await screen.findByRole("button", { name: "Change Maths" }));
    expect(getDialog("Maths").getByLabelText("Exam starts")).toHaveValue("");
    expect(getDialog("Maths").getByLabelText("Latest time to start")).toHaveValue("");
    await admin.click(getDialog("Maths").getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listChanges()).toEqual([]);
    await admin.click(screen.getByRole("button", { name: "Change Maths" }));
    setDay("Last day of registration", "2027-01-15");
    await admin.click(getDialog("Maths").getByRole("button", { name: "Save" }));
    await waitFor(() => expect(listChanges()).toHaveLength(1));
    expect(listChanges()[0]?.body).not.toHaveProperty("p_opens");
  });

  it("shows errors of the form, and sends nothing", async () => {
    const admin = openEditions();
    await admin.click(await screen.findByRole("button", { name: "Change Maths" }));
    setDay("Exam day", "");
    await admin.click(getDialog("Maths").getByRole("button", { name: "Save" }));
    expect(await getDialog("Maths").findByText("Please choose the exam day.")).toBeVisible();
    setDay("Exam day", "2027-01-16");
    await admin.click(getDialog("Maths").getByRole("button", { name: "Save" }));
    expect(await getDialog("Maths").findByText("Registration must close before the exam day.")).toBeVisible();
    expect(listChanges()).toEqual([]);
  });

  it.each([
    [
      { outcome: "outside_edition", from: "2026-12-15", to: "2027-01-31" },
      "The exam day must be between 15 December 2026 and 31 January 2027.",
    ],
    [
      { outcome: "closes_before_opening", opens_on: "2026-07-01" },
      "Registration opens on 1 July 2026 and cannot close before that.",
    ],
    [{ outcome: "not_found" }, /no longer exists/],
  ])("saves nothing and shows why if the server replies %o", async (reply, text) => {
    replies.save_edition_exam = reply;
    const admin = openEditions();
    await admin.click(await screen.findByRole("button", { name: "Change Maths" }));
    setDay("Exam day", "2027-02-20");
    await admin.click(getDialog("Maths").getByRole("button", { name: "Save" }));
    expect(await getDialog("Maths").findByText(text)).toBeVisible();
    expect(getDialog("Maths").getByLabelText("Exam day")).toHaveValue("2027-02-20");
  });
});

describe("an edition", () => {
  it("is created with its days, and errors are shown before the dialog closes", async () => {
    replies.save_edition = { outcome: "invalid", errors: ["season_taken"] };
    const organiser = openManageExams("&view=editions");
    await organiser.click(await screen.findByRole("button", { name: "New edition" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New edition" }));
    await organiser.type(dialog.getByLabelText("Name"), "Summer 2027");
    await organiser.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByText(/^Please enter the first and the last exam day/)).toBeVisible();
    for (const [label, day] of [
      ["First exam day", "2027-06-06"],
      ["Last exam day", "2027-06-27"],
      ["Day of the results", "2027-08-08"],
    ] as const)
      fireEvent.change(dialog.getByLabelText(label), { target: { value: day } });
    await organiser.selectOptions(dialog.getByLabelText("Season"), "Summer");
    await organiser.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByText("Another edition of this season ends in the same year.")).toBeVisible();
    replies.save_edition = { outcome: "saved", edition_id: winter };
    await organiser.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listArguments(calls, "save_edition").at(-1)).toEqual({
      p_name: "Summer 2027",
      p_season: "summer",
      p_exams_from: "2027-06-06",
      p_exams_to: "2027-06-27",
      p_results_on: "2027-08-08",
      p_camera: "optional",
    });
  });

  it("is not changed if another organiser has changed it meanwhile", async () => {
    replies.save_edition = { outcome: "changed_meanwhile" };
    const organiser = openManageExams("&view=editions");
    await organiser.click(await screen.findByRole("button", { name: "Change this edition" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change edition" }));
    await organiser.selectOptions(dialog.getByLabelText("Camera in exams"), "Off");
    await organiser.click(dialog.getByRole("button", { name: "Save" }));
    const confirmDialog = within(await screen.findByRole("dialog", { name: "Change Winter 2026-27?" }));
    expect(
      confirmDialog.getByText(/all pictures of this edition’s exams are deleted immediately/),
    ).toBeVisible();
    expect(listArguments(calls, "save_edition")).toEqual([]);
    await organiser.click(confirmDialog.getByRole("button", { name: "Save the change" }));
    expect(await confirmDialog.findByText(/^Another organiser has changed this edition/)).toBeVisible();
    expect(listArguments(calls, "save_edition")).toMatchObject([
      { p_id: winter, p_camera: "off", p_seen: { name: "Winter 2026-27", camera: "optional" } },
    ]);
  });

  it("asks before families read a new day of the results; Back shows the form with the typed values", async () => {
    const organiser = openManageExams("&view=editions");
    await organiser.click(await screen.findByRole("button", { name: "Change this edition" }));
    fireEvent.change(screen.getByLabelText("Day of the results"), { target: { value: "2027-02-20" } });
    await organiser.click(screen.getByRole("button", { name: "Save" }));
    expect(
      await screen.findByText(
        "The site will say that results come on 20 February 2027 instead of 1 March 2027.",
      ),
    ).toBeVisible();
    await organiser.click(screen.getByRole("button", { name: "Back" }));
    expect(screen.getByLabelText("Day of the results")).toHaveValue("2027-02-20");
    expect(listArguments(calls, "save_edition")).toEqual([]);
  });
});
