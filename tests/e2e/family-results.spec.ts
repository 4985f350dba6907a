import { expect, type Page } from "@playwright/test";
import {
  certificateReply,
  decisionReply,
  finalReply,
  paperReply,
  proposalReply,
  reviewReply,
  verificationReply,
} from "../support/result-replies";
import { certificatePath, paths, resultPath, reviewPath } from "../../src/config/paths";
import { focusByTab, press } from "./by-keyboard";
import { test } from "./exam-room";
import { expectAccessible } from "./base-test";

const { code } = certificateReply;
const heldResult = { outcome: "held", paper: paperReply, held_for: "void", void_proposal: proposalReply };

/**
 * Replaces the server's replies about results, because the rules for results have their own tests.
 *
 * @returns the replies by the name of the SQL function; a test may change the replies
 */
async function replaceReplies(page: Page): Promise<Map<string, object>> {
  const replies = new Map<string, object>([
    ["get_result", { ...finalReply, certificate_code: code }],
    ["get_review", reviewReply],
    ["get_certificate", certificateReply],
    ["verify_certificate", verificationReply],
    ["challenge_key", { outcome: "filed", challenges_left: 4 }],
    ["reply_to_void", { outcome: "saved", replied_at: "2027-01-19T05:30:00.000Z" }],
  ]);
  await page.route("**/rest/v1/rpc/*", async (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    const json = replies.get(name);
    if (json === undefined || route.request().method() === "OPTIONS") return route.fallback();
    return route.fulfill({ json, headers: { "access-control-allow-origin": "*" } });
  });
  return replies;
}

/** Returns the number of pages that the browser prints, and their width and height in points. */
async function measurePrint(page: Page): Promise<{ pages: string | undefined; size: string | undefined }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return {
    pages: /\/Count (\d+)/.exec(pdf)?.[1],
    size: /\/MediaBox ?\[0 0 (\d+)[.\d]* (\d+)/.exec(pdf)?.slice(1).join(" x "),
  };
}

test.use({ serviceWorkers: "block" });

test("a family can use all result pages by keyboard alone, and each page is accessible", async ({
  page,
  child,
}) => {
  expect(child.family.session).toBeTruthy();
  const replies = await replaceReplies(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(resultPath(paperReply.paper_id));
  await expect(page.getByRole("heading", { name: "Your rank" })).toBeVisible();
  await expectAccessible(page);

  await press(page, "link", "Your certificate");
  await expect(page.getByRole("article", { name: "Certificate" })).toContainText(code);
  await expectAccessible(page);
  expect(await measurePrint(page), "the certificate is one page of A4 in landscape").toEqual({
    pages: "1",
    size: "841 x 594",
  });
  await focusByTab(page, page.getByLabel("Name on the certificate"));

  await press(page, "link", "How to verify it");
  await expect(page.getByRole("heading", { name: "This certificate is valid" })).toBeVisible();
  await focusByTab(page, page.getByLabel("Name on the certificate"));
  await page.keyboard.type("Asha Verma");
  await expectAccessible(page);

  await press(page, "link", "Check another certificate");
  await expect(page).toHaveURL(paths.verify);
  await focusByTab(page, page.getByRole("textbox"));
  await expectAccessible(page);

  await page.goto(reviewPath(paperReply.paper_id));
  await focusByTab(page, page.getByRole("button", { name: /^Challenge this answer/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /^Challenge the answer/ })).toBeVisible();
  await focusByTab(page, page.getByLabel("None of them is right"));
  await page.keyboard.press("Space");
  await focusByTab(page, page.getByLabel(/^Why\?/));
  await page.keyboard.type("Half of 9 depends on what is divided.");
  await expectAccessible(page);
  await press(page, "button", "Send the challenge");
  await expect(page.getByText(/^We have your challenge/)).toBeVisible();
  await expectAccessible(page);

  replies.set("get_result", heldResult);
  await page.goto(resultPath(paperReply.paper_id));
  await focusByTab(page, page.getByLabel(/^Your reply/));
  await page.keyboard.type("It was my sister, reading aloud.");
  await press(page, "button", "Send reply");
  await expect(page.getByText(/^We have your reply/)).toBeVisible();
  await expectAccessible(page);

  replies.set("get_result", {
    outcome: "void",
    paper: paperReply,
    void_proposal: { ...decisionReply, decision: "void" },
  });
  await page.goto(resultPath(paperReply.paper_id));
  await expect(page.getByRole("heading", { name: "This attempt does not count" })).toBeVisible();
  await expectAccessible(page);

  // The site redirects to addresses in small letters, so the certificate's code must work in small letters too.
  await page.goto(certificatePath(code).toLowerCase());
  await expect(page.getByRole("article", { name: "Certificate" })).toContainText(code);
});
