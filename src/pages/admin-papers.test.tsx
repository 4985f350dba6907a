import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { winter, type Call } from "../../tests/support/account-factory";
import {
  listArguments,
  failRpc,
  makeAdminReplies,
  meera,
  serveAdminReplies,
  type AdminReplies,
} from "../../tests/support/admin-factory";
import { class4, class5, maths } from "../../tests/support/factories";
import { makeListedPaper, paperId } from "../../tests/support/paper-factory";
import { renderWithProviders, getShownQuery } from "../../tests/support/render";
import { AdminPanelPage } from "./admin-panel";

// Loaded here, so that the first test does not wait for the lazy import.
import "../features/admin/papers/papers";
import "../features/admin/papers/writing/key-gate";
import "../features/admin/papers/writing/solve-paper";

let replies: AdminReplies;
let calls: Call[];

beforeEach(() => {
  replies = makeAdminReplies();
  calls = serveAdminReplies(replies);
});

const open = (search = "") =>
  renderWithProviders(<AdminPanelPage />, { path: `/adminpanel?section=papers${search}` });
const noPaperFields = { paperId: null, status: "none", questions: 0, unsolved: 0, isKeyKnown: false };

describe("the list of papers", () => {
  it("shows each paper with its stage, its exam day and its number of enrolments", async () => {
    open();
    const table = within(await screen.findByRole("region", { name: "Papers of the edition" }));
    const [, row] = table.getAllByRole("row");
    expect(row).toHaveTextContent("Maths, Class 5");
    expect(row).toHaveTextContent("17 Jan 2027, 11:00 am IST");
    expect(row).toHaveTextContent("12");
    expect(row).toHaveTextContent("draft2 of 50 questions");
    expect(listArguments(calls, "list_papers")).toEqual([{ p_edition_id: winter }]);
  });

  it.each([
    [{ questions: 50, unsolved: 3 }, "3 to be solved"],
    [{ questions: 50, unsolved: 0, disagreements: 2 }, "2 disagreements open"],
    [{ questions: 50, unsolved: 0 }, "to be reviewed"],
  ])("shows the next step of a draft: %o", async (changes, message) => {
    replies.list_papers = [makeListedPaper(changes)];
    open();
    expect(await screen.findByText(message)).toBeVisible();
  });

  it("shows an alarm if a sealed paper is missing", async () => {
    replies.list_papers = [
      makeListedPaper({ isOverdue: true }),
      makeListedPaper({ ...noPaperFields, isOverdue: true, classId: class4, className: "Class 4" }),
    ];
    open();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "to the exam: Maths, Class 5; Maths, Class 4.",
    );
    expect(screen.getByText("urgent: not prepared")).toBeVisible();
  });

  it("creates a paper and opens it", async () => {
    replies.list_papers = [makeListedPaper(noPaperFields)];
    const organiser = open();
    await organiser.click(await screen.findByRole("button", { name: "Prepare Maths, Class 5" }));
    await waitFor(() => expect(getShownQuery()).toBe(`?section=papers&edition=${winter}&paper=${paperId}`));
    expect(listArguments(calls, "create_paper")).toEqual([
      { p_edition_id: winter, p_exam_id: maths, p_class_id: class5, p_kind: "exam" },
    ]);
  });

  it("shows an error if a paper could not be created", async () => {
    replies.list_papers = [makeListedPaper(noPaperFields)];
    failRpc("create_paper", 500);
    const organiser = open();
    await organiser.click(await screen.findByRole("button", { name: "Prepare Maths, Class 5" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("not responding right now");
  });

  it("shows the papers in use, and every class of a chosen exam", async () => {
    const unusedPaper = makeListedPaper({
      ...noPaperFields,
      enrolled: 0,
      classId: class4,
      className: "Class 4",
    });
    replies.list_papers = [makeListedPaper(), unusedPaper];
    const organiser = open();
    await screen.findByRole("link", { name: "Open Maths, Class 5" });
    expect(screen.queryByRole("button", { name: "Prepare Maths, Class 4" })).toBeNull();
    await organiser.selectOptions(screen.getByLabelText("Exam"), "Maths, all classes");
    expect(screen.getByRole("button", { name: "Prepare Maths, Class 4" })).toBeVisible();
    expect(getShownQuery()).toContain(`exam=${maths}`);
  });

  it("shows that an exam is cancelled instead of the next step of its paper", async () => {
    replies.list_papers = [makeListedPaper({ status: "draft", questions: 0, isCancelled: true })];
    open();
    expect(await screen.findByText("cancelled")).toBeVisible();
    expect(screen.queryByText(/of 50 questions/)).toBeNull();
  });

  it("has no link to a paper of a class in which the organiser has a child", async () => {
    replies.list_papers = [makeListedPaper({ hasConflictOfInterest: true })];
    open();
    expect(await screen.findByText(/not open to you/)).toBeVisible();
    expect(screen.queryByRole("link", { name: /Open/ })).toBeNull();
  });
});

describe("organisers' children", () => {
  const organiser = {
    id: meera.id,
    name: "Meera Nair",
    email: meera.email,
    childClassIds: [class4],
    enrolledClassIds: [],
    isYou: true,
  };

  it("are ticked by class, and organisers cannot remove a tick for their own child", async () => {
    replies.list_organisers = [organiser];
    const person = open();
    await person.click(await screen.findByRole("button", { name: /organiser’s child/ }));
    const classes = within(await screen.findByRole("group", { name: "Classes of Meera Nair" }));
    expect(classes.getByRole("checkbox", { name: "Class 4" })).toBeChecked();
    await person.click(classes.getByRole("checkbox", { name: "Class 5" }));
    await waitFor(() =>
      expect(listArguments(calls, "mark_organiser")).toEqual([
        { p_organiser_id: meera.id, p_edition_id: winter, p_class_id: class5, p_is_marked: true },
      ]),
    );
    replies.mark_organiser = { outcome: "own_mark" };
    await waitFor(() => expect(classes.getByRole("checkbox", { name: "Class 4" })).toBeEnabled());
    await person.click(classes.getByRole("checkbox", { name: "Class 4" }));
    expect(await classes.findByRole("alert")).toHaveTextContent("Another organiser must remove");
  });

  it("who are enrolled in the organiser's account are ticked, and the tick cannot be removed", async () => {
    replies.list_organisers = [{ ...organiser, childClassIds: [], enrolledClassIds: [class5] }];
    const person = open();
    await person.click(await screen.findByRole("button", { name: /organiser’s child/ }));
    const box = await screen.findByRole("checkbox", { name: "Class 5 (enrolled)" });
    expect(box).toBeChecked();
    expect(box).toBeDisabled();
  });
});
