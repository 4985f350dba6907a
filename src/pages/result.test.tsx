import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { logIn } from "../../tests/support/factories";
import { finalReply, paperReply, provisionalReply } from "../../tests/support/result-replies";
import { renderWithProviders } from "../../tests/support/render";
import { serveRpc } from "../../tests/support/server/serve-rpc";
import { paths, resultPath } from "../config/paths";
import { ResultPage } from "./result";

/** A family opens the URL of a result. */
function open() {
  return renderWithProviders(
    <Routes>
      <Route path={paths.result} element={<ResultPage />} />
    </Routes>,
    { path: resultPath(paperReply.paper_id) },
  );
}

beforeEach(() => {
  logIn();
  serveRpc("list_my_awards", []);
});

it("the page shows a final result: rank, neighbours, changes, award and certificate", async () => {
  const requests = serveRpc("get_result", finalReply);
  open();
  expect(
    await screen.findByRole("heading", { level: 1, name: "Asha, you won a bronze medal!" }),
  ).toBeVisible();
  expect(requests).toEqual([{ p_paper_id: paperReply.paper_id }]);
  expect(screen.getByRole("heading", { name: "Why 64 of 2,310?" }).parentElement).toHaveTextContent(
    "The student just above you (rank 63 of 2,310) has the same total marks, but 4 marks",
  );
  expect(screen.getByText(/^Rank: 104 of 2,310 →/)).toHaveTextContent("Rank: 104 of 2,310 → 64 of 2,310");
  expect(screen.getByText(/post it to you by 1 May 2027/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Your certificate" })).toHaveAttribute(
    "href",
    "/certificate/OLY-W27-IMO05-7F3KQ9TX",
  );
});

it("the page shows a provisional result without a rank", async () => {
  serveRpc("get_result", provisionalReply);
  open();
  expect(await screen.findByText(/These marks are provisional/)).toBeVisible();
  expect(screen.getByText("43", { exact: false, selector: "dd" })).toHaveTextContent("43 of 50");
});

it("the page of an exam without a result names the exam and says that the result is on its way", async () => {
  serveRpc("get_result", {
    outcome: "not_yet",
    paper: paperReply,
    expected_on: "2027-03-01",
    void_proposal: null,
  });
  open();
  expect(await screen.findByRole("heading", { name: "Your result is on its way" })).toBeVisible();
  expect(screen.getByText("Maths · Class 5 · Winter 2026-27 · 17 January 2027")).toBeVisible();
});

it("a rank without a number of participants is an error, after which the result can be loaded again", async () => {
  serveRpc("get_result", { ...finalReply, ranking: { ...finalReply.ranking, n: null } });
  const user = open();
  expect(await screen.findByRole("alert")).toHaveTextContent("Our service is not responding right now.");
  serveRpc("get_result", finalReply);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Your rank")).toBeVisible();
});
