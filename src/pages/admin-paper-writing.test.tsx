import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { winter, type Call } from "../../tests/support/account-factory";
import {
  listArguments,
  failRpc,
  makeAdminReplies,
  serveAdminReplies,
  type AdminReplies,
} from "../../tests/support/admin-factory";
import { makeListedPaper, makeOpenedPaper, paperId } from "../../tests/support/paper-factory";
import { renderWithProviders, getShownQuery } from "../../tests/support/render";
import { api, server } from "../../tests/support/server/server";
import { clearQuestionFiles } from "../data/question-files";
import { renderCsvExample } from "../items/paper/example";
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
  clearQuestionFiles();
  server.use(
    http.get("*/data/:file", () => HttpResponse.json([])),
    http.head("*/data/:file", () => new HttpResponse(null, { status: 404 })),
  );
});

const open = (view: string) =>
  renderWithProviders(<AdminPanelPage />, {
    path: `/adminpanel?section=papers&edition=${winter}&paper=${paperId}&view=${view}`,
  });
const savedPaperSchema = v.object({
  p_seen_revision: v.number(),
  p_items: v.array(v.looseObject({ n: v.number() })),
  p_key: v.record(v.string(), v.looseObject({ credited: v.array(v.string()) })),
});
const listSavedPapers = () =>
  listArguments(calls, "save_paper").map((body) => v.parse(savedPaperSchema, body));

describe("a file for import", () => {
  const chooseFiles = async (organiser: ReturnType<typeof open>, ...files: File[]) =>
    organiser.upload(await screen.findByLabelText("The questions, with their drawings and clips"), files);
  const makeCsvFile = (text: string) => new File([text], "paper.csv");

  it("with the questions of the example is saved completely", async () => {
    replies.list_papers = [makeListedPaper({ questions: 0, isKeyKnown: false })];
    replies.open_paper = makeOpenedPaper({ items: [], key: {}, revision: 0 });
    const organiser = open("import");
    await chooseFiles(organiser, makeCsvFile(renderCsvExample()));
    expect(await screen.findByText(/8 questions, and no problems found/)).toHaveTextContent(
      "8 of 50 questions",
    );
    await organiser.click(screen.getByRole("button", { name: "Import 8 questions" }));
    await waitFor(() => expect(getShownQuery()).toContain("view=write"));
    const [saved] = listSavedPapers();
    expect(saved?.p_seen_revision).toBe(0);
    expect(saved?.p_items).toHaveLength(8);
    expect(
      saved?.p_items.some((item) => "answer" in item || "why" in item),
      "no item contains its answer",
    ).toBe(false);
    expect(saved?.p_key["1"]?.credited).toEqual(["80 cm"]);
  });

  it("with errors is not saved, and each error is shown with its row and column", async () => {
    const organiser = open("import");
    await chooseFiles(
      organiser,
      makeCsvFile(
        renderCsvExample().replace('"A","A tailor', '"D","A tailor').replace("looked for half as many", ""),
      ),
    );
    const table = within(await screen.findByRole("region", { name: "Problems in the file" }));
    const [, first, second] = table.getAllByRole("row");
    expect(first).toHaveTextContent(/^Row 2sectionis not A, B or C/);
    expect(second).toHaveTextContent(/^Row 4mistake_a to mistake_ddoes not say why “Friday” is wrong/);
    expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
    expect(listSavedPapers()).toEqual([]);
  });

  it("is read again when it is corrected and chosen again with the same name", async () => {
    const organiser = open("import");
    const file = makeCsvFile(renderCsvExample().replace('"A","A tailor', '"D","A tailor'));
    await chooseFiles(organiser, file);
    expect(await screen.findByText(/^Nothing was saved: 1 problem/)).toBeVisible();
    const corrected = await new Blob([renderCsvExample()]).arrayBuffer();
    vi.spyOn(file, "arrayBuffer").mockResolvedValue(corrected);
    await chooseFiles(organiser, file);
    expect(await screen.findByText(/8 questions, and no problems found/)).toBeVisible();
    expect(screen.queryByText(/^Nothing was saved/)).toBeNull();
  });

  it("that is not UTF-8 is refused with a hint on how to save it", async () => {
    const organiser = open("import");
    await chooseFiles(organiser, new File([new Uint8Array([0x4d, 0xe9, 0x65, 0x6e, 0x61])], "paper.csv"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Save it again as “CSV UTF-8”");
  });

  it("that replaces questions needs a confirmation", async () => {
    const organiser = open("import");
    await chooseFiles(organiser, makeCsvFile(renderCsvExample()));
    await organiser.click(await screen.findByRole("button", { name: "Import 8 questions" }));
    const confirmation = within(screen.getByRole("dialog", { name: "Replace the questions of this paper?" }));
    expect(confirmation.getByText(/2 questions.* are removed/)).toBeVisible();
    expect(listSavedPapers()).toEqual([]);
    await organiser.click(confirmation.getByRole("button", { name: "Replace them" }));
    await waitFor(() => expect(listSavedPapers()).toHaveLength(1));
  });

  it("is refused together with another file of questions", async () => {
    const organiser = open("import");
    await chooseFiles(organiser, makeCsvFile(renderCsvExample()), new File(["{}"], "paper.json"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Please choose one CSV or JSON file");
  });

  it("stays chosen if it could not be saved", async () => {
    replies.save_paper = { outcome: "changed_meanwhile" };
    const organiser = open("import");
    await chooseFiles(organiser, makeCsvFile(renderCsvExample()));
    await organiser.click(await screen.findByRole("button", { name: "Import 8 questions" }));
    await organiser.click(screen.getByRole("button", { name: "Replace them" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Another organiser has changed this paper");
    expect(screen.getByRole("button", { name: "Import 8 questions" })).toBeEnabled();
  });

  it("cannot be chosen while the public questions cannot be loaded", async () => {
    // A file that exists (200) but cannot be fetched; a file that does not exist (404) means that there are no questions.
    server.use(http.head("*/data/:file", () => new HttpResponse(null, { status: 200 })));
    open("import");
    expect(await screen.findByText(/not responding right now/)).toBeVisible();
    expect(screen.queryByLabelText(/with their drawings/)).toBeNull();
  });
});

describe("a question written by hand", () => {
  const field = (name: string) => screen.getByLabelText(name);
  const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

  it("has a preview beside its fields, and is added at the end of its section", async () => {
    const organiser = open("question");
    await organiser.type(
      await screen.findByLabelText("Question"),
      "A rope of 90 m is cut into pieces of 15 m each. How many pieces are there?",
    );
    for (const [index, option] of ["6", "75", "105", "5"].entries()) fill(`Option ${"ABCD"[index]}`, option);
    await organiser.click(screen.getByRole("radio", { name: "A is correct" }));
    fill("Why B is wrong", "took 15 away");
    fill("Why C is wrong", "added the two");
    fill("Why D is wrong", "counted the cuts, not the pieces");
    fill("Why the answer is correct", "90 ÷ 15 = 6.");
    fill("Topic", "Four Operations");
    fill("Idea", "rope-pieces");
    const frame = screen.getByTitle<HTMLIFrameElement>("Preview as on a phone");
    const preview = within(frame.contentDocument?.body ?? document.body);
    expect(preview.getByRole("heading", { name: /A rope of 90 m/ })).toBeInTheDocument();
    expect(preview.getByText(/Question 3 of 3 · Section A/)).toBeInTheDocument();
    await organiser.click(screen.getByRole("button", { name: "Save the question" }));
    await waitFor(() => expect(getShownQuery()).toContain("view=write"));
    const [saved] = listSavedPapers();
    expect(saved?.p_items.map(({ n, section, family }) => [n, section, family])).toEqual([
      [1, "A", "buns-left"],
      [2, "A", "rope-pieces"],
      [3, "C", "backwards"],
    ]);
    expect(saved?.p_key["2"]?.credited).toEqual(["6"]);
    expect(saved?.p_key["3"]?.credited).toEqual(["26"]);
  });

  it("that breaks a rule is not saved: its fields show the errors and the typed text", async () => {
    const organiser = open("question&n=1");
    const mistake = await screen.findByLabelText("Why B is wrong");
    await organiser.clear(mistake);
    await organiser.clear(field("Why the answer is correct"));
    await organiser.type(field("Why the answer is correct"), "So it is");
    await organiser.click(screen.getByRole("button", { name: "Save the question" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("not saved yet");
    expect(mistake).toHaveAccessibleDescription(/Please say which mistake leads to this option/);
    expect(field("Why the answer is correct")).toHaveAccessibleDescription(/does not end as a sentence/);
    expect(field("Why the answer is correct")).toHaveValue("So it is");
    expect(listSavedPapers()).toEqual([]);
  });

  it("shows an error at each empty field, and accepts an idea that is typed as ordinary words", async () => {
    const organiser = open("question");
    await organiser.type(await screen.findByLabelText("Question"), "Which word is an adverb? She runs fast.");
    await organiser.type(field("Option A"), "fast");
    await organiser.type(field("Option B"), "runs");
    await organiser.type(field("Option C"), "She");
    await organiser.type(field("Idea"), "Adverb of manner");
    await organiser.click(screen.getByRole("button", { name: "Save the question" }));
    expect(await screen.findByText("Please choose the correct option.")).toBeVisible();
    expect(field("Why the answer is correct")).toHaveAccessibleDescription(/Please fill this in/);
    expect(field("Idea")).not.toHaveAccessibleDescription(/small letters/);
    await organiser.click(screen.getByRole("radio", { name: "A is correct" }));
    await organiser.click(screen.getByRole("button", { name: "Save the question" }));
    for (const letter of ["B", "C"])
      expect(field(`Why ${letter} is wrong`)).toHaveAccessibleDescription(
        /Please say which mistake leads to this option/,
      );
  });

  it("does not overwrite another organiser's change, and does not clear the typed text", async () => {
    replies.save_paper = { outcome: "changed_meanwhile" };
    const organiser = open("question&n=1");
    const question = await screen.findByLabelText("Question");
    await organiser.type(question, " Count well.");
    await organiser.click(screen.getByRole("button", { name: "Save the question" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Another organiser has changed this paper. Nothing was saved, and your text is still here",
    );
    expect(question).toHaveDisplayValue(/Count well\.$/);
    expect(getShownQuery()).toContain("view=question");
  });

  /** Changes question 1 and saves, after another organiser has saved the paper with these items. */
  const saveAfterOtherOrganiser = async (items: object[]) => {
    const organiser = open("question&n=1");
    const question = await screen.findByLabelText("Question");
    replies.open_paper = makeOpenedPaper({ revision: 9, items });
    server.use(
      http.post(
        `${api}/rest/v1/rpc/save_paper`,
        async ({ request }) => {
          calls.push({ name: "save_paper", body: await request.json() });
          return HttpResponse.json({ outcome: "changed_meanwhile" });
        },
        { once: true },
      ),
    );
    await organiser.type(question, " Count well.");
    await organiser.click(screen.getByRole("button", { name: "Save the question" }));
  };
  const [first, second] = makeOpenedPaper().items;

  it("is merged with another organiser's changes", async () => {
    await saveAfterOtherOrganiser([{ ...first }, { ...second, topic: "Fractions" }]);
    await waitFor(() => expect(getShownQuery()).toContain("view=write"));
    expect(listSavedPapers().map((body) => body.p_seen_revision)).toEqual([1, 9]);
    expect(listSavedPapers()[1]?.p_items.map(({ topic }) => topic)).toEqual([first?.topic, "Fractions"]);
  });

  it("is refused if another organiser has changed the same question", async () => {
    await saveAfterOtherOrganiser([{ ...first, topic: "Fractions" }, { ...second }]);
    expect(await screen.findByRole("alert")).toHaveTextContent("Another organiser has changed this paper");
    expect(listSavedPapers()).toHaveLength(1);
  });

  it("does not clear the typed text when the server does not respond", async () => {
    failRpc("save_paper", 500);
    const organiser = open("question&n=1");
    const question = await screen.findByLabelText("Question");
    await organiser.type(question, " Count well.");
    await organiser.click(screen.getByRole("button", { name: "Save the question" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("not responding right now");
    expect(question).toHaveDisplayValue(/Count well\.$/);
  });

  it("asks for a confirmation before a link within the panel discards the typed text", async () => {
    const organiser = open("question&n=1");
    const question = await screen.findByLabelText("Question");
    await organiser.type(question, " Count well.");
    await organiser.click(screen.getByRole("link", { name: "Status" }));
    const getConfirmation = () => within(screen.getByRole("dialog", { name: "Leave without saving?" }));
    await organiser.click(getConfirmation().getByRole("button", { name: "Cancel" }));
    expect(question).toHaveDisplayValue(/Count well\.$/);
    expect(getShownQuery()).toContain("view=question");
    await organiser.click(screen.getByRole("link", { name: "Status" }));
    await organiser.click(getConfirmation().getByRole("button", { name: "Leave without saving" }));
    await waitFor(() => expect(getShownQuery()).not.toContain("view="));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("can be left without a confirmation if nothing was changed", async () => {
    const organiser = open("question&n=1");
    await screen.findByLabelText("Question");
    await organiser.click(screen.getByRole("link", { name: "Status" }));
    await waitFor(() => expect(getShownQuery()).not.toContain("view="));
  });

  it("has other fields for each form", async () => {
    const organiser = open("question&n=1");
    await organiser.selectOptions(await screen.findByLabelText("Form"), "table");
    expect(field("Table")).toBeVisible();
    await organiser.selectOptions(field("Form"), "audio");
    expect(screen.queryByLabelText("Table")).toBeNull();
    expect(field("Spoken word")).toBeVisible();
  });

  it("is removed after a confirmation", async () => {
    const organiser = open("write");
    await organiser.click(await screen.findByRole("button", { name: "Remove question 2" }));
    await organiser.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(listSavedPapers().map(({ p_items: items }) => items.length)).toEqual([1]));
  });

  it("cannot be changed in a paper that is not a draft", async () => {
    replies.list_papers = [makeListedPaper({ status: "sealed" })];
    open("write");
    expect(await screen.findByRole("list", { name: "Questions" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /Remove/ })).toBeNull();
    expect(screen.queryByRole("link", { name: "Write a question" })).toBeNull();
  });
});
