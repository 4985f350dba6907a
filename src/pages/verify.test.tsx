import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { expect, it } from "vitest";
import { certificateReply, verificationReply } from "../../tests/support/result-replies";
import { renderWithProviders } from "../../tests/support/render";
import { serveRpc } from "../../tests/support/server/serve-rpc";
import { paths, verifyPath } from "../config/paths";
import { VerifyCodePage } from "./verify-code";
import { VerifyPage } from "./verify";

const { code } = certificateReply;

/** A visitor opens the check, by the form or by a certificate's QR code. */
function open(path: string) {
  return renderWithProviders(
    <Routes>
      <Route path={paths.verify} element={<VerifyPage />} />
      <Route path={paths.verifyCode} element={<VerifyCodePage />} />
    </Routes>,
    { path },
  );
}

it("the check accepts a typed code, and shows the certificate without its rank and full name", async () => {
  const requests = serveRpc("verify_certificate", verificationReply);
  const user = open(paths.verify);
  await user.type(screen.getByRole("textbox", { name: "Certificate code" }), "oly w27 imo05 7f3kq9tx");
  await user.click(screen.getByRole("button", { name: "Check it" }));
  expect(await screen.findByRole("heading", { name: "This certificate is valid" })).toBeVisible();
  expect(requests).toEqual([{ p_code: code }]);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Asha V.",
    "Bronze medal (ranks 51 to 100)",
    "Maths Olympiad",
    "Class 5",
    "Winter 2026-27",
    "2,310",
    "1 March 2027",
  ]);
});

it("the check shows an error and sends no request for a text that is not a code", async () => {
  const user = open(paths.verify);
  await user.type(screen.getByRole("textbox"), "Asha Verma");
  await user.click(screen.getByRole("button", { name: "Check it" }));
  expect(await screen.findByText(/Please enter the code shown on the certificate/)).toBeVisible();
});

it.each([
  [true, "The name matches this certificate."],
  [false, /The name does not match this certificate/],
])("the check shows whether a full name matches: %s", async (name_matches, sentence) => {
  serveRpc("verify_certificate", verificationReply);
  const user = open(verifyPath(code));
  const field = await screen.findByRole("textbox", { name: "Name on the certificate" });
  const requests = serveRpc("verify_certificate", { ...verificationReply, name_matches });
  await user.type(field, "Asha Verma");
  await user.click(screen.getByRole("button", { name: "Check the name" }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(requests).toEqual([{ p_code: code, p_name: "Asha Verma" }]);
});

it("the check of a corrected certificate links to the valid certificate", async () => {
  serveRpc("verify_certificate", {
    ...verificationReply,
    outcome: "corrected",
    code: "OLY-W27-IMO05-00000000",
  });
  open(verifyPath(code));
  expect(await screen.findByRole("heading", { name: "There is a newer certificate" })).toBeVisible();
  expect(screen.getByRole("link", { name: "OLY-W27-IMO05-00000000" })).toHaveAttribute(
    "href",
    "/verify/OLY-W27-IMO05-00000000",
  );
  expect(screen.queryByRole("button", { name: "Check the name" })).toBeNull();
});

it.each([
  [{ ...verificationReply, outcome: "withdrawn" }, "This certificate is no longer valid"],
  [{ outcome: "held" }, "This certificate cannot be checked now"],
  [{ outcome: "deleted" }, "The student’s data has been deleted"],
  [{ outcome: "unknown" }, "No certificate has this code"],
])("the check shows the outcome $outcome", async (reply, title) => {
  serveRpc("verify_certificate", reply);
  open(verifyPath(code));
  expect(await screen.findByRole("heading", { name: title })).toBeVisible();
});

it("the check sends no request for a URL without a valid code", async () => {
  open(verifyPath("hello"));
  expect(await screen.findByRole("heading", { name: "No certificate has this code" })).toBeVisible();
});

it("the check shows an error after too many requests, and can be loaded again", async () => {
  serveRpc("verify_certificate", { code: "PT429", message: "Too many requests." }, 429);
  const user = open(verifyPath(code));
  expect(await screen.findByRole("alert")).toHaveTextContent("Too many attempts");
  serveRpc("verify_certificate", verificationReply);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "This certificate is valid" })).toBeVisible();
});
