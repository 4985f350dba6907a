import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { makeAnswerRecord, makeAnswerRecordReply } from "../../tests/support/answer-record-factory";
import { logIn } from "../../tests/support/factories";
import { renderWithProviders } from "../../tests/support/render";
import { serveRpc } from "../../tests/support/server/serve-rpc";
import { api, server } from "../../tests/support/server/server";
import { paths, answerRecordPath } from "../config/paths";
import { AnswerRecordPage } from "./answer-record";

const attemptId = "a77e0000-0000-4000-8000-000000000001";

/** A family opens the URL of an answer record. */
function open() {
  return renderWithProviders(
    <Routes>
      <Route path={paths.answerRecord} element={<AnswerRecordPage />} />
    </Routes>,
    { path: answerRecordPath(attemptId) },
  );
}

beforeEach(() => {
  logIn();
  serveRpc("list_my_pictures", []);
});

it("the page shows the answer record of the attempt in its URL", async () => {
  const requests = serveRpc("get_answer_record", makeAnswerRecordReply(makeAnswerRecord()));
  open();
  expect(await screen.findByText("7F3K-Q9TX-AAAA")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Answer record");
  expect(requests).toEqual([{ p_attempt_id: attemptId }]);
});

it("the page of a running attempt shows the latest time at which it ends", async () => {
  const times = { deadline_at: "2026-12-19T06:30:00.000Z", server_now: "2026-12-19T06:00:00.000Z" };
  serveRpc("get_answer_record", { outcome: "running", ...times });
  open();
  expect(await screen.findByRole("heading", { name: "This exam is still in progress" })).toBeVisible();
  expect(screen.getByText(/by 12:00\s?pm IST/i)).toBeVisible();
});

it("the page of another account's attempt says so, and links to the student's own results", async () => {
  serveRpc("get_answer_record", { code: "42501", message: "Access denied." }, 403);
  open();
  expect(await screen.findByRole("heading", { name: "This page belongs to another account" })).toBeVisible();
  expect(screen.getByRole("link", { name: "See your own results" })).toHaveAttribute(
    "href",
    "/studentdashboard",
  );
});

it("the page shows the pictures of the attempt after a press, and how long they are stored", async () => {
  serveRpc("get_answer_record", makeAnswerRecordReply(makeAnswerRecord()));
  serveRpc("list_my_pictures", [{ path: `${attemptId}/01`, takenAt: "2026-12-19T05:32:00+00:00" }]);
  server.use(
    http.get(`${api}/storage/v1/object/exam-pictures/${attemptId}/01`, () =>
      HttpResponse.arrayBuffer(new Uint8Array([1, 2, 3]).buffer),
    ),
  );
  const family = open();
  await family.click(await screen.findByRole("button", { name: "Show them" }));
  expect(await screen.findByRole("img", { name: /^At 11:02/ })).toHaveAttribute(
    "src",
    "data:image/jpeg;base64,AQID",
  );
  expect(screen.getByText(/We delete them 30 days after the final result/)).toBeVisible();
});
