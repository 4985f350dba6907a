import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import { winter, type Call } from "../../../../../tests/support/account-factory";
import {
  listArguments,
  makeAdminReplies,
  serveAdminReplies,
} from "../../../../../tests/support/admin-factory";
import { maths } from "../../../../../tests/support/factories";
import { renderWithProviders, getShownQuery } from "../../../../../tests/support/render";
import { api, server } from "../../../../../tests/support/server/server";
import { PictureSheets } from "./picture-sheets";

const attemptId = "a77e3970-0000-4000-8000-000000000001";
const exam = {
  id: `${winter}.${maths}`,
  editionId: winter,
  examId: maths,
  name: "Maths",
  examOn: "2027-01-17",
};
const listedSheet = {
  attemptId,
  name: "Asha Verma",
  className: "Class 5",
  award: "gold",
  isDrawn: true,
  pictures: 2,
  verdict: null as string | null,
  note: null as string | null,
  decidedBy: null,
  decidedAt: null,
};
const sheet = {
  outcome: "sheet",
  name: "Asha Verma",
  phone: "9876543210",
  email: "asha@olympeak.example",
  exam: "Maths",
  class: "Class 5",
  started_at: "2027-01-17T05:31:00.000Z",
  finished_at: "2027-01-17T06:31:00.000Z",
  pictures: [
    { path: `${attemptId}/01`, taken_at: "2027-01-17T05:32:00.000Z" },
    { path: `${attemptId}/02`, taken_at: "2027-01-17T05:34:00.000Z" },
  ],
  camera_events: [{ kind: "camera_lost", at_ms: 300_000 }],
  reviews: [],
};

const makePictureReplies = () => ({
  ...makeAdminReplies(),
  list_picture_sheets: [listedSheet] as object[],
  read_picture_sheet: sheet as object,
  review_picture_sheet: { outcome: "noted" } as object,
});

let replies: ReturnType<typeof makePictureReplies>;
let calls: Call[];

beforeEach(() => {
  replies = makePictureReplies();
  calls = serveAdminReplies(replies);
  server.use(
    http.get(`${api}/storage/v1/object/exam-pictures/:attempt/:no`, ({ params }) =>
      params["no"] === "01"
        ? HttpResponse.arrayBuffer(new Uint8Array([1, 2, 3]).buffer, {
            headers: { "content-type": "image/jpeg" },
          })
        : HttpResponse.json({}, { status: 400 }),
    ),
  );
});

const openPictures = (query = "") =>
  renderWithProviders(<PictureSheets exam={exam} />, {
    path: `/adminpanel?section=day&view=pictures${query}`,
  });

it("the list shows the attempts whose pictures should be checked, with the reason and the notes", async () => {
  replies.list_picture_sheets = [
    listedSheet,
    {
      ...listedSheet,
      attemptId: "b",
      name: "Bela",
      award: null,
      pictures: 0,
      verdict: "call",
      note: "Two people.",
    },
  ];
  openPictures();
  const table = within(await screen.findByRole("region", { name: "Pictures of Maths" }));
  const [, firstRow, secondRow] = table.getAllByRole("row");
  for (const text of ["Asha Verma", "gold, to be confirmed, random", "2", "not checked yet"])
    expect(firstRow).toHaveTextContent(text);
  for (const text of ["random", "none", "Call", "Two people."]) expect(secondRow).toHaveTextContent(text);
  expect(listArguments(calls, "read_picture_sheet")).toEqual([]);
});

it("a dialog shows the pictures of an attempt, and saves with a note that the family should be called", async () => {
  const admin = openPictures();
  await admin.click(await screen.findByRole("button", { name: "Open Asha Verma" }));
  expect(getShownQuery()).toContain(`attempt=${attemptId}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Asha Verma" }));
  expect(await dialog.findByRole("img", { name: /^At 11:02/ })).toHaveAttribute(
    "src",
    "data:image/jpeg;base64,AQID",
  );
  expect(await dialog.findByText("Not here any more")).toBeVisible();
  expect(dialog.getByText(/The camera stopped taking pictures at 11:06/)).toBeVisible();
  expect(dialog.queryByRole("link", { name: /download|save/i })).toBeNull();
  await admin.type(dialog.getByLabelText("What you saw"), "Two people at 11:20.");
  await admin.click(dialog.getByRole("button", { name: "Call the family" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(listArguments(calls, "read_picture_sheet")).toEqual([{ p_attempt_id: attemptId }]);
  expect(listArguments(calls, "review_picture_sheet")).toEqual([
    { p_attempt_id: attemptId, p_verdict: "call", p_note: "Two people at 11:20." },
  ]);
});

it("a note is required if the family should be called", async () => {
  replies.review_picture_sheet = { outcome: "note_missing" };
  const admin = openPictures(`&attempt=${attemptId}`);
  await admin.click(await screen.findByRole("button", { name: "Call the family" }));
  expect(await screen.findByText("Please write why the family should be called.")).toBeVisible();
});

it.each([
  ["conflict_of_interest", "You have a child in this class."],
  ["not_chosen", "its pictures are not shown"],
])("if the server replies %s, no picture is shown, and a sentence explains why", async (outcome, text) => {
  replies.read_picture_sheet = { outcome };
  openPictures(`&attempt=${attemptId}`);
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
  expect(screen.queryByRole("img")).toBeNull();
});
