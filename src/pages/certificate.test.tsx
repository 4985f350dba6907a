import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { asha, logIn } from "../../tests/support/factories";
import { certificateReply } from "../../tests/support/result-replies";
import { renderWithProviders } from "../../tests/support/render";
import { server } from "../../tests/support/server/server";
import { serveRpc } from "../../tests/support/server/serve-rpc";
import { certificatePath, paths } from "../config/paths";
import { CertificatePage } from "./certificate";

const { code } = certificateReply;

/** A family opens the URL of a certificate. */
function open(path = certificatePath(code)) {
  return renderWithProviders(
    <Routes>
      <Route path={paths.certificate} element={<CertificatePage />} />
    </Routes>,
    { path },
  );
}

beforeEach(() => {
  logIn();
  server.use(
    http.get("*/rest/v1/students", () => HttpResponse.json([{ id: asha.id, schoolName: "Sunrise School" }])),
  );
});

it("the page shows the certificate with the code of the URL, and prints it", async () => {
  const requests = serveRpc("get_certificate", certificateReply);
  const print = vi.spyOn(globalThis, "print").mockReturnValue();
  const user = open();
  const sheet = await screen.findByRole("article", { name: "Certificate" });
  expect(sheet).toHaveTextContent("Certificate of AchievementThis is to certify thatAsha Vermaof Class 5");
  expect(sheet).toHaveTextContent(
    "took the Maths Olympiad (Winter 2026-27) on 17 January 2027and won the Bronze Medal with rank 64 among 2,310 participants.",
  );
  expect(sheet).toHaveTextContent(code);
  await vi.waitFor(() => expect(sheet).toHaveTextContent("of Class 5, Sunrise School"));
  expect(requests).toEqual([{ p_code: code }]);
  await user.click(screen.getByRole("button", { name: "Print, or save as PDF" }));
  expect(print).toHaveBeenCalledOnce();
});

it("a certificate is found by a URL in lower case, as the site writes URLs", async () => {
  const requests = serveRpc("get_certificate", certificateReply);
  open(certificatePath(code).toLowerCase());
  expect(await screen.findByRole("article", { name: "Certificate" })).toHaveTextContent(code);
  expect(requests).toEqual([{ p_code: code }]);
});

it("a family corrects the name, and the page then has the URL of the new code", async () => {
  serveRpc("get_certificate", certificateReply);
  const user = open();
  const field = await screen.findByRole("textbox", { name: "Name on the certificate" });
  const newCode = "OLY-W27-IMO05-00000000";
  const requests = serveRpc("correct_certificate_name", { outcome: "corrected", code: newCode });
  const requestsAfterwards = serveRpc("get_certificate", {
    ...certificateReply,
    code: newCode,
    name: "Aasha Verma",
  });
  await user.clear(field);
  await user.type(field, "Aasha  Verma ");
  await user.click(screen.getByRole("button", { name: "Correct the name" }));
  expect(await screen.findByText("Aasha Verma")).toBeVisible();
  expect(requests).toEqual([{ p_code: code, p_name: "Aasha Verma" }]);
  expect(requestsAfterwards.at(-1)).toEqual({ p_code: newCode });
});

it.each([
  ["same", "The name is already spelt this way."],
  ["too_different", /This changes more than the spelling/],
  ["closed", /we will correct it/],
  ["limit", /corrected three times/],
  ["held", /The result is held at the moment/],
])(
  "a name that cannot be corrected (%s) shows why, and does not clear the typed text",
  async (outcome, sentence) => {
    serveRpc("get_certificate", certificateReply);
    serveRpc("correct_certificate_name", { outcome });
    const user = open();
    await user.type(await screen.findByRole("textbox", { name: "Name on the certificate" }), " Rao");
    await user.click(screen.getByRole("button", { name: "Correct the name" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    expect(screen.getByRole("textbox", { name: "Name on the certificate" })).toHaveValue("Asha Verma Rao");
  },
);

it("a name can no longer be corrected on the page once the time for corrections is over", async () => {
  serveRpc("get_certificate", { ...certificateReply, may_correct_until: null });
  open();
  await screen.findByRole("article");
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("a certificate that was replaced cannot be printed, and links to the valid one", async () => {
  serveRpc("get_certificate", {
    ...certificateReply,
    state: "corrected",
    replaced_by: "OLY-W27-IMO05-0000",
  });
  open();
  expect(await screen.findByRole("link", { name: "The valid certificate" })).toHaveAttribute(
    "href",
    "/certificate/OLY-W27-IMO05-0000",
  );
  expect(screen.queryByRole("article")).toBeNull();
});

it("a certificate that was withdrawn cannot be printed", async () => {
  serveRpc("get_certificate", { ...certificateReply, state: "withdrawn" });
  open();
  expect(await screen.findByRole("heading", { name: "This certificate was withdrawn" })).toBeVisible();
  expect(screen.queryByRole("article")).toBeNull();
});

it.each([
  ["consent", /A parent or guardian has not agreed/],
  ["refund", /A refund for this exam has been requested or started/],
  ["dispute", /disputed at the bank/],
  ["void", /An organiser has asked you a question about this exam/],
])("a certificate is not shown while its result is held for %s", async (held_for, sentence) => {
  serveRpc("get_certificate", { code, state: "held", held_for });
  open();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole("article")).toBeNull();
});
